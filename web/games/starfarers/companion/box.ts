import { starfarers } from '@orrery/starfarers';
import {
  HALVES,
  MOST_UPGRADES,
  materialFor,
  PIECES,
  PILOT_STEP,
  POINTS,
  stipend,
  TOKENS,
  UPGRADES,
} from '@orrery/starfarers/facts';
import type { Box } from '../../../companion/box.ts';

export const STARFARERS_BOX: Box = {
  game: starfarers.id,
  seats: starfarers.seats,
  target: starfarers.options.target.standard,
  targets: starfarers.options.target.of,
  sources(seats) {
    const { startColonies, startFame, fame, peoples } = materialFor(seats);
    return [
      { key: 'colony', sort: 'count', each: POINTS.colony, per: 1, most: PIECES.colonies, start: startColonies },
      { key: 'spaceport', sort: 'count', each: POINTS.port, per: 1, most: PIECES.shipyards, start: 1 },
      { key: 'marker', sort: 'count', each: POINTS.marker, per: 1, most: peoples, start: 0 },
      { key: 'token', sort: 'count', each: POINTS.token, per: 1, most: TOKENS.length, start: 0 },
      { key: 'fame', sort: 'count', each: 1, per: HALVES, most: fame, start: startFame },
    ];
  },
  fittings: UPGRADES.map((key, kind) => ({ key, most: MOST_UPGRADES[kind] ?? 0, start: 0 })),
  pilots: (active, seats) =>
    Array.from({ length: materialFor(seats).pilots }, (_, i) => (active + i * PILOT_STEP) % seats),
  leader: () => null,
  stipend,
};
