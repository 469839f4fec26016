import { ASIDE, answering, bystanders, NONE } from '@orrery/common';
import { asking, only, over, sealedChoice } from '@orrery/kernel';
import {
  clearing,
  contesting,
  dice,
  discovery,
  draw,
  exploration,
  fate,
  home,
  layout,
  meeting,
  robbery,
  shake,
  startRoll,
} from './chances.ts';
import { file, runResult } from './encounter.ts';
import { runAlight, runRest, runScout } from './flight.ts';
import { drawCards, fetchCards, rob, stealFrom } from './framevalues.ts';
import { likely } from './free.ts';
import { runEmbark } from './launch.ts';
import { judge } from './score.ts';
import { blockRest, endow } from './setup.ts';
import { type Frame, playerOf, type Rule, type Table } from './state.ts';
import { refill } from './supply.ts';
import { beginTurn, depart, nextTurn, payStipends, setSail } from './turn.ts';

const open = {
  settle: asking('settle', 'open'),
  harbour: asking('harbour', 'open'),
  berth: asking('berth', 'open'),
  fit: asking('fit', 'open'),
  before: asking('before', 'open'),
  relief: asking('relief', 'open'),
  steal: asking('steal', 'open'),
  main: asking('main', 'open'),
  target: asking('target', 'open'),
  pick: asking('pick', 'open'),
  drop: asking('drop', 'open'),
  ground: asking('ground', 'open'),
  jump: asking('jump', 'open'),
  launch: asking('launch', 'open'),
  flight: asking('flight', 'open'),
  befriend: asking('befriend', 'open'),
} as const;
// A lone answer here depends on what somebody holds: whoever gave it early would show it.
const veiled = {
  discard: asking('discard', 'veiled'),
  answer: asking('answer', 'veiled'),
  give: asking('give', 'veiled'),
  donation: asking('donation', 'veiled'),
  offer: asking('offer', 'veiled'),
} as const;

/** SF-TRADE-02: everybody addressed answers, and may answer anew; the player on turn may close the matter at any time. */
const offer: Rule<'offer'> = {
  rule: 'SF-TRADE-02',
  awaits: (table, frame) => answering(veiled.offer, table, frame),
};

/** So many cards as there are; a pile that could not be renewed is tried again. */
const fetch: Rule<'fetch'> = {
  rule: 'SF-PROD-04',
  run(state, { seat, n }, tell) {
    const { table } = state;
    refill(state, tell);
    const now = Math.min(n, table.reserve);
    if (now === 0) return;
    if (n > now) table.stack.push(fetchCards(seat, n - now));
    table.stack.push(drawCards(seat, now));
  },
};

/** SF-SEVEN-03: only those with cards can be robbed; a lone one is. */
function prey(table: Table): void {
  let victims = 0;
  let last = NONE;
  for (let seat = 0; seat < table.players.length; seat++) {
    if (seat === table.active || playerOf(table, seat).cards === 0) continue;
    victims |= only(seat);
    last = seat;
  }
  if (victims === 0) return;
  table.stack.push((victims & (victims - 1)) === 0 ? rob(last, table.active) : stealFrom(victims));
}

/** What each frame waits for or does. */
export const frames: { readonly [P in Frame['kind']]: Rule<P> } = {
  layout,
  home,
  'start-roll': startRoll,
  settle: { rule: 'SF-FOUND-01', awaits: (_, { seat }) => open.settle(only(seat)) },
  harbour: { rule: 'SF-FOUND-02', awaits: (_, { seat }) => open.harbour(only(seat)) },
  berth: { rule: 'SF-FOUND-02', awaits: (_, { seat }) => open.berth(only(seat)) },
  fit: { rule: 'SF-ENC-09', awaits: (_, { seat }) => open.fit(only(seat)) },
  block: { rule: 'SF-FOUND-04', run: ({ table }, _, tell) => blockRest(table, tell) },
  endow: { rule: 'SF-FOUND-03', run: ({ table }, { seat }, tell) => endow(table, seat, tell) },
  begin: { rule: 'SF-FOUND-03', run: ({ table }, { seat }, tell) => beginTurn(table, seat, tell) },
  fetch,
  draw,
  before: { rule: 'SF-TURN-01', awaits: ({ active }) => open.before(only(active)), likely },
  dice,
  relief: { rule: 'SF-FRIEND-RELIEF', awaits: (_, { seat }) => open.relief(only(seat)) },
  discard: { rule: 'SF-SEVEN-02', awaits: (_, { owing, done }) => sealedChoice(veiled.discard, owing, done) },
  prey: { rule: 'SF-SEVEN-03', run: ({ table }) => prey(table) },
  steal: { rule: 'SF-SEVEN-03', awaits: ({ active }) => open.steal(only(active)) },
  rob: robbery,
  stipend: { rule: 'SF-PROD-04', run: ({ table }) => payStipends(table) },
  main: {
    rule: 'SF-TRADE-01',
    // SF56-TURN-03: in the phase of pilot 2 nobody trades with anybody.
    awaits: (table) => open.main(only(table.pilot), table.pilot === table.active ? bystanders(table) : 0),
    aside: ASIDE,
    likely,
  },
  depart: { rule: 'SF-FLIGHT-01', run: ({ table }) => depart(table) },
  shake,
  target: { rule: 'SF-FRIEND-TARGET', awaits: (_, { seat }) => open.target(only(seat)) },
  meet: meeting,
  answer: {
    rule: 'SF-ENC-02',
    awaits: (_, { seats, choices }) => veiled.answer(only(seats[choices.length] ?? 0)),
  },
  result: { rule: 'SF-ENC-03', run: runResult },
  contest: contesting,
  fate,
  pick: { rule: 'SF-ENC-03', awaits: (_, { seat }) => open.pick(only(seat)) },
  drop: { rule: 'SF-ENC-09', awaits: (_, { seat }) => open.drop(only(seat)) },
  ground: { rule: 'SF-ENC-06', awaits: (_, { seat }) => open.ground(only(seat)) },
  jump: { rule: 'SF-ENC-08', awaits: (_, { seat }) => open.jump(only(seat)) },
  embark: { rule: 'SF-ENC-07', run: ({ table }, { seat }) => runEmbark(table, seat) },
  launch: { rule: 'SF-ENC-07', awaits: (_, { seat }) => open.launch(only(seat)) },
  give: { rule: 'SF-ENC-03', awaits: (_, { from }) => veiled.give(only(from)) },
  file: { rule: 'SF-ENC-03', run: (state, { seats }, tell) => file(state, seats, tell) },
  sail: { rule: 'SF56-TURN-04', run: ({ table }, { seat }) => setSail(table, seat) },
  scout: { rule: 'SF-SPEC-01', run: ({ table }, { seat }) => runScout(table, seat) },
  flight: { rule: 'SF-FLIGHT-04', awaits: ({ pilot }) => open.flight(only(pilot)), likely },
  discover: discovery,
  explore: exploration,
  clear: clearing,
  rest: { rule: 'SF-FLIGHT-04', run: ({ table }, _, tell) => runRest(table, tell) },
  alight: {
    rule: 'SF-ENC-08',
    run: ({ table }, { seat, ship, from }, tell) => runAlight(table, seat, ship, from, tell),
  },
  befriend: { rule: 'SF-STAT-03', awaits: (_, { seat }) => open.befriend(only(seat)) },
  donation: { rule: 'SF-FRIEND-DONATION', awaits: (_, { of }) => veiled.donation(only(of)) },
  offer,
  judge: { rule: 'SF-END-01', run: ({ table }, _, tell) => judge(table, tell) },
  next: { rule: 'SF-TURN-01', run: ({ table }, _, tell) => nextTurn(table, tell) },
  over: { rule: 'SF-END-01', awaits: (_, { places }) => over(places) },
};
