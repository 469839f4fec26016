import type { Merit } from '@orrery/bots';
import type { Kinded, Words } from '@orrery/kernel';
import type { Advice, Opinion } from '../../session/coach.ts';
import type { Speak } from '../../texts/catalogue.ts';
import type { Reasons } from './reasons.ts';
import type { CoachText } from './texts.ts';
import type { Remark } from './tutor.ts';

/** What the coach says about a question, part by part. */
export interface AdviceWords {
  /** The move that looks best. */
  readonly best: string;
  /** What speaks for it. */
  readonly why: readonly string[];
  /** How many games are won from there; '' where there is nothing to choose. */
  readonly hope: string;
  /** What comes near it, and what speaks for that; '' without a second move. */
  readonly next: string;
}

/** Reasons that are given for a move: more nobody remembers. */
const REASONS = 2;
/** What speaks for both moves counts for so much less when one is weighed against the other. */
const SHARED = 0.4;
/** Moves whose chances differ by no more than this, in games of a hundred, are as good as each other. */
const HARDLY = 1;
/** The second best is explained as long as it comes as near as this, in games of a hundred. */
const CLOSE = 4;

const ofHundred = (hope: number): number => Math.round(hope * 100);
const isSame = (a: Merit, b: Merit): boolean =>
  a.code === b.code && JSON.stringify(a.numbers) === JSON.stringify(b.numbers);

/** What tells a move from another best: what speaks for it alone comes before what speaks for both. */
export function tellingMerits(merits: readonly Merit[], others: readonly Merit[] = []): readonly Merit[] {
  const weightOf = (merit: Merit): number => merit.weight * (others.some((other) => isSame(merit, other)) ? SHARED : 1);
  return [...merits].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, REASONS);
}

/** What of a table the coach speaks with. */
interface Speaker<T, M extends Kinded> {
  say(words: Words): string;
  readonly voice: { move(move: M, table: T): Words };
  readonly furniture: { readonly reasons?: Pick<Reasons<T>, 'words'> };
}

/** Puts the coach's thoughts into sentences. */
export function adviceWords<T, M extends Kinded>(
  helm: Speaker<T, M>,
  speak: Speak<CoachText>,
  { table, best, others: [next] }: Advice<T, M>,
): AdviceWords {
  const nameOf = ({ move }: Opinion<M>): string => helm.say(helm.voice.move(move, table));
  const why = reasonsFor(helm, table, tellingMerits(best.merits, next?.merits));
  if (next === undefined) return { best: nameOf(best), why, hope: speak('only.why'), next: '' };
  const gap = ofHundred(best.hope) - ofHundred(next.hope);
  const values = { move: nameOf(next), hope: ofHundred(next.hope) };
  const second = gap <= HARDLY ? speak('nearly', values) : speak('next', values);
  const against = gap <= CLOSE ? reasonsFor(helm, table, tellingMerits(next.merits, best.merits)).slice(0, 1) : [];
  return {
    best: nameOf(best),
    why,
    hope: speak('hope', { hope: ofHundred(best.hope) }),
    next: [second, ...against].join(' '),
  };
}

/** What the coach says about a move that was made, in one breath. */
export function remarkWords<T, M extends Kinded>(
  helm: Speaker<T, M>,
  speak: Speak<CoachText>,
  { table, better, more }: Remark<T, M>,
): string {
  const move = helm.say(helm.voice.move(better.move, table));
  const why = reasonsFor(helm, table, tellingMerits(better.merits)).slice(0, 1);
  return [speak('remark', { move, more: ofHundred(more) }), ...why].join(' ');
}

function reasonsFor<T, M extends Kinded>(
  { say, furniture: { reasons } }: Speaker<T, M>,
  table: T,
  merits: readonly Merit[],
): readonly string[] {
  return reasons === undefined ? [] : merits.map((merit) => say(reasons.words(merit, table)));
}
