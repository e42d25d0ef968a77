// The rules of serpent: `serpentrace.md` and the rulings R1-R32.
import { both, list, note, picture, type Rules, table, text } from "@/app/rules/chapters";
import { Fields, Penalty, Reward, Track, Turn, Zoned } from "@/app/rules/pictures/serpent";

export const rules: Rules = {
  lead: [
    "A race over a hundred fields on the back of a serpent: roll, answer, and calculate where your answer takes you.",
    "Una carrera de cien casillas sobre el lomo de una serpiente: tira, responde, y calcula adónde te lleva la respuesta.",
  ],
  chapters: [
    {
      id: "goal",
      title: ["What it is about", "De qué se trata"],
      blocks: [
        text("Whoever reaches **field 100** first has won: by dice, by a right calculation, or by luck. Two to ten race, and a gamemaster may judge the jokers, as a teacher does in class.", "Gana quien primero llegue a la **casilla 100**: con el dado, con un cálculo acertado o con suerte. Corren de dos a diez, y puede haber un moderador que juzgue los comodines, como un profesor en clase."),
        picture(Track, "The first thirty fields of one board. Every game has another one.", "Las primeras treinta casillas de un tablero. En cada partida es otro."),
      ],
    },
    {
      id: "turn",
      title: ["Your turn", "Tu turno"],
      blocks: [
        picture(Turn, "What a turn can bring.", "Lo que puede traer un turno."),
        picture(Fields, "Of the hundred fields 40 are regular, 25 positive, 25 negative and 10 luck.", "De las cien casillas, 40 son normales, 25 positivas, 25 negativas y 10 de suerte."),
        table(
          [["Field", "Casilla"], ["Answer", "Respuesta"], ["What follows", "Qué sigue"]],
          [["positive", "positiva"], ["correct", "correcta"], ["a reward: calculate where it takes you", "un premio: calcula adónde te lleva"]],
          [["positive", "positiva"], ["wrong", "incorrecta"], ["you stay where the dice put you", "te quedas donde te puso el dado"]],
          [["negative", "negativa"], ["correct", "correcta"], ["you stay: the penalty is avoided", "te quedas: te libras del castigo"]],
          [["negative", "negativa"], ["wrong", "incorrecta"], ["a penalty: calculate where it takes you", "un castigo: calcula adónde te lleva"]],
        ),
      ],
    },
    {
      id: "calculation",
      title: ["The calculation", "El cálculo"],
      blocks: [
        text(
          "All that you need is on the board: where you stood **before** the roll, what you rolled, and the **step value** written on your field. Add the modifier, which depends on the digits of where you stood and has the sign of the field.",
          "Todo lo que necesitas está en el tablero: dónde estabas **antes** de tirar, lo que ha salido, y el **valor de paso** escrito en tu casilla. Súmale el modificador, que depende de las cifras de donde estabas y lleva el signo de la casilla.",
        ),
        picture(Reward, "From field 15 with a four, onto a positive field of step value 2.", "Desde la casilla 15 con un cuatro, a una casilla positiva de valor de paso 2."),
        picture(Penalty, "From field 35 with a six, onto a negative field of step value −1.", "Desde la casilla 35 con un seis, a una casilla negativa de valor de paso −1."),
        table(
          [["Where you stood", "Dónde estabas"], ["Modifier", "Modificador"]],
          [["ends in 0", "acaba en 0"], both("0")],
          [["ends in 5", "acaba en 5"], both("±3")],
          [["else, divisible by 3", "si no, divisible entre 3"], both("±2")],
          [["else, odd", "si no, impar"], both("±1")],
          [["else", "si no"], both("0")],
        ),
        text(
          "If your calculation is **right**, you go there. If it is **wrong**, you go to two fields before it. If you are not done in 30 seconds, you stay where the dice put you. The result is always kept between field 1 and field 100.",
          "Si el cálculo es **correcto**, vas allí. Si es **incorrecto**, vas dos casillas antes. Si no lo das en 30 segundos, te quedas donde te puso el dado. El resultado siempre queda entre la casilla 1 y la 100.",
        ),
        note("A wrong calculation never wins: one that leads to field 100 ends on field 98.", "Un cálculo incorrecto nunca gana: el que lleva a la casilla 100 acaba en la 98."),
      ],
    },
    {
      id: "zones",
      title: ["The other rule: zones", "La otra regla: zonas"],
      blocks: [
        text("The table may choose a simpler sum: where you stood, plus dice, plus step value, plus the modifier of the zone where you stood. Step values are 0 to 3 on both kinds of fields.", "La mesa puede elegir una suma más sencilla: donde estabas, más el dado, más el valor de paso, más el modificador de la zona en la que estabas. Los valores de paso van de 0 a 3 en los dos tipos de casilla."),
        picture(Zoned, "From field 20 with a four, onto a field of step value 2.", "Desde la casilla 20 con un cuatro, a una casilla de valor de paso 2."),
        table(
          [["You stood on", "Estabas en"], ["up to 20", "hasta 20"], both("21–40"), both("41–60"), both("61–80"), both("81–100")],
          [["Modifier", "Modificador"], both("+2"), both("−1"), both("+1"), both("−2"), both("+3")],
        ),
      ],
    },
    {
      id: "jokers",
      title: ["Jokers and the gamemaster", "Comodines y moderador"],
      blocks: [
        text(
          "If a calculation has led you to a special field, you draw a **joker**: a small task, to be done at the table. The gamemaster says whether you have done it; without a gamemaster, every joker is approved. For a joker you calculate from the field you stand on, and the dice count as **six**. Where a joker takes you, nothing more is drawn.",
          "Si un cálculo te ha llevado a una casilla especial, robas un **comodín**: una pequeña tarea que se hace en la mesa. El moderador dice si la has hecho; sin moderador, todos se aprueban. Con un comodín calculas desde la casilla en que estás, y el dado vale **seis**. Adonde te lleve un comodín ya no se roba nada.",
        ),
        table(
          [["Field", "Casilla"], ["Approved", "Aprobado"], ["Rejected", "Rechazado"]],
          [["positive", "positiva"], ["calculate", "calculas"], ["stay", "te quedas"]],
          [["negative", "negativa"], ["stay", "te quedas"], ["calculate", "calculas"]],
          [["luck", "suerte"], ["stay", "te quedas"], ["stay", "te quedas"]],
        ),
      ],
    },
    {
      id: "luck",
      title: ["Luck", "Suerte"],
      blocks: [
        text("A luck card acts at once. Where it moves you, nothing more is drawn.", "Una carta de suerte actúa al momento. Adonde te mueva ya no se roba nada."),
        list(
          ["**Forward** some fields, which may win; or **back**, never before field 1; or back to **field 1**.", "**Adelante** unas casillas, y puedes ganar así; o **atrás**, nunca antes de la casilla 1; o de vuelta a la **casilla 1**."],
          ["**Extra turns**, or **turns to lose**. They add up, and extra turns are played first.", "**Turnos extra**, o **turnos por perder**. Se suman, y los extra se juegan primero."],
        ),
      ],
    },
    {
      id: "cards",
      title: ["The cards", "Las cartas"],
      blocks: [
        table(
          [["Type", "Tipo"], ["What you answer", "Qué se responde"]],
          [["Quiz", "Test"], ["the right one of up to four options", "la correcta de hasta cuatro opciones"]],
          [["Pairing", "Unir u ordenar"], ["what belongs together, all pairs; or the words of a sentence in order", "lo que va junto, todas las parejas; o las palabras de una frase en orden"]],
          [["Own answer", "Respuesta libre"], ["any text; capitals, accents and blanks around it do not matter", "cualquier texto; no importan mayúsculas, tildes ni espacios alrededor"]],
          [["True or false", "Verdadero o falso"], ["which of the two", "cuál de los dos"]],
          [["Estimate", "Estimación"], ["a number, near enough: the card says how near", "un número bastante cercano: la carta dice cuánto"]],
        ),
        note("There are decks in English and Spanish, and you can write your own under “Decks”.", "Hay mazos en inglés y en español, y puedes escribir los tuyos en «Mazos»."),
      ],
    },
    {
      id: "special",
      title: ["Time, and who leaves", "El tiempo, y quien se va"],
      blocks: [
        table(
          [["What", "Qué"], ["Time", "Tiempo"], ["When it is up", "Si se acaba"]],
          [["rolling", "tirar"], ["no limit", "sin límite"], both("–")],
          [["answering", "responder"], both("60 s"), ["it counts as wrong", "cuenta como incorrecta"]],
          [["calculating", "calcular"], both("30 s"), ["you stay", "te quedas"]],
          [["judging a joker", "juzgar un comodín"], both("120 s"), ["it is rejected", "se rechaza"]],
        ),
        list(
          ["A racer who leaves loses the turn and the card; whoever comes back stands where they stood. The last racer there wins.", "Quien se va pierde el turno y la carta; si vuelve, está donde estaba. El último que quede en la carrera gana."],
          ["If there is no card for a field, the turn passes.", "Si no hay carta para una casilla, pasa el turno."],
        ),
      ],
    },
  ],
};
