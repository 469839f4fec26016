import type { Words } from '@orrery/kernel';
import type { Advice } from '../session/coach.ts';
import type { Speak } from '../texts/catalogue.ts';
import type { TableText } from './texts.ts';

/** Moves whose chances differ by no more than this, in games of a hundred, are as good as each other. */
const HARDLY = 1;

const ofHundred = (hope: number): number => Math.round(hope * 100);

/** What the coach thinks, in a sentence or two. */
export function coachWords<M>(
  { move, hope, runnersUp: [next] }: Advice<M>,
  nameOf: (move: M) => Words,
  say: (words: Words) => string,
  speak: Speak<TableText>,
): readonly string[] {
  const best = say(nameOf(move));
  if (hope === null) return [speak('coach.only', { move: best })];
  const first = speak('coach.best', { move: best, hope: ofHundred(hope) });
  if (next === undefined) return [first];
  const gap = ofHundred(hope) - ofHundred(next.hope);
  const key = gap <= HARDLY ? 'coach.close' : 'coach.next';
  return [first, speak(key, { move: say(nameOf(next.move)), hope: ofHundred(next.hope) })];
}
