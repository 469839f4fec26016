import {
  allSeats,
  cardDraw,
  defineQuestion,
  fixedChance,
  gameOver,
  kindAt,
  onlySeat,
  placesByPoints,
  sealedChoice,
} from '../index.ts';
import { COMET_FRAME, ROLL_FRAME } from './plain-frames.ts';
import { BEACONS_TO_WIN, type CometFrameRule, type Frame, HAND_LIMIT } from './state.ts';

const askRoll = defineQuestion('roll', 'open');
const askMain = defineQuestion('main', 'open');
const askDiscard = defineQuestion('discard', 'open');
// A seat without the goods can only say no: answering for it at once would reveal its hand.
const askAnswers = defineQuestion('answers', 'veiled');
const askPick = defineQuestion('pick', 'open');
const askJam = defineQuestion('jam', 'veiled');
const dieRoll = fixedChance('die', [6], 'open');
const goodDraw = cardDraw('draw', 'secret');

const fetch: CometFrameRule<'fetch'> = {
  rule: 'CO-02',
  run({ table }, { seat, n }) {
    if (n > 1) table.stack.push({ kind: 'fetch', seat, n: n - 1 });
    if (table.bag > 0) table.stack.push({ kind: 'draw', seat });
  },
};

const draw: CometFrameRule<'draw'> = {
  rule: 'CO-02',
  awaits: ({ bag }) => goodDraw(bag),
  resolve({ table, hands, box }, { seat }, [index = 0], tell) {
    const good = kindAt(box.bag, index);
    const goods = hands[seat]?.goods ?? [];
    box.bag[good] = (box.bag[good] ?? 0) - 1;
    goods[good] = (goods[good] ?? 0) + 1;
    table.bag--;
    table.sizes[seat] = (table.sizes[seat] ?? 0) + 1;
    tell?.to(onlySeat(seat), { kind: 'drew', seat, good }, { kind: 'drew', seat, good: null });
  },
};

/** CO-02: 1 brings the comet, 2 to 4 one good, 5 and 6 two. */
const dieRule: CometFrameRule<'die'> = {
  rule: 'CO-02',
  awaits: () => dieRoll,
  resolve({ table }, _, [face = 0], tell) {
    tell?.all({ kind: 'rolled', seat: table.turn, die: face + 1 });
    table.stack.push(face === 0 ? COMET_FRAME : { kind: 'fetch', seat: table.turn, n: face < 4 ? 1 : 2 });
  },
};

const comet: CometFrameRule<'comet'> = {
  rule: 'CO-03',
  run({ table }) {
    let owing = 0;
    for (const [seat, size] of table.sizes.entries()) if (size > HAND_LIMIT) owing |= onlySeat(seat);
    if (owing !== 0) table.stack.push({ kind: 'discard', owing, done: 0 });
  },
};

const raise: CometFrameRule<'raise'> = {
  rule: 'CO-07',
  run({ table }, _, tell) {
    const beacons = (table.beacons[table.turn] ?? 0) + 1;
    table.beacons[table.turn] = beacons;
    tell?.all({ kind: 'built', seat: table.turn, beacons });
  },
};

const judge: CometFrameRule<'judge'> = {
  rule: 'CO-08',
  run({ table }, _, tell) {
    if ((table.beacons[table.turn] ?? 0) < BEACONS_TO_WIN) return;
    const places = placesByPoints(table.beacons);
    table.stack.push({ kind: 'over', places });
    tell?.all({ kind: 'ended', places });
  },
};

/** CO-04, CO-09: play passes to the left; after the last round most beacons win. */
const next: CometFrameRule<'next'> = {
  rule: 'CO-04',
  run({ table }, _, tell) {
    table.offered = false;
    for (let seat = 0; seat < table.shown.length; seat++) table.shown[seat] = null;
    table.turn = (table.turn + 1) % table.sizes.length;
    if (table.turn === 0) table.round++;
    if (table.round <= table.options.rounds) {
      table.stack.push(ROLL_FRAME);
      tell?.all({ kind: 'turn', seat: table.turn, round: table.round });
      return;
    }
    const places = placesByPoints(table.beacons);
    table.stack.push({ kind: 'over', places });
    tell?.all({ kind: 'ended', places });
  },
};

/** What each frame waits for or does: the phases of the game, one line each. */
export const frames: { readonly [P in Frame['kind']]: CometFrameRule<P> } = {
  fetch,
  draw,
  die: dieRule,
  comet,
  raise,
  judge,
  next,
  roll: { rule: 'CO-02', awaits: ({ turn }) => askRoll(onlySeat(turn)) },
  main: { rule: 'CO-04', awaits: ({ turn }) => askMain(onlySeat(turn)) },
  discard: { rule: 'CO-03', awaits: (_, { owing, done }) => sealedChoice(askDiscard, owing, done) },
  answers: {
    rule: 'CO-05',
    awaits: ({ turn, sizes }, { yes, no }) =>
      askAnswers(allSeats(sizes.length) & ~(yes | no | onlySeat(turn)), onlySeat(turn)),
  },
  pick: { rule: 'CO-05', awaits: ({ turn }) => askPick(onlySeat(turn)) },
  jam: {
    rule: 'CO-07',
    awaits: ({ turn, sizes }, { done }) =>
      sealedChoice(askJam, allSeats(sizes.length) & ~onlySeat(turn), done & ~onlySeat(turn)),
  },
  over: { rule: 'CO-09', awaits: (_, { places }) => gameOver(places) },
};
