import { expect, test } from 'vitest';
import { commitmentOf, fingerprintOf, sealedChance } from './chance.ts';
import type { LogEntry } from './entry.ts';
import { comet } from './example/game.ts';
import type { Move } from './example/moves.ts';
import type { Options } from './example/state.ts';
import type { GameLog } from './header.ts';
import { Match } from './match.ts';
import { standardOptions } from './options.ts';
import { toHex, utf8 } from './sha256.ts';
import { type SeenCommitments, verifyLog } from './verify-log.ts';

const serverSeed = utf8('the seed that is shown at the end');
const clientSeeds = ['mine', ''];

function sealedGame(seed = serverSeed, seeds: readonly string[] = clientSeeds): GameLog<Move, Options> {
  const options = { ...standardOptions(comet.options), rounds: 10 } as const;
  const chance = sealedChance({ serverSeed: seed, id: 'fair', clientSeeds: seeds });
  const commitment = commitmentOf(seed);
  const match = Match.start(comet, { id: 'fair', options, seats: 2, chance, commitment, clientSeeds: seeds });
  for (let seat = 0; match.awaiting.who === 'seats'; seat = 1 - seat) {
    for (let asked = match.request(seat); asked?.must; asked = match.request(seat)) {
      const [move] = match.moves(seat, 0).reverse();
      if (move === undefined) throw new Error('no move');
      match.choose(seat, asked.id, move);
    }
  }
  return match.toLog(toHex(seed));
}

const log = sealedGame();
const verdict = (change: Partial<GameLog<Move, Options>>): string => {
  const found = verifyLog(comet, { ...log, ...change });
  return found.ok ? found.value.dice : found.problem.text;
};

test('a game with sealed dice verifies: every entry by the rules, every draw by the seed', () => {
  const draws = log.entries.filter((entry) => entry.by === 'chance').length;
  expect(verifyLog(comet, log)).toEqual({
    ok: true,
    value: { entries: log.entries.length, finished: true, dice: 'sealed', draws, witnessed: false },
  });
});

test('a seed that does not match its commitment is detected', () => {
  expect(verdict({ serverSeed: toHex(utf8('another')) })).toContain('not the one that was committed to');
});

test('a roll that does not follow from the seed is detected, with its entry', () => {
  const at = log.entries.findIndex((entry) => entry.by === 'chance' && !entry.secret);
  const forged: LogEntry<Move>[] = log.entries.slice(0, at);
  const honest = log.entries[at];
  if (honest === undefined || honest.by !== 'chance' || !('outcome' in honest)) throw new Error('no roll');
  forged.push({ ...honest, outcome: [((honest.outcome[0] ?? 0) + 1) % 6] });
  expect(verdict({ entries: forged, places: null })).toMatch(new RegExp(`^entry ${at + 1}: the seed gives`));
});

test('other client seeds would have given other rolls', () => {
  expect(verdict({ header: { ...log.header, clientSeeds: ['', ''] } })).toContain('the seed gives');
});

test('dice without a revealed seed are pending, and without a commitment unsealed', () => {
  expect(verdict({ serverSeed: null })).toBe('pending');
  expect(verdict({ header: { ...log.header, commitment: null } })).toBe('open');
});

const witness: SeenCommitments = { commitment: commitmentOf(serverSeed), seats: clientSeeds.map(fingerprintOf) };

test('a consistent log is still compared with what was seen before the first draw', () => {
  expect(verifyLog(comet, log, witness)).toMatchObject({ ok: true, value: { dice: 'sealed', witnessed: true } });
  const otherSeed = sealedGame(utf8('a seed that was drawn when all was known'), clientSeeds);
  expect(verifyLog(comet, otherSeed)).toMatchObject({ ok: true, value: { dice: 'sealed' } });
  expect(verifyLog(comet, otherSeed, witness)).toMatchObject({ ok: false, problem: { code: 'fair.witness' } });
  const otherWords = sealedGame(serverSeed, ['mine', 'words that were chosen last']);
  expect(verifyLog(comet, otherWords)).toMatchObject({ ok: true, value: { dice: 'sealed' } });
  expect(verifyLog(comet, otherWords, witness)).toMatchObject({
    ok: false,
    problem: { code: 'fair.witness-seat', params: { seat: 1 } },
  });
});
