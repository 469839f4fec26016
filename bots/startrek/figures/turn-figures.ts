import { NONE } from '@orrery/common';
import { hasSeat, withoutSeat } from '@orrery/kernel';
import { type FigureGroup, namesFor } from '../../network/groups.ts';
import { flag, type SeenSeat } from './open-table.ts';

const MAX_SEATS = 4;
const PHASES = ['before', 'trade', 'build', 'main'] as const;
const MAX_OFFERS = 3;

/** Whose turn it is, and what is about to happen in it. */
export const TURN_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    ...namesFor([0, 1, 2, 3], 'turns until the own turn'),
    ...namesFor(PHASES, 'phase of the own turn'),
    "another's turn has not begun with a roll",
    'moves the cruiser',
    'another moves the cruiser',
    'cards to give back',
    'others give cards back',
    'free ships to place',
    'played a card this turn',
    'has a resource at two for one this turn',
    'offers made this turn',
  ],
  write({ table, seat, player, open: { stage } }, into, at) {
    const isOwn = table.active === seat;
    const turns = (seat - table.active + table.players.length) % table.players.length;
    for (let i = 0; i < MAX_SEATS; i++) into[at + i] = flag(i === turns);
    for (let i = 0; i < PHASES.length; i++) into[at + MAX_SEATS + i] = flag(isOwn && stage.phase === PHASES[i]);
    const next = at + MAX_SEATS + PHASES.length;
    into[next] = flag(!isOwn && stage.phase === 'before');
    into[next + 1] = flag(isOwn && stage.isCruiserDue);
    into[next + 2] = flag(!isOwn && stage.isCruiserDue);
    into[next + 3] = hasSeat(stage.owing, seat) ? player.cards >> 1 : 0;
    into[next + 4] = flag(withoutSeat(stage.owing, seat) !== 0);
    into[next + 5] = isOwn ? stage.freeShips : 0;
    into[next + 6] = isOwn ? table.played : 0;
    into[next + 7] = flag(isOwn && table.rate !== NONE);
    into[next + 8] = isOwn ? Math.min(MAX_OFFERS, table.offers) : 0;
  },
};

/** What is still to be founded before the first turn. */
export const FOUNDING_FIGURES: FigureGroup<SeenSeat> = {
  names: ['stations to found', 'ships to found', 'stations that others found'],
  write({ seat, open: { stage } }, into, at) {
    const own = stage.foundings[seat] ?? 0;
    let all = 0;
    for (let q = 0; q < MAX_SEATS; q++) all += stage.foundings[q] ?? 0;
    into[at] = own;
    into[at + 1] = stage.foundingShips[seat] ?? 0;
    into[at + 2] = all - own;
  },
};
