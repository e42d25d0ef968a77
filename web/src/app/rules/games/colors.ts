// The rules of colors: `king-of-colors.md` and the rulings K1-K22.
import { list, note, picture, type Rules, steps, table, text } from "@/app/rules/chapters";
import { Board, Combat, Tiles } from "@/app/rules/pictures/colors";

export const rules: Rules = {
  lead: [
    "Three armies, 37 hexagons, three colours. Plan in secret, grow, march, and hold four territories of each colour.",
    "Tres ejércitos, 37 hexágonos, tres colores. Planea en secreto, crece, avanza, y controla cuatro territorios de cada color.",
  ],
  chapters: [
    {
      id: "goal",
      title: ["What it is about", "De qué se trata"],
      blocks: [
        text(
          "Whoever **alone** holds at least **four light blue, four purple and four orange** territories when a round ends has won. If two do, the game goes on. You hold a territory while at least one of your troops stands there.",
          "Gana quien al terminar una ronda sea **el único** que controle al menos **cuatro territorios celestes, cuatro morados y cuatro naranjas**. Si son dos, se sigue jugando. Controlas un territorio mientras haya en él al menos una tropa tuya.",
        ),
        picture(
          Board,
          "A game begins. The number in the circle is the level: how many troops a territory produces. Home is 2 and the centre 4; turn the board by a third, and the levels are the same for all.",
          "Empieza una partida. El número en el círculo es el nivel: cuántas tropas produce el territorio. En casa es 2 y en el centro 4; gira el tablero un tercio, y los niveles son iguales para todos.",
        ),
        text(
          "Luck gives each an army: red, blue or green. You begin in a corner with three territories and **five troops in each**. These nine and the centre are blank and count for no colour.",
          "La suerte da a cada uno un ejército: rojo, azul o verde. Empiezas en una esquina con tres territorios y **cinco tropas en cada uno**. Esos nueve y el centro están en blanco y no cuentan para ningún color.",
        ),
      ],
    },
    {
      id: "round",
      title: ["A round", "Una ronda"],
      blocks: [
        text("Luck decides who is first. The turn goes clockwise, and every round begins with the next player.", "La suerte decide quién empieza. El turno va en sentido horario, y cada ronda la empieza el siguiente."),
        steps(
          ["**Planning.** Three times round the table, each places a tile in a territory of their own that has none, or passes. Where it lies is public; of which kind it is, secret.", "**Planificación.** Tres vueltas: cada uno pone una ficha en un territorio suyo que no tenga, o pasa. Dónde está lo ven todos; de qué tipo es, nadie más."],
          ["**Event.** A card is drawn for this round.", "**Evento.** Se revela una carta para esta ronda."],
          ["**Production.** All tiles are turned up. In turn, each gets as many new troops as the levels of their territories come to, and lays out **all** troops anew: at least one and at most twenty in each territory.", "**Producción.** Se revelan todas las fichas. Por turno, cada uno recibe tantas tropas nuevas como sumen los niveles de sus territorios, y distribuye de nuevo **todas** sus tropas: al menos una y como mucho veinte en cada territorio."],
          ["**Movement.** In turn, each activates one movement tile: some of the troops there, but not all, go to a neighbouring territory. Whoever can move must. It goes on until nobody can.", "**Movimiento.** Por turno, cada uno activa una ficha de movimiento: parte de las tropas de ahí, no todas, pasa a un territorio vecino. Quien puede mover debe hacerlo. Se sigue hasta que nadie pueda."],
          ["**Victory.** Has somebody won? If not, the tiles that are left go, and a new round begins.", "**Victoria.** ¿Ha ganado alguien? Si no, se retiran las fichas que queden y empieza otra ronda."],
        ),
      ],
    },
    {
      id: "tiles",
      title: ["The tiles", "Las fichas"],
      blocks: [
        picture(Tiles, "Three a round. You may place the same kind three times.", "Tres por ronda. Puedes poner tres veces el mismo tipo."),
        note("A movement tile needs at least two troops where it lies: one has to stay.", "Una ficha de movimiento necesita al menos dos tropas donde está: una tiene que quedarse."),
      ],
    },
    {
      id: "movement",
      title: ["Where troops go", "Adónde van las tropas"],
      blocks: [
        list(
          ["**Into an empty territory** they just walk.", "**A un territorio vacío** pasan sin más."],
          ["**Into your own** they add up; what exceeds twenty is lost.", "**A uno tuyo** se suman; lo que pase de veinte se pierde."],
          ["**Into an enemy’s** there is a combat.", "**A uno enemigo** hay combate."],
        ),
        text("The movement tile is used up, and so is any tile on the territory they go to, however it ends.", "La ficha de movimiento se gasta, y también cualquier ficha del territorio al que van, acabe como acabe."),
      ],
    },
    {
      id: "combat",
      title: ["Combat", "Combate"],
      blocks: [
        steps(
          ["A **defence tile** strikes down three attackers and is gone. If that was all of them, the attack ends there, and the defender loses nothing.", "Una **ficha de defensa** elimina a tres atacantes y se descarta. Si eran todos, el ataque termina ahí y quien defiende no pierde nada."],
          ["The **stronger** side wins, and both lose as many troops as the weaker side had.", "Gana el **más fuerte**, y ambos pierden tantas tropas como tenía el más débil."],
          ["If the attack wins, all its survivors move in. **Equal** armies destroy each other, and the territory is empty.", "Si gana el ataque, entran todos los que quedan. Con fuerzas **iguales** se destruyen, y el territorio queda vacío."],
        ),
        picture(Combat, "Nine against five behind a defence tile: three fall, six meet five, one moves in.", "Nueve contra cinco tras una ficha de defensa: caen tres, seis contra cinco, entra uno."),
      ],
    },
    {
      id: "events",
      title: ["The events", "Los eventos"],
      blocks: [
        text("Each is as likely as the others, every round. Where a card leaves a choice, all choose at once and in secret.", "Cada ronda, todos son igual de probables. Si una carta deja elegir, todos eligen a la vez y en secreto."),
        table(
          [["Card", "Carta"], ["What it does", "Qué hace"]],
          [["The game goes on", "El juego se mantiene"], ["nothing", "nada"]],
          [["Mega production", "Mega producción"], ["production tiles triple their level", "las fichas de producción triplican su nivel"]],
          [["Double defence", "Defensa doble"], ["one defence tile of each player strikes down six", "una ficha de defensa de cada jugador elimina a seis"]],
          [["Double movement", "Doble movimiento"], ["whoever produces 8 or more may place one more movement tile", "quien produzca 8 o más puede poner otra ficha de movimiento"]],
          [["Sudden death", "Muerte súbita"], ["each player loses one defence tile", "cada jugador pierde una ficha de defensa"]],
        ),
        note("Everybody with two tiles or more is asked about defence tiles, even with nothing to choose: being passed over would tell the others.", "A quien tenga dos fichas o más se le pregunta por las de defensa aunque no tenga qué elegir: saltárselo se lo diría a los demás."),
      ],
    },
    {
      id: "special",
      title: ["Time, and who leaves", "El tiempo, y quien se va"],
      blocks: [
        table(
          [["Turn", "Turno"], ["Time", "Tiempo"], ["When it is up", "Si se acaba"]],
          [["a tile", "una ficha"], ["2 min", "2 min"], ["no tile", "sin ficha"]],
          [["the choice of an event", "la elección de un evento"], ["2 min", "2 min"], ["the first of one’s tiles, and no extra tile", "la primera de las propias, y ninguna ficha extra"]],
          [["production", "producción"], ["3 min", "3 min"], ["new troops stay where they were produced", "las tropas nuevas se quedan donde se produjeron"]],
          [["a movement", "un movimiento"], ["5 min", "5 min"], ["a movement tile goes unused", "se pierde una ficha de movimiento sin usar"]],
        ),
        list(
          ["Whoever holds no territory is out. If only one army is left, it wins.", "Quien no controla ningún territorio queda fuera. Si solo queda un ejército, gana."],
          ["Whoever leaves is skipped; the army stays and defends itself. Whoever comes back leads it again.", "A quien se va se le salta; su ejército se queda y se defiende. Si vuelve, lo dirige de nuevo."],
        ),
      ],
    },
  ],
};
