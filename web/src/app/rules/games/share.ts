// The rules of share: `share-rules.md` and the rulings H1-H26.
import { list, note, picture, type Rules, steps, table, text } from "@/app/rules/chapters";
import { Kinds, Partial, Producers, Verdict } from "@/app/rules/pictures/share";

export const rules: Rules = {
  lead: [
    "Three producers, five rounds, and each round with other rules: from anarchy to a judge of your own.",
    "Tres productores, cinco rondas, y en cada una otras reglas: de la anarquía a un juez propio.",
  ],
  chapters: [
    {
      id: "goal",
      title: ["What it is about", "De qué se trata"],
      blocks: [
        text(
          "One of you produces **turkeys**, one **coffee**, one **corn**; luck decides who. Each starts with **five** of the own kind. What you produce is worth **1** to you, what the others produce is worth **2**: five of your own and five of others make fifteen points. What you hold carries over from round to round, and at the end the richest wins; ties are shared.",
          "Uno produce **pavos**, otro **café** y otro **maíz**; lo decide la suerte. Cada cual empieza con **cinco** de lo suyo. Lo que produces vale **1** para ti; lo de los demás vale **2**: cinco propios y cinco ajenos son quince puntos. Lo que tienes pasa de ronda en ronda, y al final gana quien más tenga; los empates se comparten.",
        ),
        picture(Producers, "Everybody trades with everybody, and all see all offers.", "Todos comercian con todos, y todos ven todas las ofertas."),
      ],
    },
    {
      id: "round",
      title: ["A round", "Una ronda"],
      blocks: [
        steps(
          [
            "**Trading.** All three at once, with no time limit. Offer one of the others so much for so much: at most **two offers to each** in a round, and those that you withdraw count. You may offer and ask for more than there is.",
            "**Comercio.** Los tres a la vez y sin límite de tiempo. Ofrece a otro tanto por tanto: como mucho **dos ofertas a cada uno** por ronda, y las que retires cuentan. Puedes ofrecer y pedir más de lo que hay.",
          ],
          ["**Answer** what is offered to you: accept, reject or **snatch**: take it and give nothing.", "**Responde** a lo que te ofrecen: acepta, rechaza o **roba**: tómalo sin dar nada."],
          [
            "**Done.** Say so once you have answered every offer to you. You may take it back while others are not done; a new offer to you, or a snatch of yours, takes it back as well. When all three are done, the round closes.",
            "**Listo.** Dilo cuando hayas respondido a todo lo que te ofrecieron. Puedes volver atrás mientras los demás no hayan terminado; una oferta nueva para ti, o que te roben, también te devuelve al juego. Cuando los tres están listos, la ronda se cierra.",
          ],
          ["**Judging**, in rounds of governance, if a snatch was reported. Then the **results**, until all continue, or for fifteen seconds.", "**Juicio**, en las rondas de gobernanza, si se denunció un robo. Después los **resultados**, hasta que todos sigan, o quince segundos."],
        ),
      ],
    },
    {
      id: "missing",
      title: ["When something is missing", "Cuando falta algo"],
      blocks: [
        text("Offers are carried out as far as possible, and nobody is punished for what is missing.", "Las ofertas se cumplen hasta donde se puede, y a nadie se le castiga por lo que falte."),
        picture(Partial, "The offerer is short: what is asked shrinks in the same proportion, rounded down.", "A quien ofrece le falta: lo pedido baja en la misma proporción, redondeando hacia abajo."),
        list(
          ["**Whoever accepts is short:** gives what is there, and still receives everything. Of eight asked for, with three at hand, three are given.", "**A quien acepta le falta:** da lo que tiene y aun así recibe todo. De ocho pedidos, con tres a mano, da tres."],
          ["**A snatch** takes as much of what was offered as there is.", "**Un robo** se lleva de lo ofrecido tanto como haya."],
        ),
      ],
    },
    {
      id: "kinds",
      title: ["The rounds", "Las rondas"],
      blocks: [picture(Kinds, "The usual five. The table may choose any other list.", "Las cinco de siempre. La mesa puede elegir cualquier otra lista.")],
    },
    {
      id: "mandatory",
      title: ["The mandatory rule", "La regla obligatoria"],
      blocks: [text("There is no rejecting: an offer to you can be accepted or snatched. Whoever made it may still withdraw it.", "No se puede rechazar: lo que te ofrecen se acepta o se roba. Quien hizo la oferta aún puede retirarla.")],
    },
    {
      id: "shame",
      title: ["Shame", "Vergüenza"],
      blocks: [
        text(
          "In a round of shame each of you may give **one token to one other**, at any time, while the results are shown too. No snatch is needed, and the token stays. Whoever begins a later round with **two or more** loses two tokens before it starts (the own kind first, then the kind held most), and may make no offers in it, only answer.",
          "En una ronda de vergüenza cada uno puede dar **un token a otro**, en cualquier momento, también mientras se ven los resultados. No hace falta que haya robado, y el token se queda. Quien empiece una ronda posterior con **dos o más** pierde dos tokens antes de empezar (primero los propios, luego de lo que más tenga) y en ella no puede ofrecer, solo responder.",
        ),
      ],
    },
    {
      id: "judge",
      title: ["The judge", "El juez"],
      blocks: [
        text(
          "A judge is drawn for the first round of governance, and the office goes round the table after each. The judge goes on trading.",
          "Para la primera ronda de gobernanza se sortea un juez, y después de cada una el cargo pasa al siguiente. El juez sigue comerciando.",
        ),
        list(
          ["A trade takes both sides able to **deliver in full**; otherwise it cannot be accepted.", "Un cambio exige que los dos puedan **entregarlo todo**; si no, no se puede aceptar."],
          ["Whoever was robbed may **report** it before the round closes.", "A quien le robaron puede **denunciarlo** antes de que se cierre la ronda."],
          ["The judge rules. Where the judge is a party to the case, the third player does.", "El juez decide. Si es parte del caso, decide el tercero."],
          ["Whoever ruled may also **suspend** the snatcher for the next round: no offers, no answers.", "Quien decide puede además **suspender** a quien robó en la ronda siguiente: ni ofertas ni respuestas."],
        ),
        picture(Verdict, "A confirmed snatch: what was taken goes back, as far as it is still held, and three tokens go with it.", "Un robo confirmado: lo robado vuelve, hasta donde aún se tenga, y con ello van tres tokens."),
      ],
    },
    {
      id: "special",
      title: ["Good to know", "Conviene saber"],
      blocks: [
        table(
          [["When", "Cuando"], ["then", "entonces"]],
          [["an offer gives and asks for nothing", "una oferta no da ni pide nada"], ["it is refused; a gift or a plea is an offer", "no vale; un regalo o un ruego sí son ofertas"]],
          [["somebody has left", "alguien se ha ido"], ["their offers are withdrawn, offers to them are rejected (or accepted, where nothing can be rejected), and nobody waits", "sus ofertas se retiran, las que le llegan se rechazan (o se aceptan, si no se puede rechazar), y nadie espera"]],
          [["two of the three have left", "se han ido dos de los tres"], ["the one who stayed wins", "gana quien se quedó"]],
        ),
        note("The game is based on Elinor Ostrom’s “Snatch Game”.", "El juego se basa en el «Snatch Game» de Elinor Ostrom."),
      ],
    },
  ],
};
