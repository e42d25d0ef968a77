// The rules of playone: `playone.md` and the rulings P1-P15.
import { list, note, picture, type Rules, steps, table, text } from "@/app/rules/chapters";
import { Actions, Fits, Stacked } from "@/app/rules/pictures/playone";

export const rules: Rules = {
  lead: ["Lay a card that matches the one on top, and be the first without cards.", "Echa una carta que case con la de arriba, y sé quien primero se quede sin cartas."],
  chapters: [
    {
      id: "cards",
      title: ["The cards", "Las cartas"],
      blocks: [
        text(
          "There are **108**. Each of the four colours has one 0, two each of 1 to 9, and two each of Skip, Reverse and Draw Two. Four Wild and four Wild Draw Four have no colour. Each colour has its own sign: red a diamond, blue a drop, green a leaf, yellow a sun.",
          "Son **108**. Cada uno de los cuatro colores tiene un 0, dos de cada del 1 al 9, y dos Saltos, dos Reversas y dos Roba dos. Cuatro Comodines y cuatro Comodines roba cuatro no tienen color. Cada color lleva su signo: el rojo un rombo, el azul una gota, el verde una hoja, el amarillo un sol.",
        ),
        picture(Actions, "The cards that do something.", "Las cartas que hacen algo."),
      ],
    },
    {
      id: "turn",
      title: ["Your turn", "Tu turno"],
      blocks: [
        text("Everybody gets **seven** cards, and the next one is turned up.", "Cada cual recibe **siete** cartas, y la siguiente se pone boca arriba."),
        picture(Fits, "A card fits if it has the colour asked for, or the number or action of the card on top. Wild cards always fit.", "Una carta vale si tiene el color que se pide, o el número o la acción de la de arriba. Los comodines valen siempre."),
        steps(
          ["If you have a card that fits, you **must lay one**.", "Si tienes una carta que vale, **debes echar una**."],
          ["If you have none, you **draw one**. If it fits, it is laid at once, by itself; if it is wild, you then choose the colour. If it does not fit, the turn passes.", "Si no tienes ninguna, **robas una**. Si vale, se echa sola al momento; si es un comodín, eliges después el color. Si no vale, pasa el turno."],
        ),
        note("Nobody may challenge a Wild Draw Four, whatever else was in the hand.", "Nadie puede impugnar un Comodín roba cuatro, tenga lo que tenga quien lo echa."),
      ],
    },
    {
      id: "stacking",
      title: ["Stacking", "Apilar"],
      blocks: [
        text(
          "While cards are to be drawn, there are two things to do: lay another **Draw Two or Wild Draw Four**, of any colour and on either, and the number grows; or **draw them all** and lose the turn. You may draw even if you could stack. Nothing drawn in this way is laid at once.",
          "Mientras haya cartas que robar solo hay dos cosas que hacer: echar otro **Roba dos o Comodín roba cuatro**, de cualquier color y sobre cualquiera de los dos, y la cuenta crece; o **robarlas todas** y perder el turno. Puedes robar aunque pudieras apilar. Nada de lo que se roba así se echa al momento.",
        ),
        picture(Stacked, "Two and four and two: whoever cannot or will not stack draws eight.", "Dos y cuatro y dos: quien no pueda o no quiera apilar roba ocho."),
      ],
    },
    {
      id: "first",
      title: ["The first card", "La primera carta"],
      blocks: [
        text("What is turned up decides how the round begins. The player after the dealer is first.", "Lo que se pone boca arriba decide cómo empieza la ronda. Empieza quien va después de quien reparte."),
        table(
          [["First card", "Primera carta"], ["How it begins", "Cómo empieza"]],
          [["A number, Draw Two", "Un número, Roba dos"], ["as usual; nobody has to draw", "como siempre; nadie tiene que robar"]],
          [["Skip", "Salto"], ["the first player loses the turn", "el primero pierde el turno"]],
          [["Reverse", "Reversa"], ["the other way round, with the dealer’s other neighbour; between two, as a Skip", "en el otro sentido, con el otro vecino de quien reparte; entre dos, como un Salto"]],
          [["Wild, Wild Draw Four", "Comodín, Comodín roba cuatro"], ["the first player chooses the colour and plays; nobody has to draw", "el primero elige el color y juega; nadie tiene que robar"]],
        ),
      ],
    },
    {
      id: "end",
      title: ["The end of a round", "El final de la ronda"],
      blocks: [
        text(
          "Whoever has **no cards left** wins the round at once. The last card has no effect; if it is a wild one, no colour is chosen. Five seconds later the next round begins, sooner if somebody says so, and the deal moves on.",
          "Quien **se queda sin cartas** gana la ronda al momento. La última carta no hace efecto; si es un comodín, no se elige color. Cinco segundos después empieza la siguiente, o antes si alguien lo pide, y reparte el siguiente.",
        ),
        text(
          "Rounds won are counted. There are points too, if the options say so: the winner gets what the others still hold, numbers at face value, actions 20, wild cards 50.",
          "Se cuentan las rondas ganadas. También puede haber puntos, si lo dicen las opciones: quien gana recibe lo que a los demás les queda en la mano, los números por su valor, las acciones 20, los comodines 50.",
        ),
      ],
    },
    {
      id: "special",
      title: ["Good to know", "Conviene saber"],
      blocks: [
        list(
          ["**The pile is empty:** the discards but the top one are shuffled into a new one. If there are too few, you draw what there is, and nothing more is owed.", "**Se acaba el mazo:** se baraja el descarte, menos la carta de arriba. Si no alcanza, robas lo que haya y no se debe nada más."],
          ["**Stalemate:** when every player in a row could neither lay nor draw, the round ends, and nobody wins it.", "**Tablas:** si todos, uno tras otro, no pudieron ni echar ni robar, la ronda termina y nadie la gana."],
          ["**Somebody leaves:** that hand is out of the game. Cards that were to be drawn are now for the next one. The last player there has won.", "**Alguien se va:** su mano sale del juego. Las cartas que tenía que robar son ahora para el siguiente. Quien se queda solo ha ganado."],
          ["**Somebody comes:** whoever joins during a round is in from the next one.", "**Alguien llega:** quien entra durante una ronda juega desde la siguiente."],
        ),
      ],
    },
  ],
};
