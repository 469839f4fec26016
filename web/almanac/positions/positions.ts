import { findKit } from '../../games/index.ts';
import type { Course, Lesson } from '../../learn/lesson.ts';

/** A moment of a game's guided first game at which a rule can be tried: the steps that are done, by what they say. */
interface Excerpt {
  readonly steps: readonly [string, ...string[]];
  /** Panels of the game that are needed to do them. */
  readonly panels?: readonly string[];
}

/** What can be tried, by game and entry. */
export const POSITIONS: Readonly<Record<string, Readonly<Record<string, Excerpt>>>> = {
  startrek: {
    production: { steps: ['board.roll'], panels: ['hand'] },
    spock: { steps: ['crew.take', 'crew.flip'], panels: ['hand'] },
    trade: { steps: ['station.offer', 'station.deal'], panels: ['hand'] },
    ship: { steps: ['station.ship'], panels: ['hand'] },
    station: { steps: ['station.station'], panels: ['hand'] },
    cruiser: { steps: ['seven.cruiser'] },
    'development-cards': { steps: ['seven.buy'], panels: ['hand', 'build'] },
    'starfleet-intervenes': { steps: ['base.play', 'base.cruiser'], panels: ['development'] },
    base: { steps: ['base.base'], panels: ['hand'] },
  },
  starship: {
    'start-centres': { steps: ['ship.choose'] },
    flight: { steps: ['flight.sector', 'flight.next'] },
    'found-station': { steps: ['flight.station'] },
    'found-colony': { steps: ['flight.colony'] },
    stations: { steps: ['build.buy'] },
    cannons: { steps: ['build.cannon'] },
    'trade-planets': { steps: ['trade.food'] },
    'build-centres': { steps: ['trade.second'] },
    fight: { steps: ['pirate.fight', 'pirate.reward'] },
  },
  duel: {
    flight: { steps: ['flight.sector', 'flight.next'] },
    pirates: { steps: ['flight.pirate'] },
    trade: { steps: ['flight.food'] },
    'found-station': { steps: ['flight.station'] },
    'found-colony': { steps: ['flight.colony'] },
    stations: { steps: ['build.buy'] },
    cannons: { steps: ['build.cannon'] },
    fight: { steps: ['order.fight', 'order.reward'] },
    orders: { steps: ['order.deliver', 'order.take'], panels: ['council'] },
    'build-centres': { steps: ['order.level'] },
  },
  starfarers: {
    production: { steps: ['map.roll'], panels: ['hand'] },
    ship: { steps: ['map.ship'], panels: ['hand', 'build'] },
    supply: { steps: ['map.supply'], panels: ['hand', 'supply'] },
    exploring: { steps: ['flight.explore'] },
    flight: { steps: ['flight.second'] },
    colony: { steps: ['colony.site', 'colony.settle'] },
    encounter: { steps: ['encounter.answer'] },
  },
};

/** A lesson as short as what is to be tried. */
function excerpt(lesson: Lesson, { steps }: Excerpt): Lesson {
  const chosen = lesson.chapters.flatMap((chapter) => chapter.steps.filter(({ say }) => steps.includes(say)));
  const [chapter] = lesson.chapters;
  if (chapter === undefined || chosen.length !== steps.length) throw new Error(`no such steps: ${steps.join(', ')}`);
  return { ...lesson, chapters: [{ ...chapter, steps: chosen }] };
}

/** A small lesson, and the panels it is done with. */
export interface Position {
  readonly course: Course;
  readonly panels: readonly string[];
}

/** What can be tried at an entry, null where nothing can. */
export async function loadPosition(game: string, entry: string): Promise<Position | null> {
  const wanted = POSITIONS[game]?.[entry];
  const course = await (wanted === undefined ? undefined : findKit(game)?.lesson?.());
  if (wanted === undefined || course === undefined) return null;
  return { course: { ...course, lesson: excerpt(course.lesson, wanted) }, panels: wanted.panels ?? [] };
}
