import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { isUndoEntry } from './entry.ts';
import { comet } from './example/game.ts';
import { parseMove, startMatch } from './example/testing/table.ts';
import { hashState } from './hash.ts';
import { headerOf } from './header.ts';
import { withCallCounts } from './laws/call-counts.ts';
import { replay, resumeLog } from './log.ts';
import { Match } from './match.ts';
import { standardOptions } from './options.ts';
import { randomAskedSeat } from './playout.ts';
import { fastRng } from './rng.ts';

/** Seat 0 rolls a 2, and with three ice in hand has the rest of its turn to play. */
const afterRoll = (seats = 2) => {
  const deal = new Array<number[]>(3 * seats).fill([0]);
  const game = startMatch([...deal, [1], [0]], seats);
  const asked = game.request(0);
  if (asked === null) throw new Error('seat 0 is not asked');
  game.choose(0, asked.id, parseMove('roll'));
  return game;
};

const ask = (game: ReturnType<typeof startMatch>, seat: number): number => game.request(seat)?.id ?? -1;
const say = (game: ReturnType<typeof startMatch>, seat: number, text: string) =>
  game.choose(seat, ask(game, seat), parseMove(text));

test('a match draws chance before it asks the first seat', () => {
  const game = startMatch();
  expect(game.entries.every((entry) => entry.by === 'chance')).toBe(true);
  expect(game.seq).toBe(9);
  expect(game.request(0)).toEqual({ id: 9, question: 'roll', must: true, veiled: false });
  expect(game.request(1)).toBeNull();
});

test('an answer is recorded together with the chance that follows', () => {
  const game = startMatch([[0], [0], [0], [0], [0], [0], [1], [0]], 2);
  const answer = say(game, 0, 'roll');
  expect(answer.ok && answer.steps.map(({ entry }) => entry)).toEqual([
    { by: 0, move: { kind: 'roll' } },
    { by: 'chance', secret: false, outcome: [1] },
    { by: 'chance', secret: true, outcome: [0] },
  ]);
});

test('a refused answer changes nothing and says why', () => {
  const game = afterRoll();
  const before = hashState(game.state);
  const answer = say(game, 0, 'beacon');
  expect(answer).toMatchObject({ ok: false, refusals: [{ code: 'price', rule: 'CO-07' }] });
  expect(hashState(game.state)).toBe(before);
  expect(game.seq).toBe(9);
});

test('a late answer to an old request is refused, never applied to the next', () => {
  const game = afterRoll();
  const old = ask(game, 0);
  say(game, 0, 'offer 1 ice for 1 dust');
  expect(game.choose(0, old, parseMove('withdraw'))).toMatchObject({
    ok: false,
    refusals: [{ code: 'stale-request' }],
  });
});

test('an answer of a seat that is not asked is refused', () => {
  const game = afterRoll();
  expect(game.choose(1, 0, parseMove('end'))).toMatchObject({ ok: false, refusals: [{ code: 'not-asked' }] });
  expect(game.refuse(7, parseMove('end'))).toMatchObject([{ code: 'no-such-seat' }]);
});

test('a request stays open while other seats answer the same question', () => {
  const game = afterRoll(3);
  say(game, 0, 'offer 1 ice for 1 dust');
  const open = ask(game, 2);
  say(game, 1, 'decline');
  expect(ask(game, 2)).toBe(open);
  expect(game.request(0)).toMatchObject({ must: false });
});

test('a move can be undone until something else happens, and the log keeps both', () => {
  const game = afterRoll();
  const before = hashState(game.state);
  say(game, 0, 'offer 1 ice for 1 dust');
  expect(game.undoable(0)).toBe(1);
  const since = game.seq;
  expect(game.undo(0)).toMatchObject({ ok: true, steps: [{ entry: { by: 0, undo: 1 } }] });
  expect(hashState(game.state)).toBe(before);
  expect(game.seq).toBe(since + 1);
  expect(game.lastUndo).toBe(since + 1);
  expect(say(game, 0, 'end').ok).toBe(true);
});

test('chance is a barrier to undo', () => {
  const game = afterRoll();
  expect(game.undoable(0)).toBe(0);
  expect(game.undo(0)).toMatchObject({ ok: false, refusals: [{ code: 'no-undo' }] });
});

test("another seat's move is a barrier to undo", () => {
  const game = afterRoll(3);
  say(game, 0, 'offer 1 ice for 1 dust');
  say(game, 1, 'decline');
  expect(game.undoable(0)).toBe(0);
  expect(game.undoable(1)).toBe(1);
});

test('a declared reveal is a barrier to undo', () => {
  // 24 goods drawn in order: ice first; seat 0 gets one of each and builds, seat 1 answers last, which reveals the
  // answers.
  const game = startMatch([[0], [7], [14], [0], [0], [0], [1], [0]], 2);
  say(game, 0, 'roll');
  say(game, 0, 'beacon');
  expect(game.undoable(0)).toBe(1);
  say(game, 1, 'pass');
  expect(game.undoable(1)).toBe(0);
});

test('a seat gets its own secrets, the others and spectators only the shared form', () => {
  const game = startMatch([[0], [0], [0], [0], [0], [0]], 2);
  expect(game.heardBy(0)[0]).toEqual({ seq: 1, events: [{ kind: 'drew', seat: 0, good: 0 }] });
  expect(game.heardBy(1)[0]).toEqual({ seq: 1, events: [{ kind: 'drew', seat: 0, good: null }] });
  expect(game.heardBy(null)[0]).toEqual({ seq: 1, events: [{ kind: 'drew', seat: 0, good: null }] });
  expect(game.heardBy(0, 5).map(({ seq }) => seq)).toEqual([6]);
});

test('undone events are no longer reported', () => {
  const game = afterRoll();
  const since = game.seq;
  say(game, 0, 'offer 1 ice for 1 dust');
  game.undo(0);
  expect(game.heardBy(1, since)).toEqual([]);
});

test('a view is a window: table and own hand, and nothing else', () => {
  const game = startMatch();
  expect(Object.keys(game.view(1)).sort()).toEqual(['hand', 'seat', 'table']);
  expect(game.view(1).hand).toBe(game.state.hands[1]);
  expect(game.openView()).toEqual({ seat: null, table: game.state.table });
});

test('a match resumed from its log continues as if it had never stopped', () => {
  const whole = afterRoll();
  say(whole, 0, 'offer 1 ice for 1 dust');
  whole.undo(0);
  const again = resumeLog(comet, whole.toLog(), seededChance(4));
  if (!again.ok) throw new Error(again.problem.text);
  expect(hashState(again.value.state)).toBe(hashState(whole.state));
  expect(again.value.request(0)?.question).toBe(whole.request(0)?.question);
  expect(again.value.seq).toBe(whole.seq);
  const replayed = replay(comet, whole.toLog(), undefined, { history: true });
  expect(replayed.ok && replayed.value.heardBy(0)).toEqual(whole.heardBy(0));
});

test('a match cannot be resumed from a log that the rules forbid', () => {
  const log = afterRoll().toLog();
  const forged = { ...log, entries: [...log.entries, { by: 1, move: parseMove('end') }] };
  const again = resumeLog(comet, forged, seededChance(4));
  expect(again.ok ? '' : again.problem.text).toBe('entry 10 (seat 1): seat 1 may not do this: not-asked (CO-04)');
});

test('many matches run side by side without touching each other', () => {
  const options = standardOptions(comet.options);
  const games = [1, 2, 3].map((seed) =>
    Match.start(comet, { id: `g${seed}`, options, seats: 4, chance: seededChance(seed) }),
  );
  const hashes = games.map((game) => hashState(game.state));
  const [played] = games;
  if (played === undefined) throw new Error('no game');
  say(played, 0, 'roll');
  expect(games.slice(1).map((game) => hashState(game.state))).toEqual(hashes.slice(1));
});

test('the seed is recorded only when the game is over', () => {
  expect(afterRoll().toLog('00ff').serverSeed).toBeNull();
});

/** A game in which players take moves back wherever possible, and mostly play them again. */
function hesitant(entries: number) {
  const rng = fastRng(6);
  const options = standardOptions(comet.options);
  const game = Match.start(comet, { options, seats: 3, chance: seededChance(6) });
  while (game.seq < entries && game.awaiting.who === 'seats') {
    const seat = randomAskedSeat(game.awaiting, rng);
    const moves = game.moves(seat, 4);
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error('no legal move');
    game.choose(seat, ask(game, seat), move);
    while (game.undoable(seat) > 0 && rng(3) > 0) game.undo(seat);
  }
  return game;
}

test('an answer is checked once and run once, and so is each outcome', () => {
  const { game, calls, begin } = withCallCounts(comet);
  const options = standardOptions(comet.options);
  const played = Match.start(game, { options, seats: 2, chance: seededChance(1) });
  begin();
  const answer = say(played, 0, 'roll');
  const draws = answer.ok ? answer.steps.length - 1 : 0;
  expect(draws).toBeGreaterThan(0);
  expect(calls).toEqual({ setup: 1, refuse: 1, play: 1, resolve: draws }); // set up twice would be an error: the second state is the snapshot for undo
});

test('replaying a record with many undos takes time in proportion to its length, not to its square', () => {
  const { game, calls, begin } = withCallCounts(comet);
  const costOf = (entries: number): number => {
    const log = hesitant(entries).toLog();
    const taken = log.entries.filter(isUndoEntry).length;
    expect(taken).toBeGreaterThan(log.entries.length / 4);
    begin();
    expect(replay(game, log).ok).toBe(true);
    expect(calls.setup).toBe(2);
    expect(calls.refuse).toBe(log.entries.filter((entry) => !isUndoEntry(entry) && entry.by !== 'chance').length);
    return (calls.play + calls.resolve) / log.entries.length;
  };
  expect(costOf(200)).toBeLessThan(2);
  expect(costOf(800)).toBeLessThan(2);
});

test('an undo restores the previous state, no matter who moved', () => {
  const game = afterRoll(3);
  const { seq } = game;
  const before = hashState(game.state);
  say(game, 0, 'offer 1 ice for 1 dust');
  const offered = hashState(game.state);
  expect(say(game, 1, 'decline').ok).toBe(true);
  expect([game.undoable(0), game.undoable(1)]).toEqual([0, 1]);
  expect(game.undo(1).ok).toBe(true);
  expect(hashState(game.state)).toBe(offered);
  expect([game.undoable(0), game.undoable(1), game.lastEffective]).toEqual([1, 0, seq + 1]);
  expect(game.undo(0).ok).toBe(true);
  expect(hashState(game.state)).toBe(before);
  expect([game.undoable(0), game.lastEffective]).toEqual([0, seq]);
});

test('without history a match plays the same and keeps no past states', () => {
  const whole = hesitant(200);
  const lean = new Match(comet, whole.header);
  for (const entry of whole.entries) lean.applyChecked(entry);
  expect(hashState(lean.state)).toBe(hashState(whole.state));
  expect([0, 1, 2].map((seat) => lean.request(seat))).toEqual([0, 1, 2].map((seat) => whole.request(seat)));
  expect(() => lean.steps).toThrow('no history');
});

test('an unchecked entry that cannot come next throws', () => {
  const lean = new Match(comet, afterRoll().header);
  expect(() => lean.applyChecked({ by: 0, undo: 1 })).toThrow('cannot take back 1');
  expect(() => lean.applyChecked({ by: 'chance', secret: true, outcome: [99] })).toThrow('is no secret');
});

/** Comet with one move and no end: its round counts the moves in effect. */
const endless: typeof comet = {
  ...comet,
  awaiting: () => ({ who: 'seats', question: 'main', must: 1, may: 0, veiled: false }),
  refuse: () => [],
  play({ table }) {
    table.round++;
  },
};

test('an undo replays a few moves only, however many there were since the barrier', () => {
  const { game: rules, calls, begin } = withCallCounts(endless);
  const game = new Match(rules, headerOf(rules, { options: standardOptions(comet.options), seats: 2 }));
  const move = () => game.choose(0, game.request(0)?.id ?? -1, parseMove('end'));
  for (let i = 0; i < 1000; i++) move();
  expect(game.state.table.round).toBe(1001);
  for (let i = 1; i <= 200; i++) {
    begin();
    expect(game.undo(0).ok).toBe(true);
    expect(calls.play).toBeLessThan(32);
    expect(game.state.table.round).toBe(1001 - i);
  }
});

test('after any sequence of moves and undos, the state is that of the moves that count', () => {
  const steps = fc.array(
    fc.oneof(fc.record({ moves: fc.nat(40) }), fc.record({ undo: fc.integer({ min: 1, max: 60 }) })),
  );
  fc.assert(
    fc.property(steps, (said) => {
      const game = new Match(endless, headerOf(endless, { options: standardOptions(comet.options), seats: 2 }));
      let held = 0;
      for (const step of said) {
        if ('moves' in step) {
          for (let i = 0; i < step.moves; i++) game.applyChecked({ by: 0, move: parseMove('end') });
          held += step.moves;
        } else {
          const undo = Math.min(step.undo, game.undoable(0));
          if (undo > 0) game.applyChecked({ by: 0, undo });
          held -= undo;
        }
        expect(game.state.table.round).toBe(held + 1);
      }
    }),
  );
});
