import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { readLogText } from '../open-game.ts';
import { botSitter, makeDevice, openTestSession, unwrap, waitUntil } from '../testing/table.ts';
import { computeWinChances } from './win-chances.ts';

const NO_TIME = (): number => 0;

test('the curve of a finished game has a row for each moment, ends with the winner, and is the same every time', async () => {
  const { shelf, library } = makeDevice();
  const session = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira'), botSitter('Rigel')], {
    shelf,
    library,
  });
  await waitUntil(session, () => session.snapshot.awaiting.who === 'over');
  const { text, game, edition, isOver } = unwrap(await readLogText(session.id, shelf));
  expect(isOver).toBe(true);
  const seqs = [1, 20, 40, session.snapshot.seq];
  const words: number[] = [];
  const question = { game, edition, log: text, seqs, playouts: 20, seed: 3 };
  let looks = 0;
  const curve = await computeWinChances(
    question,
    () => ++looks,
    (done, of) => words.push(done / of),
  );
  expect(curve.length).toBe(4);
  for (const row of curve) expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(words).toEqual([0.25, 0.5, 0.75, 1]);
  const { awaiting } = session.snapshot;
  const winners = awaiting.who === 'over' ? awaiting.places.filter((place) => place === 1).length : 0;
  const last = awaiting.who === 'over' ? awaiting.places.map((place) => (place === 1 ? 1 / winners : 0)) : [];
  expect(curve[3]).toEqual(last);
  expect(looks).toBeGreaterThan(seqs.length); // it may be asked to pause at each clock check
  expect(await computeWinChances(question, NO_TIME, () => undefined)).toEqual(curve);
  expect(comet.id).toBe(game);
});

test('a game that no bot knows has no curve', async () => {
  const question = { game: 'ludo', edition: 1, log: '', seqs: [1], playouts: 1, seed: 1 };
  expect(await computeWinChances(question, NO_TIME, () => undefined)).toEqual([]);
});
