import { allSeats, asking, chance, drawing, nth, only, over, placesByPoints, sealedChoice } from '../index.ts';
import { COMET, ROLL } from './plain-frames.ts';
import { type Frame, GOAL, type Rule, SAFE } from './state.ts';

const askRoll = asking('roll', 'open');
const askMain = asking('main', 'open');
const askDiscard = asking('discard', 'open');
// Whoever lacks the goods can only say no: a driver that answered for them at once would show it.
const askAnswers = asking('answers', 'veiled');
const askPick = asking('pick', 'open');
const askJam = asking('jam', 'veiled');
const die = chance('die', [6], 'open');
const drawOf = drawing('draw', 'secret');

const fetch: Rule<'fetch'> = {
  rule: 'CO-02',
  run({ table }, { seat, n }) {
    if (n > 1) table.stack.push({ kind: 'fetch', seat, n: n - 1 });
    if (table.bag > 0) table.stack.push({ kind: 'draw', seat });
  },
};

const draw: Rule<'draw'> = {
  rule: 'CO-02',
  awaits: ({ bag }) => drawOf(bag),
  resolve({ table, hands, box }, { seat }, [index = 0], tell) {
    const good = nth(box.bag, index);
    const goods = hands[seat]?.goods ?? [];
    box.bag[good] = (box.bag[good] ?? 0) - 1;
    goods[good] = (goods[good] ?? 0) + 1;
    table.bag--;
    table.sizes[seat] = (table.sizes[seat] ?? 0) + 1;
    tell?.to(only(seat), { kind: 'drew', seat, good }, { kind: 'drew', seat, good: null });
  },
};

/** CO-02: 1 brings the comet, 2 to 4 one good, 5 and 6 two. */
const dieRule: Rule<'die'> = {
  rule: 'CO-02',
  awaits: () => die,
  resolve({ table }, _, [face = 0], tell) {
    tell?.all({ kind: 'rolled', seat: table.turn, die: face + 1 });
    table.stack.push(face === 0 ? COMET : { kind: 'fetch', seat: table.turn, n: face < 4 ? 1 : 2 });
  },
};

const comet: Rule<'comet'> = {
  rule: 'CO-03',
  run({ table }) {
    let owing = 0;
    for (const [seat, size] of table.sizes.entries()) if (size > SAFE) owing |= only(seat);
    if (owing !== 0) table.stack.push({ kind: 'discard', owing, done: 0 });
  },
};

const raise: Rule<'raise'> = {
  rule: 'CO-07',
  run({ table }, _, tell) {
    const beacons = (table.beacons[table.turn] ?? 0) + 1;
    table.beacons[table.turn] = beacons;
    tell?.all({ kind: 'built', seat: table.turn, beacons });
  },
};

const judge: Rule<'judge'> = {
  rule: 'CO-08',
  run({ table }, _, tell) {
    if ((table.beacons[table.turn] ?? 0) < GOAL) return;
    const places = placesByPoints(table.beacons);
    table.stack.push({ kind: 'over', places });
    tell?.all({ kind: 'ended', places });
  },
};

/** CO-04, CO-09: to the left; when the last round is over, most beacons win. */
const next: Rule<'next'> = {
  rule: 'CO-04',
  run({ table }, _, tell) {
    table.offered = false;
    for (let seat = 0; seat < table.shown.length; seat++) table.shown[seat] = null;
    table.turn = (table.turn + 1) % table.sizes.length;
    if (table.turn === 0) table.round++;
    if (table.round <= table.options.rounds) {
      table.stack.push(ROLL);
      tell?.all({ kind: 'turn', seat: table.turn, round: table.round });
      return;
    }
    const places = placesByPoints(table.beacons);
    table.stack.push({ kind: 'over', places });
    tell?.all({ kind: 'ended', places });
  },
};

/** What each frame waits for or does: the phases of the game, one line each. */
export const frames: { readonly [P in Frame['kind']]: Rule<P> } = {
  fetch,
  draw,
  die: dieRule,
  comet,
  raise,
  judge,
  next,
  roll: { rule: 'CO-02', awaits: ({ turn }) => askRoll(only(turn)) },
  main: { rule: 'CO-04', awaits: ({ turn }) => askMain(only(turn)) },
  discard: { rule: 'CO-03', awaits: (_, { owing, done }) => sealedChoice(askDiscard, owing, done) },
  answers: {
    rule: 'CO-05',
    awaits: ({ turn, sizes }, { yes, no }) => askAnswers(allSeats(sizes.length) & ~(yes | no | only(turn)), only(turn)),
  },
  pick: { rule: 'CO-05', awaits: ({ turn }) => askPick(only(turn)) },
  jam: {
    rule: 'CO-07',
    awaits: ({ turn, sizes }, { done }) =>
      sealedChoice(askJam, allSeats(sizes.length) & ~only(turn), done & ~only(turn)),
  },
  over: { rule: 'CO-09', awaits: (_, { places }) => over(places) },
};
