import { flightPlanOf } from '@orrery/starfarers/facts';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { reachActOf } from './board/reach.ts';
import { STARFARERS_TEXTS } from './texts.ts';
import type { StarfarersUi } from './types.ts';

/** The button that confirms a flight says how far it goes and what it causes. */
export const confirmLabel: NonNullable<StarfarersUi['confirmLabel']> = (move, { table, seat }, language) => {
  if (move.kind !== 'fly') return null;
  const course = flightPlanOf(table, seat, move.ship, move.vertex);
  const act = reachActOf(course);
  // Founding a colony is a move of its own.
  return makeTranslate(STARFARERS_TEXTS, language)(act === null || act === 'found' ? 'fly.plain' : `fly.${act}`, {
    n: course.way.length,
  });
};
