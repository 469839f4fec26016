import { commitmentOf, fastRng, isChanceEntry, Match, sealedChance, toHex } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { checkFairness } from './fairness.ts';

const serverSeed = new Uint8Array(32).map((_, i) => i * 7);
const ID = 'a-fair-game';
const clientSeeds = ['mine', ''];

function played() {
  const chance = sealedChance({ serverSeed, id: ID, clientSeeds });
  const match = Match.start(comet, {
    id: ID,
    options: { rounds: 20, jamming: 'on' },
    seats: 2,
    chance,
    commitment: commitmentOf(serverSeed),
    clientSeeds,
  });
  const rng = fastRng(5);
  for (let asked = match.awaiting; asked.who === 'seats'; asked = match.awaiting) {
    const seat = (asked.must & 1) === 1 ? 0 : 1;
    const moves = match.moves(seat);
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error('no legal move');
    match.choose(seat, match.request(seat)?.id ?? -1, move);
  }
  return match.toLog(toHex(serverSeed));
}

type CometLog = ReturnType<typeof played>;

const log = played();

test('every draw of a game with sealed dice follows from its seed', () => {
  const { verdict, draws } = checkFairness(comet, log);
  expect(verdict).toMatchObject({ ok: true, value: { dice: 'sealed', draws: draws.length } });
  expect(draws.length).toBe(log.entries.filter(isChanceEntry).length);
  for (const { outcome, due } of draws) expect(outcome).toEqual(due);
});

test('a changed roll is marked among the draws', () => {
  const at = log.entries.findLastIndex(isChanceEntry);
  const entries: CometLog['entries'] = log.entries.map((entry, i) =>
    i === at && isChanceEntry(entry) ? { ...entry, outcome: entry.outcome.map((n) => (n === 0 ? 1 : 0)) } : entry,
  );
  const altered: CometLog = { ...log, entries: entries.slice(0, at + 1), places: null };
  const { verdict, draws } = checkFairness(comet, altered);
  expect(verdict.ok).toBe(false);
  const wrong = draws.filter(({ outcome, due }) => outcome.join() !== due?.join());
  expect(wrong.map(({ seq }) => seq)).toEqual([at + 1]);
});

test('a seed that does not match its commitment is detected', () => {
  const other = toHex(serverSeed.map((n) => n ^ 1));
  expect(checkFairness(comet, { ...log, serverSeed: other }).verdict).toMatchObject({
    ok: false,
    problem: { code: 'fair.commitment' },
  });
});

test('without a seed there is nothing to compare', () => {
  const { verdict, draws } = checkFairness(comet, { ...log, serverSeed: null });
  expect(verdict).toMatchObject({ ok: true, value: { dice: 'pending' } });
  expect(draws.every(({ due }) => due === null)).toBe(true);
});
