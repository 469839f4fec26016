import { courseOf } from '@orrery/starfarers/facts';
import { speaker } from '../../../texts/catalogue.ts';
import { actOf } from './board/reach.ts';
import type { FarFurniture } from './far.ts';
import { FAR_TEXTS } from './texts.ts';

/** Before a flight is made its button says how far it goes and what it brings about. */
export const commits: NonNullable<FarFurniture['commits']> = (move, { table, seat }, language) => {
  if (move.kind !== 'fly') return null;
  const course = courseOf(table, seat, move.ship, move.vertex);
  const act = actOf(course);
  // A colony is founded by a move of its own.
  return speaker(FAR_TEXTS, language)(act === null || act === 'found' ? 'fly.plain' : `fly.${act}`, {
    n: course.way.length,
  });
};
