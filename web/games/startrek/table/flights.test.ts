import { total } from '@orrery/kernel';
import type { Event, Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { flightAnimations } from './flights.tsx';
import { type AskedSeatCase, playRandomGame } from './testing/games.ts';
import { predict } from './testing/play.ts';

/** The first request at which a seat has two buildings on planets with a number. */
function somewhere(): AskedSeatCase['view'] {
  let found: AskedSeatCase['view'] | null = null;
  playRandomGame({ seed: 5, seats: 3, maxEntries: 60 }, ({ view }) => {
    if (view.table.turn > 0) found ??= structuredClone(view);
  });
  if (found === null) throw new Error('no matching request in this game');
  return found;
}

/** What a seat gets when a number is rolled, by its stations. */
function gainsOf(
  { board, vertices }: Table,
  hexVertices: (hex: number) => readonly number[],
  seat: number,
  sum: number,
) {
  const gains = [0, 0, 0, 0, 0];
  for (const [hex, number] of board.numbers.entries()) {
    if (number !== sum) continue;
    const kind = board.planets[hex] ?? 0;
    gains[kind] = (gains[kind] ?? 0) + hexVertices(hex).filter((vertex) => vertices[vertex] === seat + 1).length;
  }
  return gains;
}

test('every card that a roll produces flies from a planet with that number to the hand that gets it', async () => {
  const { TOPOLOGY: MAP, VERTICES_PER_HEX: SIX } = await import('@orrery/startrek/facts');
  const view = somewhere();
  const around = (hex: number) => MAP.hexVertices.slice(hex * SIX, hex * SIX + SIX);
  let flown = 0;
  for (const sum of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) {
    for (const seat of [0, 1, 2]) {
      const gains = gainsOf(view.table, around, seat, sum);
      const after = { ...view, table: { ...view.table, dice: [1, sum - 1], cruiser: -1 } };
      const event: Event = { kind: 'produced', seat, gains };
      const found = flightAnimations(event, view, after);
      expect(found).toHaveLength(total(gains));
      for (const { from, to } of found) {
        expect(from).toEqual({ place: expect.stringMatching(/^h\d+$/) });
        expect(to).toEqual(seat === view.seat ? { anchor: expect.stringMatching(/^hand-/) } : { seat });
      }
      flown += found.length;
    }
  }
  expect(flown).toBeGreaterThan(0);
});

test('a stolen card shows its kind only to those who know it', () => {
  const view = somewhere();
  const [hidden] = flightAnimations({ kind: 'stole', seat: 1, from: 2, resource: null }, view, view);
  expect(hidden).toMatchObject({ from: { seat: 2 }, to: { seat: 1 } });
  const [known] = flightAnimations({ kind: 'stole', seat: view.seat, from: 2, resource: 3 }, view, view);
  expect(known?.to).toEqual({ anchor: 'hand-3' });
});

test('the second station brings a card from each planet around it, also two of a kind', () => {
  let checked = 0;
  playRandomGame({ seed: 6, seats: 4, maxEntries: 40 }, ({ view, asking, moves }) => {
    const move = moves.find(({ kind }) => kind === 'found');
    if (asking.question !== 'found-station' || move === undefined) return;
    const told = predict(view, move).events.find((event) => event.kind === 'founded');
    if (told?.kind !== 'founded' || told.round !== 2) return;
    expect(flightAnimations(told, view, view)).toHaveLength(1 + total(told.gains));
    checked++;
  });
  expect(checked).toBeGreaterThan(0);
});
