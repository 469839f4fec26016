import type { Language } from '@orrery/catalog';
import type { Effect } from '@orrery/starfarers/facts';
import { sayAmounts } from '../../../common/amounts.tsx';
import type { SayStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { factored, type Stake } from './stakes.ts';

/** How effects and stakes are put into words. */
export interface Teller {
  readonly play: Pick<FarPlay, 'say' | 'cards'>;
  readonly say: SayStory;
  readonly language: Language;
}

const tag = (language: Language): string => (language === 'en' ? 'en-GB' : language);
const andList = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(tag(language), { type: 'conjunction' }).format(parts);

/** One of several outcomes, each of which may be several things. */
function orList(say: SayStory, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : say('stake.or', { most: parts.slice(0, -1).join('; '), last });
}

/** What one effect brings or costs, as part of a list. */
export function sayEffect({ play, say }: Teller, effect: Effect): string {
  switch (effect.op) {
    case 'gain':
      return sayAmounts(
        play,
        play.cards.signs.map((_, kind) => (kind === effect.resource ? effect.n : 0)),
      );
    case 'pick':
    case 'swap':
      return say(`effect.${effect.op}`, { n: effect.n });
    case 'fame':
      return effect.n > 0 ? say('effect.fame', { n: effect.n }) : say('effect.shame', { n: -effect.n });
    case 'wear':
      return say('effect.wear', { over: effect.over });
    default:
      return say(`effect.${effect.op}`);
  }
}

const sayEffects = (teller: Teller, effects: readonly Effect[]): string =>
  effects.length === 0
    ? teller.say('effect.nothing')
    : andList(
        teller.language,
        effects.map((effect) => sayEffect(teller, effect)),
      );

/** “An upgrade or 2 ore, and half a medal”: what may come of it, never what will. */
export function sayStake(teller: Teller, stake: Stake): string {
  const { say } = teller;
  const { shared, rests } = factored(stake);
  if (rests.length === 0) return sayEffects(teller, shared);
  const different = orList(
    say,
    rests.map((effects) => sayEffects(teller, effects)),
  );
  return shared.length === 0 ? different : say('stake.and', { different, shared: sayEffects(teller, shared) });
}
