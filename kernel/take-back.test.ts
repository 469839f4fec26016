import { expect, test } from 'vitest';
import { chanceFromRng } from './chance.ts';
import { isChanceEntry } from './entry.ts';
import { comet } from './example/game.ts';
import { hashState } from './hash.ts';
import { headerOf } from './header.ts';
import { effective, replay, withHashes } from './log.ts';
import { parseEntry, parseLog, printEntry, printLog } from './log-text.ts';
import { Match } from './match.ts';
import { standardOptions } from './options.ts';
import { randomAskedSeat } from './playout.ts';
import { fastRng } from './rng.ts';

const options = standardOptions(comet.options);

/** A random game in which all agree now and then to give a seat its last move back; `taken` is called for each. */
function playWithTakeBacks(seed: number, taken: (match: ReturnType<typeof newMatch>) => void) {
  const rng = fastRng(seed);
  const match = newMatch(rng);
  match.drawChance();
  for (let asked = match.awaiting, n = 0; asked.who === 'seats' && n < 400; asked = match.awaiting, n++) {
    const seat = randomAskedSeat(asked, rng);
    const moves = match.moves(seat, 2);
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error('no move');
    match.choose(seat, match.request(seat)?.id ?? -1, move);
    const asker = rng(3);
    const undo = match.lastMove(asker)?.undo ?? 0;
    if (undo === 0 || rng(12) !== 0) continue;
    match.applyChecked({ by: asker, undo, agreed: true });
    taken(match);
    match.drawChance();
  }
  return match;
}

const newMatch = (rng: ReturnType<typeof fastRng>) =>
  new Match(comet, headerOf(comet, { id: 'g', options, seats: 3 }), {
    chance: chanceFromRng(rng),
    history: true,
    takeBacks: true,
  });

test('an agreed take-back leads to the state before a move of the seat, past draws and the moves of others', () => {
  let most = 0;
  for (const seed of [1, 2, 3]) {
    playWithTakeBacks(seed, (match) => {
      const kept = effective(match.entries);
      const again = new Match(comet, match.header);
      for (const entry of kept) again.applyChecked(entry);
      expect(hashState(match.state)).toBe(hashState(again.state));
      const gone = effective(match.entries.slice(0, -1)).slice(kept.length);
      expect(gone[0]?.by).toBe(match.entries.at(-1)?.by);
      most = Math.max(most, new Set(gone.map(({ by }) => by)).size);
    });
  }
  expect(most).toBeGreaterThan(2); // a draw and another seat’s move were among them
});

test('after an agreed take-back every seat is asked anew', () => {
  playWithTakeBacks(4, (match) => {
    const asked = [0, 1, 2].flatMap((seat) => match.request(seat) ?? []);
    expect(asked.map(({ id }) => id)).toEqual(asked.map(() => match.seq));
  });
});

test('a record with agreed take-backs is read back and replays with every hash', () => {
  const { entries, header } = playWithTakeBacks(5, () => {});
  const log = withHashes(comet, { header, entries: [...entries], checks: [], places: null, serverSeed: null });
  const read = parseLog(comet, printLog(comet.notation, log));
  expect(read).toEqual({ ok: true, value: log });
  expect(entries.some((entry) => 'undo' in entry && entry.agreed)).toBe(true);
  expect(replay(comet, log).ok).toBe(true);
});

test('an agreed take-back that does not begin with a move of the seat is refused', () => {
  const match = playWithTakeBacks(6, () => {});
  const own = match.lastMove(1)?.undo ?? 0;
  expect(match.apply({ by: 1, undo: own, agreed: true }).ok).toBe(true);
  const last = effective(match.entries).at(-1);
  const other = last === undefined || isChanceEntry(last) ? 0 : (last.by + 1) % 3;
  expect(match.apply({ by: other, undo: 1, agreed: true })).toMatchObject({
    ok: false,
    problem: { code: 'entry.undo' },
  });
  expect(match.apply({ by: 0, undo: 0, agreed: true }).ok).toBe(false);
  expect(match.apply({ by: 0, undo: 9999, agreed: true }).ok).toBe(false);
});

test('a match that was not told of take-backs refuses them', () => {
  const match = new Match(comet, headerOf(comet, { id: 'g', options, seats: 3 }), {
    chance: chanceFromRng(fastRng(7)),
  });
  match.drawChance();
  expect(match.lastMove(0)).toBeNull();
  expect(match.apply({ by: 0, undo: 1, agreed: true }).ok).toBe(false);
});

test('an agreed take-back has a sign of its own in the log', () => {
  const entry = { by: 2, undo: 5, agreed: true } as const;
  expect(printEntry(comet.notation, entry)).toBe('2<< 5');
  expect(parseEntry(comet.notation, 3, '2<< 5')).toEqual({ ok: true, value: entry });
  expect(parseEntry(comet.notation, 3, '2< 5')).toEqual({ ok: true, value: { by: 2, undo: 5 } });
});
