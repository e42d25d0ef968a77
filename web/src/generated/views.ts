// Written by scripts/build_generated.py from the rules in Python. Do not edit.

export interface SnatchState {
  gameType: string;
  phase: string;
  gameStatus: string;
  currentRound: number;
  pavoTokens: number[];
  eloteTokens: number[];
  shameTokens: number[];
  scores: number[];
  offer: {
    offerPavo: number;
    offerElote: number;
    requestPavo: number;
    requestElote: number;
  } | null;
  offerActive: boolean;
  forcedByP2: boolean;
  confiscated: number;
  rounds: {
    index: number;
    p1Action: string | null;
    p2Action: string | null;
    forcedByP2: boolean;
    reported: boolean;
    shameAssigned: boolean;
    outcomeP1: number | null;
    outcomeP2: number | null;
    isThird: boolean;
    offer: {
      offerPavo: number;
      offerElote: number;
      requestPavo: number;
      requestElote: number;
    } | null;
    startedAt: number;
    p1At: number | null;
    p2At: number | null;
    replyAt: number | null;
  }[];
  talk: { seat: number; text: string; at: number }[];
  ready: boolean[];
}

export interface SnatchEvents {
  "accept": Record<string, never>;
  "chat": { player: number; text: string };
  "forceOff": Record<string, never>;
  "forceOn": Record<string, never>;
  "noOffer": Record<string, never>;
  "noReport": Record<string, never>;
  "noShame": Record<string, never>;
  "offerMade": {
    offerPavo: number;
    offerElote: number;
    requestPavo: number;
    requestElote: number;
  };
  "ready": { seat: number };
  "reject": Record<string, never>;
  "report": Record<string, never>;
  "roundEnded": {
    index: number;
    p1Action: string;
    p2Action: string | null;
    forcedByP2: boolean;
    reported: boolean;
    shameAssigned: boolean;
    outcomeP1: number;
    outcomeP2: number;
    isThird: boolean;
    offer: {
      offerPavo: number;
      offerElote: number;
      requestPavo: number;
      requestElote: number;
    } | null;
    startedAt: number;
    p1At: number;
    p2At: number | null;
    replyAt: number | null;
  };
  "roundStarted": { round: number; variant: string };
  "shame": Record<string, never>;
  "snatch": Record<string, never>;
  "talkEnded": Record<string, never>;
  "variantChanged": { variant: string; seat: number };
}

export interface ShareState {
  round: number;
  kind: string;
  currentPhase: string;
  currentJudge: number | null;
  producerRole: string[];
  role: string[];
  tokens: { turkey: number; coffee: number; corn: number }[];
  points: number[];
  shameTokens: number[];
  isSuspended: boolean[];
  isBarred: boolean[];
  done: boolean[];
  offersLeft: number[][];
  activeTradeOffers: {
    id: number;
    offererId: number;
    targetId: number;
    offering: { turkey: number; coffee: number; corn: number };
    requesting: { turkey: number; coffee: number; corn: number };
    status: string;
    given: { turkey: number; coffee: number; corn: number };
    paid: { turkey: number; coffee: number; corn: number };
    madeAt: number;
    settledAt: null;
  }[];
  prospects: {
    offerId: number;
    acceptable: boolean;
    given: { turkey: number; coffee: number; corn: number };
    paid: { turkey: number; coffee: number; corn: number };
  }[];
  rounds: {
    index: number;
    kind: string;
    judge: number | null;
    suspended: number[];
    penalties: {
      playerId: number;
      lost: { turkey: number; coffee: number; corn: number };
    }[];
    offers: {
      id: number;
      offererId: number;
      targetId: number;
      offering: { turkey: number; coffee: number; corn: number };
      requesting: { turkey: number; coffee: number; corn: number };
      status: string;
      given: { turkey: number; coffee: number; corn: number };
      paid: { turkey: number; coffee: number; corn: number };
      madeAt: number;
      settledAt: number | null;
    }[];
    shame: { giverId: number; targetId: number; at: number }[];
    cases: {
      offerId: number;
      reporterId: number;
      accusedId: number;
      rulerId: number;
      reportedAt: number;
      confirm: boolean | null;
      suspend: boolean | null;
      returned: { turkey: number; coffee: number; corn: number };
      forfeited: { turkey: number; coffee: number; corn: number };
      ruledAt: number | null;
    }[];
    points: number[] | null;
    tokens: { turkey: number; coffee: number; corn: number }[] | null;
    startedAt: number;
    tradedAt: number | null;
    endedAt: number | null;
  }[];
  lost: { turkey: number; coffee: number; corn: number };
}

export interface ShareEvents {
  "ashamed": {
    seat: number;
    lost: { turkey: number; coffee: number; corn: number };
  };
  "confirmed": {
    seat: number;
    offerId: number;
    targetId: number;
    returned: { turkey: number; coffee: number; corn: number };
    forfeited: { turkey: number; coffee: number; corn: number };
    suspend: boolean;
  };
  "dismissed": {
    seat: number;
    offerId: number;
    targetId: number;
    returned: { turkey: number; coffee: number; corn: number };
    forfeited: { turkey: number; coffee: number; corn: number };
    suspend: boolean;
  };
  "done": { seat: number };
  "judge": { seat: number };
  "notDone": { seat: number };
  "offerAccepted": {
    seat: number;
    offerId: number;
    targetId: number;
    given: { turkey: number; coffee: number; corn: number };
    paid: { turkey: number; coffee: number; corn: number };
  };
  "offerCancelled": {
    seat: number;
    offerId: number;
    targetId: number;
    given: { turkey: number; coffee: number; corn: number };
    paid: { turkey: number; coffee: number; corn: number };
  };
  "offerMade": {
    seat: number;
    offerId: number;
    targetId: number;
    offering: { turkey: number; coffee: number; corn: number };
    requesting: { turkey: number; coffee: number; corn: number };
  };
  "offerRejected": {
    seat: number;
    offerId: number;
    targetId: number;
    given: { turkey: number; coffee: number; corn: number };
    paid: { turkey: number; coffee: number; corn: number };
  };
  "offerSnatched": {
    seat: number;
    offerId: number;
    targetId: number;
    given: { turkey: number; coffee: number; corn: number };
    paid: { turkey: number; coffee: number; corn: number };
  };
  "ready": { seat: number };
  "report": { seat: number; targetId: number; offerId: number };
  "results": { round: number; points: number[] };
  "roundStarted": { round: number; kind: string };
  "shame": { seat: number; targetId: number; tokens: number };
  "suspended": { seat: number };
}

export interface PlayoneState {
  players: { id: number; connected: boolean; cardCount: number }[];
  order: number[];
  dealerIndex: number;
  currentPlayerIndex: number;
  direction: number;
  topCard: { id: string; kind: string; color: string; number?: number } | null;
  currentColor: string | null;
  pendingDraw: number;
  phase: string;
  winnerId: number | null;
  roundEndReason: string | null;
  awaitingColorChoiceFrom: number | null;
  round: number;
  roundsWon: number[];
  points: number[];
  deckCount: number;
  hand?: { id: string; kind: string; color: string; number?: number }[];
}

export interface PlayoneEvents {
  "autoPlayed": { seat: number };
  "cardPlayed": { seat: number; card: string };
  "cardsDrawn": { seat: number; count: number };
  "colorChosen": { seat: number; color: string };
  "firstCard": { card: string };
  "pileRecycled": { count: number };
  "playerJoined": { seat: number };
  "playerLeft": { seat: number };
  "roundEnded": { reason: string };
  "roundGoesOn": Record<string, never>;
  "roundStarted": { round: number; dealer: number };
  "roundWon": { winner: number };
}

export interface ColorsState {
  phase: string;
  round: number;
  armies: string[];
  order: number[];
  turn: number | null;
  colors: Record<string, string | null>;
  levels: Record<string, number>;
  owners: Record<string, number | null>;
  troops: Record<string, number>;
  tileOwners: Record<string, number>;
  event: string | null;
  answered: boolean[];
  doubled: string[];
  production: number[];
  holdings: { light_blue: number; purple: number; orange: number }[];
  winner: number | null;
  ending: string;
  turnsTaken: number;
  turnSince: number;
  chosen?: string | null;
  tiles: Record<string, string | null>;
}

export interface ColorsEvents {
  "choiceMade": { seat: number };
  "combatDraw": {
    seat: number;
    defender: string;
    origin: string;
    target: string;
    troops: number;
    defenders: number;
    defense: number;
    left: number;
  };
  "combatHeld": {
    seat: number;
    defender: string;
    origin: string;
    target: string;
    troops: number;
    defenders: number;
    defense: number;
    left: number;
  };
  "combatStopped": {
    seat: number;
    defender: string;
    origin: string;
    target: string;
    troops: number;
    defenders: number;
    defense: number;
    left: number;
  };
  "combatWon": {
    seat: number;
    defender: string;
    origin: string;
    target: string;
    troops: number;
    defenders: number;
    defense: number;
    left: number;
  };
  "defenseDoubled": { seat: number; territory: string };
  "defenseLost": { seat: number; territory: string };
  "eliminated": { seat: number };
  "eventDrawn": { card: string };
  "moved": { seat: number; origin: string; target: string; troops: number };
  "movementAdded": { seat: number; territory: string };
  "produced": { seat: number; new: number; layout: Record<string, number> };
  "roundStarted": { round: number; seat: number };
  "standoff": { players: number };
  "tilePassed": { seat: number };
  "tilePlaced": { seat: number; territory: string };
  "tileUnused": { seat: number; territory: string };
  "tilesRevealed": { tiles: Record<string, string> };
  "troopsLost": { seat: number; troops: number };
}

export interface SerpentState {
  phase: string;
  boardData: {
    fields: { position: number; type: string; stepValue: number }[];
    generationComplete: boolean;
  };
  players: { playerId: number; boardPosition: number; turnOrder: number }[];
  turnSequence: number[];
  currentTurn: number;
  currentPlayer: number;
  turnNumber: number;
  extraTurns: number[];
  turnsToLose: number[];
  diceValue: number | null;
  pendingCard: {
    playerId: number;
    cardType: string;
    question: string;
    fieldType: string;
    drawnAt: number;
    consequence?: { type: number; value?: number } | null;
  } | null;
  lastCard: {
    playerId: number;
    cardType: string;
    question: string;
    fieldType: string;
    drawnAt: number;
    answer?: boolean | number | string | (string | { pairId: string; leftText: string; rightText: string })[] | null;
    isCorrect?: boolean;
    correctAnswer?: boolean | string | (string | { left: string; right: string })[] | { correct: number; percent: number };
    solution?: boolean | string | (string | { left: string; right: string })[] | { correct: number; percent: number };
    consequence?: { type: number; value?: number } | null;
    approved?: boolean;
    explanation?: { left: string; right: string; expected: string; correct: boolean }[];
  } | null;
  lastTurn: {
    playerId: number;
    diceValue: number;
    path: number[];
    guesses: {
      guessedPosition: number;
      actualPosition: number;
      finalPosition: number;
      guessCorrect: boolean;
      penaltyApplied: boolean;
      calculation: {
        startPosition: number;
        diceRoll: number;
        stepValue: number;
        patternModifier: number;
        calculatedPosition: number;
        penalty: number;
      };
    }[];
  } | null;
  cardData?: {
    cardid: string;
    question: string;
    type: number;
    timeLimit: number;
    answerOptions?: { answer: string; text: string }[];
    percent?: number;
    sentencePairs?: { id: string; left: string; right: string }[];
    words?: string[];
  } | null;
  guessRequest?: {
    currentPosition: number;
    diceRoll: number;
    fieldStepValue: number;
    patternModifier: number;
    timeLimit: number;
  } | null;
  decisionRequest?: {
    requestId: string;
    playerId: number;
    jokerCard: {
      question: string;
      consequence: { type: number; value?: number } | null;
    };
    timeLimit: number;
  } | null;
}

export interface SerpentEvents {
  "answer-submitted": {
    playerId: number;
    answer: boolean | number | string | (string | { pairId: string; leftText: string; rightText: string })[];
  };
  "answer-validated": {
    playerId: number;
    isCorrect: boolean;
    correctAnswer: boolean | string | (string | { left: string; right: string })[] | { correct: number; percent: number };
    solution: boolean | string | (string | { left: string; right: string })[] | { correct: number; percent: number };
    explanation?: { left: string; right: string; expected: string; correct: boolean }[];
  };
  "card-drawn": {
    playerId: number;
    cardType: string;
    question: string;
    fieldType: string;
  };
  "card-drawn-self": {
    cardData: {
      cardid: string;
      question: string;
      type: number;
      timeLimit: number;
      answerOptions?: { answer: string; text: string }[];
      percent?: number;
      sentencePairs?: { id: string; left: string; right: string }[];
      words?: string[];
    };
  };
  "card-error": { playerId: number; error: string };
  "card-result": {
    playerId: number;
    cardType: string;
    question: string;
    consequence: { type: number; value?: number };
  };
  "card-timeout": { playerId: number };
  "dice-rolled": { playerId: number; diceValue: number };
  "ended": {
    winner: number;
    finalPositions: { playerId: number; boardPosition: number; turnOrder: number }[];
  };
  "extra-turn-remaining": { playerId: number; remainingExtraTurns: number };
  "gamemaster-decision-request": {
    requestId: string;
    playerId: number;
    jokerCard: {
      question: string;
      consequence: { type: number; value?: number } | null;
    };
    timeLimit: number;
  };
  "gamemaster-decision-result": {
    playerId: number;
    gamemasterId: number | null;
    decision: string;
    approved: boolean;
    consequence: number | null;
    description: string;
  };
  "gamemaster-timeout": { requestId: string; playerId: number };
  "guess-result": {
    playerId: number;
    guessedPosition: number;
    actualPosition: number;
    finalPosition: number;
    guessCorrect: boolean;
    penaltyApplied: boolean;
    calculation: {
      startPosition: number;
      diceRoll: number;
      stepValue: number;
      patternModifier: number;
      calculatedPosition: number;
      penalty: number;
    };
  };
  "guess-timeout": { playerId: number };
  "joker-complete": {
    playerId: number;
    moved: boolean;
    guessedPosition: number | null;
    actualPosition: number;
    finalPosition: number;
    guessCorrect: boolean;
    penaltyApplied: boolean;
    calculation: {
      startPosition: number;
      diceRoll: number;
      stepValue: number;
      patternModifier: number;
      calculatedPosition: number;
      penalty: number;
    };
  };
  "joker-drawn": {
    playerId: number;
    jokerCard: {
      question: string;
      consequence: { type: number; value?: number } | null;
    };
    waitingForGamemaster: boolean;
  };
  "joker-error": { playerId: number; error: string };
  "joker-position-guess-request": {
    currentPosition: number;
    diceRoll: number;
    fieldStepValue: number;
    patternModifier: number;
    timeLimit: number;
  };
  "luck-consequence": {
    playerId: number;
    consequenceType: string;
    value: number;
    newPosition?: number;
    extraTurns?: number;
    turnsToLose?: number;
  };
  "no-movement": { playerId: number; reason: string };
  "penalty-avoided": { playerId: number };
  "player-disconnected-during-card": { playerId: number };
  "player-guessing": { playerId: number };
  "player-moved": {
    playerId: number;
    oldPosition: number;
    newPosition: number;
    diceValue: number;
  };
  "players-skipped": {
    skippedPlayers: { playerId: number; remainingTurnsToLose: number }[];
  };
  "position-guess-broadcast": { playerId: number; guessedPosition: number };
  "position-guess-request": {
    currentPosition: number;
    diceRoll: number;
    fieldStepValue: number;
    patternModifier: number;
    timeLimit: number;
  };
  "turn-changed": { currentPlayer: number; turnNumber: number };
  "your-turn": { canRoll: boolean; isExtraTurn: boolean };
}
