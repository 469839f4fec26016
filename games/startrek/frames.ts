import { ASIDE, add, answering, bitCount, bystanders, moveCards, nthBit } from '@orrery/common';
import {
  asking,
  type Chance,
  chance,
  diceBounds,
  drawing,
  has,
  list,
  nth,
  only,
  over,
  sealedChoice,
  total,
} from '@orrery/kernel';
import { DECK, DICE_CARDS, DICE_WORD, MOST_SEATS, SAFE, SEVEN, VICTORY } from './data.ts';
import { CRUISER, discardOf, KEEP } from './framevalues.ts';
import { likely } from './free.ts';
import { drawnBoard, LAYOUT_BOUNDS } from './layout.ts';
import { produce } from './production.ts';
import { askCompensation, askShield } from './reactions.ts';
import { commence, lay, startSeat } from './setup.ts';
import { type Frame, handOf, playerOf, type Rule, type Whole } from './state.ts';
import { afterRoll, beginTurn, judge, nextTurn } from './turn.ts';

const FACES = 6;
/** Every way two dice can fall, by first * 6 + second. */
const PAIRS: readonly (readonly number[])[] = Array.from({ length: DICE_CARDS }, (_, i) => [
  1 + Math.floor(i / FACES),
  1 + (i % FACES),
]);

const layoutChance = chance('layout', LAYOUT_BOUNDS, 'open');
const diceChance = chance('dice', diceBounds(2), 'open');
const diceCardOf = drawing('dice-card', 'open');
const startDrawOf = drawing('start-draw', 'open');
const robOf = drawing('rob', 'secret');
const drawOf = drawing('draw', 'secret');
/** Two dice each, by the number of those who roll less one. */
const startRolls: readonly Chance[] = Array.from({ length: MOST_SEATS }, (_, i) =>
  chance('start-roll', diceBounds(2 * (i + 1)), 'open'),
);
/** Cards that the development choice shows (EC-38: fewer when there are fewer). */
const LOOK_AT = 3;
/** By the size of the deck less one. */
const looks: readonly Chance[] = Array.from({ length: total(DECK) }, (_, i) =>
  chance('look', [i + 1, i, i - 1].slice(0, Math.min(i + 1, LOOK_AT)), 'secret'),
);

const startRoll: Rule<'start-roll'> = {
  rule: 'ST-FOUND-01',
  awaits: (_, { among }) => startRolls[bitCount(among) - 1] ?? diceChance,
  resolve(state, { among }, outcome, tell) {
    const rolls = state.table.players.map(() => 0);
    for (const [i, seat] of list(among).entries()) {
      rolls[seat] = 2 + (outcome[i * 2] ?? 0) + (outcome[i * 2 + 1] ?? 0);
    }
    tell?.all({ kind: 'start-rolled', rolls });
    const best = Math.max(...rolls);
    const highest = rolls.reduce((set, roll, seat) => (roll === best ? set | only(seat) : set), 0);
    if (bitCount(highest) === 1) commence(state, rolls.indexOf(best), tell);
    else state.table.stack.push({ kind: 'start-roll', among: highest });
  },
};

const layout: Rule<'layout'> = {
  rule: 'ST-SETV-02',
  awaits: () => layoutChance,
  resolve({ table }, _, outcome, tell) {
    const board = drawnBoard(outcome);
    lay(table, board);
    tell?.all({ kind: 'laid', ...board });
  },
};

const REFILL = (1 << DICE_WORD) - 1;

/** ST-OPT-DICE: takes the k-th card out of the dice deck; when none is left all come back. */
function drawDice({ table, box }: Whole, k: number): number {
  const low = box.dice[0] ?? 0;
  const inLow = bitCount(low);
  const word = k < inLow ? 0 : 1;
  const bit = nthBit(box.dice[word] ?? 0, k < inLow ? k : k - inLow);
  box.dice[word] = (box.dice[word] ?? 0) & ~(1 << bit);
  table.diceLeft--;
  if (table.diceLeft === 0) {
    table.diceLeft = DICE_CARDS;
    box.dice.fill(REFILL);
  }
  return word * DICE_WORD + bit;
}

/** ST-TURN-01, ST-SEVEN-01 to 04: a roll counts for all; a 7 brings the cruiser instead. */
const dice: Rule<'dice'> = {
  rule: 'ST-PROD-01',
  awaits: ({ options, diceLeft }) => (options.dice === 'true' ? diceChance : diceCardOf(diceLeft)),
  resolve(state, _, outcome, tell) {
    const { table } = state;
    const fall =
      table.options.dice === 'true' ? (outcome[0] ?? 0) * FACES + (outcome[1] ?? 0) : drawDice(state, outcome[0] ?? 0);
    const pair = PAIRS[fall] ?? [1, 1];
    const first = pair[0] ?? 1;
    const second = pair[1] ?? 1;
    const sum = first + second;
    table.dice = pair;
    table.stack.push(afterRoll(table));
    tell?.all({ kind: 'rolled', seat: table.active, first, second, sum });
    if (sum === SEVEN) {
      table.stack.push(CRUISER);
      askShield(table);
    } else askCompensation(table, produce(state, sum, tell));
  },
};

/** ST-SEVEN-02: who holds too many cards, and is not shielded. */
const count: Rule<'count'> = {
  rule: 'ST-SEVEN-02',
  run({ table }, { safe }, tell) {
    let owing = 0;
    for (let seat = 0; seat < table.players.length; seat++) {
      if (playerOf(table, seat).cards > SAFE && !has(safe, seat)) owing |= only(seat);
    }
    tell?.all({ kind: 'seven', owing });
    if (owing !== 0) table.stack.push(discardOf(owing, 0));
  },
};

/** ST-KLI-03: the k-th card of a hidden hand. */
const rob: Rule<'rob'> = {
  rule: 'ST-KLI-03',
  awaits: (table, { from }) => robOf(playerOf(table, from).cards),
  resolve(state, { from }, [index = 0], tell) {
    const seat = state.table.active;
    const resource = nth(handOf(state, from).resources, index);
    moveCards(state, from, seat, resource, 1);
    tell?.to(
      only(seat) | only(from),
      { kind: 'stole', seat, from, resource },
      { kind: 'stole', seat, from, resource: null },
    );
  },
};

/** ST-DEV-01: the card is the buyer's secret, and judged at once if it scores. */
const draw: Rule<'draw'> = {
  rule: 'ST-DEV-01',
  awaits: ({ deck }) => drawOf(deck),
  resolve(state, _, [index = 0], tell) {
    const { table, box } = state;
    const seat = table.active;
    const { developments, fresh } = handOf(state, seat);
    const card = nth(box.deck, index);
    add(box.deck, card, -1);
    add(developments, card, 1);
    add(fresh, card, 1);
    table.deck--;
    playerOf(table, seat).developments++;
    tell?.to(only(seat), { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
    if (card === VICTORY) judge(state, tell);
  },
};

/** The cards seen leave the deck; those not kept go back into it. */
const look: Rule<'look'> = {
  rule: 'ST-CARD-CHAPEL',
  awaits: ({ deck }) => looks[deck - 1] ?? drawOf(deck),
  resolve(state, _, outcome, tell) {
    const { table, box } = state;
    const seat = table.active;
    const cards = box.deck.map(() => 0);
    for (let i = 0; i < outcome.length; i++) {
      const card = nth(box.deck, outcome[i] ?? 0);
      add(box.deck, card, -1);
      add(cards, card, 1);
      table.deck--;
    }
    handOf(state, seat).shown = cards;
    table.stack.push(KEEP);
    tell?.to(only(seat), { kind: 'looked', seat, cards }, { kind: 'looked', seat, cards: null });
  },
};

const open = {
  before: asking('before', 'open'),
  trade: asking('trade', 'open'),
  build: asking('build', 'open'),
  main: asking('main', 'open'),
  cruiser: asking('cruiser', 'open'),
  steal: asking('steal', 'open'),
  utopia: asking('utopia', 'open'),
  substitute: asking('substitute', 'open'),
  relaunch: asking('relaunch', 'open'),
  demand: asking('demand', 'open'),
  decide: asking('decide', 'open'),
  shield: asking('shield', 'open'),
  compensation: asking('compensation', 'open'),
  station: asking('found-station', 'open'),
  ship: asking('found-ship', 'open'),
} as const;
// A lone answer here depends on what somebody holds or sees: whoever gave it early would show it.
const veiled = {
  discard: asking('discard', 'veiled'),
  offer: asking('offer', 'veiled'),
  repay: asking('repay', 'veiled'),
  keep: asking('keep', 'veiled'),
  inspect: asking('inspect', 'veiled'),
} as const;

/** ST-TRADE-02: everybody addressed answers, and may answer anew; the player on turn may close the matter at any time. */
const offer: Rule<'offer'> = {
  rule: 'ST-TRADE-02',
  awaits: (table, frame) => answering(veiled.offer, table, frame),
};

/** What each frame waits for or does. */
export const frames: { readonly [P in Frame['kind']]: Rule<P> } = {
  layout,
  'start-roll': startRoll,
  'start-draw': {
    rule: 'ST-OPT-START',
    awaits: (_, { of }) => startDrawOf(of),
    resolve: (state, _, [drawn = 0], tell) => commence(state, startSeat(state.table, drawn), tell),
  },
  'found-station': { rule: 'ST-FOUND-02', awaits: (_, { seat }) => open.station(only(seat)) },
  'found-ship': { rule: 'ST-FOUND-03', awaits: (_, { seat }) => open.ship(only(seat)) },
  begin: { rule: 'ST-FOUND-06', run: (state, { seat }, tell) => beginTurn(state, seat, tell) },
  before: { rule: 'ST-TURN-01', awaits: ({ active }) => open.before(only(active)), likely },
  dice,
  trade: {
    rule: 'ST-TURN-03',
    awaits: (table) => open.trade(only(table.active), bystanders(table)),
    aside: ASIDE,
    likely,
  },
  build: { rule: 'ST-TURN-03', awaits: ({ active }) => open.build(only(active)), likely },
  main: {
    rule: 'ST-VAR-01',
    awaits: (table) => open.main(only(table.active), bystanders(table)),
    aside: ASIDE,
    likely,
  },
  shield: { rule: 'ST-CARD-KIRK', awaits: (_, { seat }) => open.shield(only(seat)) },
  count,
  discard: { rule: 'ST-SEVEN-02', awaits: (_, { owing, done }) => sealedChoice(veiled.discard, owing, done) },
  cruiser: { rule: 'ST-SEVEN-03', awaits: ({ active }) => open.cruiser(only(active)) },
  steal: { rule: 'ST-KLI-03', awaits: ({ active }) => open.steal(only(active)) },
  rob,
  compensation: { rule: 'ST-CARD-SPOCK', awaits: (_, { seat }) => open.compensation(only(seat)) },
  draw,
  utopia: { rule: 'ST-PROG-02', awaits: ({ active }) => open.utopia(only(active)) },
  substitute: { rule: 'ST-CARD-SCOTT', awaits: ({ active }) => open.substitute(only(active)) },
  relaunch: { rule: 'ST-CARD-SULU', awaits: ({ active }) => open.relaunch(only(active)) },
  demand: { rule: 'ST-CARD-UHURA', awaits: ({ active }) => open.demand(only(active)) },
  repay: { rule: 'ST-CARD-UHURA', awaits: ({ active }) => veiled.repay(only(active)) },
  look,
  keep: { rule: 'ST-CARD-CHAPEL', awaits: ({ active }) => veiled.keep(only(active)) },
  inspect: { rule: 'ST-CARD-MCCOY', awaits: ({ active }) => veiled.inspect(only(active)) },
  decide: { rule: 'ST-SUP-04', awaits: (_, { seat }) => open.decide(only(seat)) },
  offer,
  judge: { rule: 'ST-END-02', run: (state, _, tell) => judge(state, tell) },
  next: { rule: 'ST-TURN-04', run: (state, _, tell) => nextTurn(state, tell) },
  over: { rule: 'ST-END-02', awaits: (_, { places }) => over(places) },
};
