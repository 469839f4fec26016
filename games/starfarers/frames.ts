import { awaitAnswers, BYSTANDER_MOVES, bystanders, NONE } from '@orrery/common';
import { defineQuestion, gameOver, onlySeat, sealedChoice } from '@orrery/kernel';
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
import { discardEncounter, runResult } from './encounter.ts';
import { clearTokens, continueStoppedShip, landAfterJump } from './flight.ts';
import { drawFrame, fetchFrame, robFrame, stealFrame } from './frame-constants.ts';
import { launchWaitingShips } from './launch.ts';
import { checkVictory } from './score.ts';
import { blockFreeHomeSites, dealStartCards } from './setup.ts';
import { type Frame, playerOf, type StarfarersFrameRule, type Table } from './state.ts';
import { refillPile } from './supply.ts';
import { beginFlight, beginFlightPhase, beginTurn, nextTurn, payStipends } from './turn.ts';
import { prefilter } from './turn-actions.ts';

const openQuestions = {
  settle: defineQuestion('settle', 'open'),
  harbour: defineQuestion('harbour', 'open'),
  berth: defineQuestion('berth', 'open'),
  fit: defineQuestion('fit', 'open'),
  before: defineQuestion('before', 'open'),
  relief: defineQuestion('relief', 'open'),
  steal: defineQuestion('steal', 'open'),
  main: defineQuestion('main', 'open'),
  target: defineQuestion('target', 'open'),
  pick: defineQuestion('pick', 'open'),
  drop: defineQuestion('drop', 'open'),
  ground: defineQuestion('ground', 'open'),
  jump: defineQuestion('jump', 'open'),
  launch: defineQuestion('launch', 'open'),
  flight: defineQuestion('flight', 'open'),
  befriend: defineQuestion('befriend', 'open'),
} as const;
// A forced answer here depends on what a seat holds: answering early would reveal it.
const veiledQuestions = {
  discard: defineQuestion('discard', 'veiled'),
  answer: defineQuestion('answer', 'veiled'),
  give: defineQuestion('give', 'veiled'),
  donation: defineQuestion('donation', 'veiled'),
  offer: defineQuestion('offer', 'veiled'),
} as const;

/** SF-TRADE-02: every addressed seat answers, and may change its answer; the player on turn may end it at any time. */
const offer: StarfarersFrameRule<'offer'> = {
  rule: 'SF-TRADE-02',
  awaits: (table, frame) => awaitAnswers(veiledQuestions.offer, table, frame),
};

/** As many cards as there are; a pile that could not be renewed is tried again. */
const fetch: StarfarersFrameRule<'fetch'> = {
  rule: 'SF-PROD-04',
  run(state, { seat, n }, tell) {
    const { table } = state;
    refillPile(state, tell);
    const now = Math.min(n, table.reserve);
    if (now === 0) return;
    if (n > now) table.stack.push(fetchFrame(seat, n - now));
    table.stack.push(drawFrame(seat, now));
  },
};

/** SF-SEVEN-03: only players with cards can be robbed; a single one is robbed without a choice. */
function chooseVictim(table: Table): void {
  let victims = 0;
  let last = NONE;
  for (let seat = 0; seat < table.players.length; seat++) {
    if (seat === table.active || playerOf(table, seat).cards === 0) continue;
    victims |= onlySeat(seat);
    last = seat;
  }
  if (victims === 0) return;
  table.stack.push((victims & (victims - 1)) === 0 ? robFrame(last, table.active) : stealFrame(victims));
}

/** What each frame waits for or does. */
export const frames: { readonly [P in Frame['kind']]: StarfarersFrameRule<P> } = {
  layout,
  home,
  'start-roll': startRoll,
  settle: { rule: 'SF-FOUND-01', awaits: (_, { seat }) => openQuestions.settle(onlySeat(seat)) },
  harbour: { rule: 'SF-FOUND-02', awaits: (_, { seat }) => openQuestions.harbour(onlySeat(seat)) },
  berth: { rule: 'SF-FOUND-02', awaits: (_, { seat }) => openQuestions.berth(onlySeat(seat)) },
  fit: { rule: 'SF-ENC-09', awaits: (_, { seat }) => openQuestions.fit(onlySeat(seat)) },
  block: { rule: 'SF-FOUND-04', run: ({ table }, _, tell) => blockFreeHomeSites(table, tell) },
  endow: { rule: 'SF-FOUND-03', run: ({ table }, { seat }, tell) => dealStartCards(table, seat, tell) },
  begin: { rule: 'SF-FOUND-03', run: ({ table }, { seat }, tell) => beginTurn(table, seat, tell) },
  fetch,
  draw,
  before: { rule: 'SF-TURN-01', awaits: ({ active }) => openQuestions.before(onlySeat(active)), prefilter },
  dice,
  relief: { rule: 'SF-FRIEND-RELIEF', awaits: (_, { seat }) => openQuestions.relief(onlySeat(seat)) },
  discard: { rule: 'SF-SEVEN-02', awaits: (_, { owing, done }) => sealedChoice(veiledQuestions.discard, owing, done) },
  prey: { rule: 'SF-SEVEN-03', run: ({ table }) => chooseVictim(table) },
  steal: { rule: 'SF-SEVEN-03', awaits: ({ active }) => openQuestions.steal(onlySeat(active)) },
  rob: robbery,
  stipend: { rule: 'SF-PROD-04', run: ({ table }) => payStipends(table) },
  main: {
    rule: 'SF-TRADE-01',
    // SF56-TURN-03: there is no trade between players in the phase of pilot 2.
    awaits: (table) => openQuestions.main(onlySeat(table.pilot), table.pilot === table.active ? bystanders(table) : 0),
    bystanderMoves: BYSTANDER_MOVES,
    prefilter,
  },
  depart: { rule: 'SF-FLIGHT-01', run: ({ table }) => beginFlightPhase(table) },
  shake,
  target: { rule: 'SF-FRIEND-TARGET', awaits: (_, { seat }) => openQuestions.target(onlySeat(seat)) },
  meet: meeting,
  answer: {
    rule: 'SF-ENC-02',
    awaits: (_, { seats, choices }) => veiledQuestions.answer(onlySeat(seats[choices.length] ?? 0)),
  },
  result: { rule: 'SF-ENC-03', run: runResult },
  contest: contesting,
  fate,
  pick: { rule: 'SF-ENC-03', awaits: (_, { seat }) => openQuestions.pick(onlySeat(seat)) },
  drop: { rule: 'SF-ENC-09', awaits: (_, { seat }) => openQuestions.drop(onlySeat(seat)) },
  ground: { rule: 'SF-ENC-06', awaits: (_, { seat }) => openQuestions.ground(onlySeat(seat)) },
  jump: { rule: 'SF-ENC-08', awaits: (_, { seat }) => openQuestions.jump(onlySeat(seat)) },
  embark: { rule: 'SF-ENC-07', run: ({ table }, { seat }) => launchWaitingShips(table, seat) },
  launch: { rule: 'SF-ENC-07', awaits: (_, { seat }) => openQuestions.launch(onlySeat(seat)) },
  give: { rule: 'SF-ENC-03', awaits: (_, { from }) => veiledQuestions.give(onlySeat(from)) },
  file: { rule: 'SF-ENC-03', run: (state, { seats }, tell) => discardEncounter(state, seats, tell) },
  sail: { rule: 'SF56-TURN-04', run: ({ table }, { seat }) => beginFlight(table, seat) },
  scout: { rule: 'SF-SPEC-01', run: ({ table }, { seat }) => clearTokens(table, seat) },
  flight: { rule: 'SF-FLIGHT-04', awaits: ({ pilot }) => openQuestions.flight(onlySeat(pilot)), prefilter },
  discover: discovery,
  explore: exploration,
  clear: clearing,
  rest: { rule: 'SF-FLIGHT-04', run: ({ table }, _, tell) => continueStoppedShip(table, tell) },
  alight: {
    rule: 'SF-ENC-08',
    run: ({ table }, { seat, ship, from }, tell) => landAfterJump(table, seat, ship, from, tell),
  },
  befriend: { rule: 'SF-STAT-03', awaits: (_, { seat }) => openQuestions.befriend(onlySeat(seat)) },
  donation: { rule: 'SF-FRIEND-DONATION', awaits: (_, { of }) => veiledQuestions.donation(onlySeat(of)) },
  offer,
  judge: { rule: 'SF-END-01', run: ({ table }, _, tell) => checkVictory(table, tell) },
  next: { rule: 'SF-TURN-01', run: ({ table }, _, tell) => nextTurn(table, tell) },
  over: { rule: 'SF-END-01', awaits: (_, { places }) => gameOver(places) },
};
