import { bitCount, NONE } from '@orrery/common';
import { type Seat, topFrame } from '@orrery/kernel';
import {
  cardsInPile,
  FIRST_TOKEN_DISC,
  linksLeft,
  MAX_SEATS,
  PLANETS_PER_SYSTEM,
  SHIPS_PER_SEAT,
  SLOT_COUNT,
  shakeSpeed,
  shipAt,
  type Table,
} from '@orrery/starfarers/facts';
import { type FigureReader, figure, figureOfEach, hundredths } from '../../network/figure-table.ts';
import type { EvaluationParts } from '../evaluator.ts';
import { SITES_ABROAD } from '../link-table.ts';
import type { StarfarersPosition } from './position.ts';

type Reader = FigureReader<StarfarersPosition>;
const MAX_TURNS = 300;
const MIN_SEATS = 3;
/** What is asked of one seat by name, and what of the pilot. */
const OWN_QUESTIONS = [
  'settle',
  'harbour',
  'berth',
  'fit',
  'relief',
  'target',
  'pick',
  'drop',
  'ground',
  'jump',
  'launch',
  'befriend',
] as const satisfies readonly Table['stack'][number]['kind'][];
const PILOT_QUESTIONS = ['before', 'main', 'flight'] as const satisfies readonly Table['stack'][number]['kind'][];
const PARTS = [
  'income',
  'ships',
  'waiting',
  'ambition',
  'mothership',
  'friends',
  'pending',
  'rivalry',
  'hand',
  'worth',
] as const satisfies readonly (keyof EvaluationParts)[];

/** Whether the question on top of the stack concerns this seat. */
function isAsked({ table, seat }: StarfarersPosition, question: string): boolean {
  const frame = topFrame(table);
  return frame.kind === question && 'seat' in frame && frame.seat === seat;
}

/** Turns until this seat begins one, 0 on its own turn. */
function turnsUntil(table: Table, seat: Seat): number {
  const seats = table.players.length;
  return table.active === NONE ? seats : (seat - table.active + seats) % seats;
}

/** Links that the ships of the pilot can still fly. */
function linksOfFleet({ table, seat }: StarfarersPosition): number {
  if (table.pilot !== seat || table.shake === NONE) return 0;
  let sum = 0;
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++)
    if (shipAt(table, seat, ship) !== NONE) sum += Math.max(0, linksLeft(table, seat, ship));
  return sum;
}

function countSlots(isCounted: (slot: number) => boolean): number {
  let n = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (isCounted(slot)) n++;
  return n;
}

function countSites({ sites, planets }: Table): number {
  let n = 0;
  for (let site = 0; site < SITES_ABROAD; site++) if (sites[site] === 0 && (planets[site] ?? NONE) !== NONE) n++;
  return n;
}

function countTokens({ discs }: Table): number {
  let n = 0;
  for (let planet = 0; planet < SITES_ABROAD; planet++) if ((discs[planet] ?? 0) >= FIRST_TOKEN_DISC) n++;
  return n;
}

/** The phase, the order of play, what is left on the board, the options, and the evaluation by hand. */
export const tableFigures: readonly Reader[] = [
  ...figureOfEach<StarfarersPosition>('worth', PARTS, ({ evaluation }, i) =>
    hundredths(evaluation.parts[PARTS[i] ?? 'worth']),
  ),
  figure('leader', ({ leader }) => leader),
  figure('leader.missing', ({ leader, table }) => table.options.target - leader),
  figure('second', ({ second }) => second),
  figure('turn', ({ table: { turn } }) => Math.min(MAX_TURNS, turn)),
  figure('turn.own', ({ table, seat }) => (table.active === seat ? 1 : 0)),
  figure('turn.pilot', ({ table, seat }) => (table.pilot === seat ? 1 : 0)),
  figure('turn.second', ({ table, seat }) => (table.second === seat ? 1 : 0)),
  figure('turn.until', ({ table, seat }) => turnsUntil(table, seat)),
  ...OWN_QUESTIONS.map((question) =>
    figure<StarfarersPosition>(`asked.${question}`, (of) => (isAsked(of, question) ? 1 : 0)),
  ),
  ...PILOT_QUESTIONS.map((question) =>
    figure<StarfarersPosition>(`asked.${question}`, ({ table, seat }) =>
      table.pilot === seat && topFrame(table).kind === question ? 1 : 0,
    ),
  ),
  figure('asked.discard', ({ table, seat }) => {
    const frame = topFrame(table);
    return frame.kind === 'discard' ? (frame.owing >> seat) & ~(frame.done >> seat) & 1 : 0;
  }),
  figure('encounter.reads', ({ table, seat }) => (table.reader === seat ? 1 : 0)),
  figure('encounter.meets', ({ table, seat }) => (table.reader !== NONE && table.pilot === seat ? 1 : 0)),
  figure('encounters', ({ table }) => cardsInPile(table.deck)),
  figure('shake', ({ table, seat }) => (table.pilot === seat && table.shake !== NONE ? shakeSpeed(table.shake) : 0)),
  figure('links', linksOfFleet),
  figure('spent', ({ table, seat }) => (table.pilot === seat && table.flying !== NONE ? table.spent : 0)),
  figure('adrift', ({ table, seat }) => (table.pilot === seat ? table.adrift : 0)),
  figure('slots.hidden', ({ table }) => countSlots((slot) => table.layout[slot] === NONE)),
  figure('slots.unexplored', ({ table }) =>
    countSlots((slot) => table.layout[slot] !== NONE && table.discs[slot * PLANETS_PER_SYSTEM] === 0),
  ),
  figure('sites', ({ table }) => countSites(table)),
  figure('tokens.left', ({ table }) => countTokens(table)),
  figure('friends.left', ({ table }) => bitCount(table.friends)),
  figure('markers.free', ({ table }) => table.markers.reduce((sum, holder) => sum + (holder === NONE ? 1 : 0), 0)),
  figure('reserve', ({ table }) => table.reserve),
  figure('quiet', ({ table }) => Math.min(MAX_TURNS, table.quiet)),
  figure('target', ({ table }) => table.options.target),
  ...figureOfEach<StarfarersPosition>(
    'seats',
    Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => i + MIN_SEATS),
    ({ table }, i) => (table.players.length === i + MIN_SEATS ? 1 : 0),
  ),
];
