// The rules of snatch: `snatch-design.md` and the rulings S1-S10.
import { note, picture, type Rules, steps, table, text } from "@/app/rules/chapters";
import { Answers, G1, G2, G3, G4, G5, Worth } from "@/app/rules/pictures/snatch";

export const rules: Rules = {
  lead: [
    "Two traders meet, and one of them can be robbed. What keeps people honest: a rule, a judge, shame, a word?",
    "Se encuentran dos comerciantes, y a uno le pueden robar. ¿Qué hace honrada a la gente: una regla, un juez, la vergüenza, la palabra?",
  ],
  chapters: [
    {
      id: "goal",
      title: ["What it is about", "De qué se trata"],
      blocks: [
        text(
          "**P1** brings ten turkeys, **P2** brings ten cobs of corn. What you brought is worth **1** to you, and what the other brought is worth **2**. So both of you can gain: by trading.",
          "**P1** trae diez pavos y **P2** trae diez elotes. Lo que trajiste vale **1** para ti; lo que trajo el otro vale **2**. Así que ambos pueden ganar: cambiando.",
        ),
        picture(Worth, "Five turkeys for five cobs: ten points become fifteen, for both.", "Cinco pavos por cinco elotes: los diez puntos se vuelven quince, para los dos."),
        text("You play **three rounds**, and what you hold carries over from one to the next. At the end, the richer player wins; equal points share the victory.", "Se juegan **tres rondas**, y lo que tienes pasa de una a otra. Al final gana quien tenga más puntos; con los mismos, la victoria se comparte."),
      ],
    },
    {
      id: "round",
      title: ["A round", "Una ronda"],
      blocks: [
        steps(
          ["**P1 makes an offer**: so many tokens for so many of P2’s. Or makes none, and the round is over.", "**P1 hace una oferta**: tantos tokens por tantos de P2. O no ofrece nada, y la ronda termina."],
          ["**P2 answers**, once: accept, reject or snatch.", "**P2 responde**, una sola vez: aceptar, rechazar o robar."],
        ),
        picture(Answers, "P1 has offered five turkeys for five cobs. What the answer does to the points:", "P1 ha ofrecido cinco pavos por cinco elotes. Lo que cada respuesta hace con los puntos:"),
        text(
          "An offer has to give at least one token. You can only give what you hold, and only ask for what the other holds.",
          "Una oferta tiene que dar al menos un token. Solo puedes dar lo que tienes, y solo puedes pedir lo que tiene el otro.",
        ),
      ],
    },
    {
      id: "institutions",
      title: ["The five institutions", "Las cinco instituciones"],
      blocks: [
        text(
          "The people and the goods stay the same. Only the institution changes, and that is the whole experiment. The pictures show one round in which the only possible offer is five for five, every way it can go. Bold is the best that one can do at that place; the coloured path is what follows if both reason that way.",
          "Las personas y los bienes no cambian. Solo cambia la institución, y en eso consiste el experimento. Los dibujos muestran una ronda en la que la única oferta posible es cinco por cinco, con todo lo que puede pasar. En negrita, lo mejor que uno puede hacer ahí; el camino de color es lo que resulta si los dos razonan así.",
        ),
      ],
    },
    {
      id: "g1",
      title: ["G1: no property rights", "G1: sin derechos de propiedad"],
      blocks: [
        text("An offer, an answer, and nothing that stops a snatch.", "Una oferta, una respuesta, y nada que impida robar."),
        picture(G1, "P2 would snatch, so P1 offers nothing: the points of trade are never made.", "P2 robaría, así que P1 no ofrece: los puntos del comercio no llegan a existir."),
      ],
    },
    {
      id: "g2",
      title: ["G2: the counterproductive rule", "G2: regla contraproductiva"],
      blocks: [
        text(
          "P2 can **force** P1 to make an offer. At the start of every round the force is on; P2 may switch it off, and on again, until P1 has acted. While it is on, P1 cannot pass. If P1 holds nothing at all, the force lapses.",
          "P2 puede **obligar** a P1 a ofrecer. Al empezar cada ronda la obligación está activa; P2 puede quitarla y volver a ponerla hasta que P1 actúe. Mientras esté activa, P1 no puede pasar. Si P1 no tiene nada, la obligación desaparece.",
        ),
        picture(G2, "A right given to the wrong side: P1 has to offer, and is robbed.", "Un derecho dado al lado equivocado: P1 tiene que ofrecer, y le roban."),
      ],
    },
    {
      id: "g3",
      title: ["G3: the token of shame", "G3: token de repudio (vergüenza)"],
      blocks: [
        text(
          "After a snatch, P1 may give P2 a **token of shame**. It takes nothing away. Both see it, and it stays with the player, into later games at the same table or tournament.",
          "Tras un robo, P1 puede darle a P2 un **token de vergüenza**. No quita nada. Los dos lo ven, y se queda con ese jugador en las siguientes partidas de la misma mesa o torneo.",
        ),
        picture(G3, "The small shield is a token of shame. Does it weigh anything? You tell.", "El pequeño escudo es un token de vergüenza. ¿Pesa algo? Tú dirás."),
      ],
    },
    {
      id: "g4",
      title: ["G4: minimal property rights", "G4: derechos mínimos de propiedad"],
      blocks: [
        text(
          "After a snatch, P1 may **report** it to the judge, who is a rule and not a person: what was taken goes back, and then P2 hands over what P1 had asked for, for nothing.",
          "Tras un robo, P1 puede **denunciarlo** al juez, que es una regla y no una persona: lo robado vuelve, y después P2 entrega lo que P1 había pedido, a cambio de nada.",
        ),
        picture(G4, "Reporting pays, so snatching does not; and so it is safe to offer.", "Denunciar compensa, así que robar no; y por eso es seguro ofrecer."),
      ],
    },
    {
      id: "g5",
      title: ["G5: cheap talk", "G5: conversación previa"],
      blocks: [
        text(
          "Before every offer there is **a minute to talk**. It ends early when both say that they are ready. Nothing that is said binds anybody. In the other four institutions the two cannot talk at all.",
          "Antes de cada oferta hay **un minuto para hablar**. Acaba antes si los dos dicen que están listos. Nada de lo que se diga obliga a nadie. En las otras cuatro instituciones no se puede hablar.",
        ),
        picture(G5, "Words leave the points alone. People keep them surprisingly often.", "Las palabras no cambian los puntos. La gente las cumple más de lo que se cree."),
      ],
    },
    {
      id: "special",
      title: ["Good to know", "Conviene saber"],
      blocks: [
        table(
          [["When", "Cuando"], ["then", "entonces"]],
          [["either changes the institution", "uno de los dos cambia la institución"], ["all starts over: round 1, ten tokens each. In a tournament it cannot be changed.", "todo empieza de nuevo: ronda 1, diez tokens cada uno. En un torneo no se puede cambiar."]],
          [["somebody leaves for good", "alguien se va para siempre"], ["the other wins", "gana el otro"]],
          [["there is a time limit, and it runs out", "hay un límite de tiempo y se acaba"], ["P1 offers nothing (or, if forced, the smallest trade there is), P2 rejects, a robbed P1 lets it be", "P1 no ofrece (u obligado, hace el cambio más pequeño posible), P2 rechaza, y a quien le robaron lo deja estar"]],
        ),
        note("Only the third round counts for the leaderboard.", "Para la clasificación solo cuenta la tercera ronda."),
      ],
    },
  ],
};
