import { starfarers } from '@orrery/starfarers';
import {
  FAME_PER_POINT,
  MAX_UPGRADES,
  materialFor,
  PIECES_PER_SEAT,
  SECOND_PILOT_OFFSET,
  stipendForPoints,
  TOKENS,
  UPGRADES,
  VICTORY_POINTS,
} from '@orrery/starfarers/facts';
import type { CompanionRules } from '../../../companion/companion-rules.ts';

export const STARFARERS_COMPANION_RULES: CompanionRules = {
  game: starfarers.id,
  seats: starfarers.seats,
  target: starfarers.options.target.standard,
  targets: starfarers.options.target.of,
  sources(seats) {
    const { startColonies, startFame, fame, peoples } = materialFor(seats);
    return [
      {
        key: 'colony',
        sort: 'count',
        each: VICTORY_POINTS.colony,
        per: 1,
        most: PIECES_PER_SEAT.colonies,
        start: startColonies,
      },
      { key: 'spaceport', sort: 'count', each: VICTORY_POINTS.port, per: 1, most: PIECES_PER_SEAT.shipyards, start: 1 },
      { key: 'marker', sort: 'count', each: VICTORY_POINTS.marker, per: 1, most: peoples, start: 0 },
      { key: 'token', sort: 'count', each: VICTORY_POINTS.token, per: 1, most: TOKENS.length, start: 0 },
      { key: 'fame', sort: 'count', each: 1, per: FAME_PER_POINT, most: fame, start: startFame },
    ];
  },
  fittings: UPGRADES.map((key, kind) => ({ key, most: MAX_UPGRADES[kind] ?? 0, start: 0 })),
  pilots: (active, seats) =>
    Array.from({ length: materialFor(seats).pilots }, (_, i) => (active + i * SECOND_PILOT_OFFSET) % seats),
  leader: () => null,
  stipend: stipendForPoints,
};
