import { addCards, awaitAnswers, BYSTANDER_MOVES, bitCount, bystanders, moveCards, nthBit } from '@orrery/common';
import {
  type Chance,
  cardDraw,
  defineQuestion,
  diceBounds,
  fixedChance,
  gameOver,
  hasSeat,
  kindAt,
  onlySeat,
  sealedChoice,
  seatsIn,
  total,
} from '@orrery/kernel';
import {
  DEVELOPMENT_DECK,
  DICE_CARDS,
  DICE_CARDS_PER_WORD,
  HAND_LIMIT,
  MAX_SEATS,
  ROBBER_ROLL,
  VICTORY_CARD,
} from './data.ts';
import { CRUISER_FRAME, discardFrame, KEEP_FRAME } from './frame-constants.ts';
import { drawnBoard, LAYOUT_BOUNDS } from './layout.ts';
import { produce } from './production.ts';
import { askCompensation, askShield } from './reactions.ts';
import { beginGame, layBoard, startSeat } from './setup.ts';
import { type Frame, handOf, playerOf, type StartrekFrameRule, type StartrekState } from './state.ts';
import { beginTurn, checkVictory, nextTurn, phaseAfterRoll } from './turn.ts';
import { prefilter } from './turn-actions.ts';

const DIE_FACES = 6;
/** Every combination of two dice, by first * 6 + second. */
const DICE_PAIRS: readonly (readonly number[])[] = Array.from({ length: DICE_CARDS }, (_, i) => [
  1 + Math.floor(i / DIE_FACES),
  1 + (i % DIE_FACES),
]);

const layoutChance = fixedChance('layout', LAYOUT_BOUNDS, 'open');
const diceChance = fixedChance('dice', diceBounds(2), 'open');
const diceCardDraw = cardDraw('dice-card', 'open');
const startDraw = cardDraw('start-draw', 'open');
const robDraw = cardDraw('rob', 'secret');
const developmentDraw = cardDraw('draw', 'secret');
/** Two dice each, by the number of seats that roll, minus one. */
const START_ROLLS: readonly Chance[] = Array.from({ length: MAX_SEATS }, (_, i) =>
  fixedChance('start-roll', diceBounds(2 * (i + 1)), 'open'),
);
/** Number of cards that the development choice shows (EC-38: fewer when there are fewer). */
const MAX_CARDS_SHOWN = 3;
/** By the size of the deck, minus one. */
const LOOK_CHANCES: readonly Chance[] = Array.from({ length: total(DEVELOPMENT_DECK) }, (_, i) =>
  fixedChance('look', [i + 1, i, i - 1].slice(0, Math.min(i + 1, MAX_CARDS_SHOWN)), 'secret'),
);

const startRoll: StartrekFrameRule<'start-roll'> = {
  rule: 'ST-FOUND-01',
  awaits: (_, { among }) => START_ROLLS[bitCount(among) - 1] ?? diceChance,
  resolve(state, { among }, outcome, tell) {
    const rolls = state.table.players.map(() => 0);
    for (const [i, seat] of seatsIn(among).entries()) {
      rolls[seat] = 2 + (outcome[i * 2] ?? 0) + (outcome[i * 2 + 1] ?? 0);
    }
    tell?.all({ kind: 'start-rolled', rolls });
    const best = Math.max(...rolls);
    const highest = rolls.reduce((set, roll, seat) => (roll === best ? set | onlySeat(seat) : set), 0);
    if (bitCount(highest) === 1) beginGame(state, rolls.indexOf(best), tell);
    else state.table.stack.push({ kind: 'start-roll', among: highest });
  },
};

const layout: StartrekFrameRule<'layout'> = {
  rule: 'ST-SETV-02',
  awaits: () => layoutChance,
  resolve({ table }, _, outcome, tell) {
    const board = drawnBoard(outcome);
    layBoard(table, board);
    tell?.all({ kind: 'laid', ...board });
  },
};

const FULL_DICE_WORD = (1 << DICE_CARDS_PER_WORD) - 1;

/** ST-OPT-DICE: takes the k-th card out of the dice deck; when none is left all come back. */
function drawDice({ table, box }: StartrekState, k: number): number {
  const low = box.dice[0] ?? 0;
  const inLow = bitCount(low);
  const word = k < inLow ? 0 : 1;
  const bit = nthBit(box.dice[word] ?? 0, k < inLow ? k : k - inLow);
  box.dice[word] = (box.dice[word] ?? 0) & ~(1 << bit);
  table.diceLeft--;
  if (table.diceLeft === 0) {
    table.diceLeft = DICE_CARDS;
    box.dice.fill(FULL_DICE_WORD);
  }
  return word * DICE_CARDS_PER_WORD + bit;
}

/** ST-TURN-01, ST-SEVEN-01 to 04: a roll counts for all; a 7 brings the cruiser instead. */
const dice: StartrekFrameRule<'dice'> = {
  rule: 'ST-PROD-01',
  awaits: ({ options, diceLeft }) => (options.dice === 'true' ? diceChance : diceCardDraw(diceLeft)),
  resolve(state, _, outcome, tell) {
    const { table } = state;
    const fall =
      table.options.dice === 'true'
        ? (outcome[0] ?? 0) * DIE_FACES + (outcome[1] ?? 0)
        : drawDice(state, outcome[0] ?? 0);
    const pair = DICE_PAIRS[fall] ?? [1, 1];
    const first = pair[0] ?? 1;
    const second = pair[1] ?? 1;
    const sum = first + second;
    table.dice = pair;
    table.stack.push(phaseAfterRoll(table));
    tell?.all({ kind: 'rolled', seat: table.active, first, second, sum });
    if (sum === ROBBER_ROLL) {
      table.stack.push(CRUISER_FRAME);
      askShield(table);
    } else askCompensation(table, produce(state, sum, tell));
  },
};

/** ST-SEVEN-02: the seats that hold too many cards and are not shielded. */
const count: StartrekFrameRule<'count'> = {
  rule: 'ST-SEVEN-02',
  run({ table }, { safe }, tell) {
    let owing = 0;
    for (let seat = 0; seat < table.players.length; seat++) {
      if (playerOf(table, seat).cards > HAND_LIMIT && !hasSeat(safe, seat)) owing |= onlySeat(seat);
    }
    tell?.all({ kind: 'seven', owing });
    if (owing !== 0) table.stack.push(discardFrame(owing, 0));
  },
};

/** ST-KLI-03: the k-th card of a hidden hand. */
const rob: StartrekFrameRule<'rob'> = {
  rule: 'ST-KLI-03',
  awaits: (table, { from }) => robDraw(playerOf(table, from).cards),
  resolve(state, { from }, [index = 0], tell) {
    const seat = state.table.active;
    const resource = kindAt(handOf(state, from).resources, index);
    moveCards(state, from, seat, resource, 1);
    tell?.to(
      onlySeat(seat) | onlySeat(from),
      { kind: 'stole', seat, from, resource },
      { kind: 'stole', seat, from, resource: null },
    );
  },
};

/** ST-DEV-01: the card is the buyer's secret; if it scores, victory is checked at once. */
const draw: StartrekFrameRule<'draw'> = {
  rule: 'ST-DEV-01',
  awaits: ({ deck }) => developmentDraw(deck),
  resolve(state, _, [index = 0], tell) {
    const { table, box } = state;
    const seat = table.active;
    const { developments, fresh } = handOf(state, seat);
    const card = kindAt(box.deck, index);
    addCards(box.deck, card, -1);
    addCards(developments, card, 1);
    addCards(fresh, card, 1);
    table.deck--;
    playerOf(table, seat).developments++;
    tell?.to(onlySeat(seat), { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
    if (card === VICTORY_CARD) checkVictory(state, tell);
  },
};

/** The cards seen leave the deck; those not kept go back into it. */
const look: StartrekFrameRule<'look'> = {
  rule: 'ST-CARD-CHAPEL',
  awaits: ({ deck }) => LOOK_CHANCES[deck - 1] ?? developmentDraw(deck),
  resolve(state, _, outcome, tell) {
    const { table, box } = state;
    const seat = table.active;
    const cards = box.deck.map(() => 0);
    for (let i = 0; i < outcome.length; i++) {
      const card = kindAt(box.deck, outcome[i] ?? 0);
      addCards(box.deck, card, -1);
      addCards(cards, card, 1);
      table.deck--;
    }
    handOf(state, seat).shown = cards;
    table.stack.push(KEEP_FRAME);
    tell?.to(onlySeat(seat), { kind: 'looked', seat, cards }, { kind: 'looked', seat, cards: null });
  },
};

const openQuestions = {
  before: defineQuestion('before', 'open'),
  trade: defineQuestion('trade', 'open'),
  build: defineQuestion('build', 'open'),
  main: defineQuestion('main', 'open'),
  cruiser: defineQuestion('cruiser', 'open'),
  steal: defineQuestion('steal', 'open'),
  utopia: defineQuestion('utopia', 'open'),
  substitute: defineQuestion('substitute', 'open'),
  relaunch: defineQuestion('relaunch', 'open'),
  demand: defineQuestion('demand', 'open'),
  decide: defineQuestion('decide', 'open'),
  shield: defineQuestion('shield', 'open'),
  compensation: defineQuestion('compensation', 'open'),
  station: defineQuestion('found-station', 'open'),
  ship: defineQuestion('found-ship', 'open'),
} as const;
// A forced answer here depends on what a seat holds or sees: answering early would reveal it.
const veiledQuestions = {
  discard: defineQuestion('discard', 'veiled'),
  offer: defineQuestion('offer', 'veiled'),
  repay: defineQuestion('repay', 'veiled'),
  keep: defineQuestion('keep', 'veiled'),
  inspect: defineQuestion('inspect', 'veiled'),
} as const;

/** ST-TRADE-02: every addressed seat answers, and may change its answer; the player on turn may end it at any time. */
const offer: StartrekFrameRule<'offer'> = {
  rule: 'ST-TRADE-02',
  awaits: (table, frame) => awaitAnswers(veiledQuestions.offer, table, frame),
};

/** What each frame waits for or does. */
export const frames: { readonly [P in Frame['kind']]: StartrekFrameRule<P> } = {
  layout,
  'start-roll': startRoll,
  'start-draw': {
    rule: 'ST-OPT-START',
    awaits: (_, { of }) => startDraw(of),
    resolve: (state, _, [drawn = 0], tell) => beginGame(state, startSeat(state.table, drawn), tell),
  },
  'found-station': { rule: 'ST-FOUND-02', awaits: (_, { seat }) => openQuestions.station(onlySeat(seat)) },
  'found-ship': { rule: 'ST-FOUND-03', awaits: (_, { seat }) => openQuestions.ship(onlySeat(seat)) },
  begin: { rule: 'ST-FOUND-06', run: (state, { seat }, tell) => beginTurn(state, seat, tell) },
  before: { rule: 'ST-TURN-01', awaits: ({ active }) => openQuestions.before(onlySeat(active)), prefilter },
  dice,
  trade: {
    rule: 'ST-TURN-03',
    awaits: (table) => openQuestions.trade(onlySeat(table.active), bystanders(table)),
    bystanderMoves: BYSTANDER_MOVES,
    prefilter,
  },
  build: { rule: 'ST-TURN-03', awaits: ({ active }) => openQuestions.build(onlySeat(active)), prefilter },
  main: {
    rule: 'ST-VAR-01',
    awaits: (table) => openQuestions.main(onlySeat(table.active), bystanders(table)),
    bystanderMoves: BYSTANDER_MOVES,
    prefilter,
  },
  shield: { rule: 'ST-CARD-KIRK', awaits: (_, { seat }) => openQuestions.shield(onlySeat(seat)) },
  count,
  discard: { rule: 'ST-SEVEN-02', awaits: (_, { owing, done }) => sealedChoice(veiledQuestions.discard, owing, done) },
  cruiser: { rule: 'ST-SEVEN-03', awaits: ({ active }) => openQuestions.cruiser(onlySeat(active)) },
  steal: { rule: 'ST-KLI-03', awaits: ({ active }) => openQuestions.steal(onlySeat(active)) },
  rob,
  compensation: { rule: 'ST-CARD-SPOCK', awaits: (_, { seat }) => openQuestions.compensation(onlySeat(seat)) },
  draw,
  utopia: { rule: 'ST-PROG-02', awaits: ({ active }) => openQuestions.utopia(onlySeat(active)) },
  substitute: { rule: 'ST-CARD-SCOTT', awaits: ({ active }) => openQuestions.substitute(onlySeat(active)) },
  relaunch: { rule: 'ST-CARD-SULU', awaits: ({ active }) => openQuestions.relaunch(onlySeat(active)) },
  demand: { rule: 'ST-CARD-UHURA', awaits: ({ active }) => openQuestions.demand(onlySeat(active)) },
  repay: { rule: 'ST-CARD-UHURA', awaits: ({ active }) => veiledQuestions.repay(onlySeat(active)) },
  look,
  keep: { rule: 'ST-CARD-CHAPEL', awaits: ({ active }) => veiledQuestions.keep(onlySeat(active)) },
  inspect: { rule: 'ST-CARD-MCCOY', awaits: ({ active }) => veiledQuestions.inspect(onlySeat(active)) },
  decide: { rule: 'ST-SUP-04', awaits: (_, { seat }) => openQuestions.decide(onlySeat(seat)) },
  offer,
  judge: { rule: 'ST-END-02', run: (state, _, tell) => checkVictory(state, tell) },
  next: { rule: 'ST-TURN-04', run: (state, _, tell) => nextTurn(state, tell) },
  over: { rule: 'ST-END-02', awaits: (_, { places }) => gameOver(places) },
};
