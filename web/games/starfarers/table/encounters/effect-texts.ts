import type { Language } from '@orrery/catalog';
import { localeOf } from '@orrery/kernel';
import type { EncounterEffect } from '@orrery/starfarers/facts';
import { amountsText } from '../../../common/amounts.tsx';
import type { StoryTranslate } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';
import { factorOutcomes, type Stake } from './stakes.ts';

/** Formats effects and stakes as text. */
export interface EffectFormatter {
  readonly play: Pick<StarfarersTableApi, 'say' | 'cards'>;
  readonly say: StoryTranslate;
  readonly language: Language;
}

const andList = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts);

/** Alternative outcomes, each of which may have several parts. */
function orList(say: StoryTranslate, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : say('stake.or', { most: parts.slice(0, -1).join('; '), last });
}

/** What one effect brings or costs, as part of a list. */
export function effectText({ play, say }: EffectFormatter, effect: EncounterEffect): string {
  switch (effect.op) {
    case 'gain':
      return amountsText(
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

const effectsText = (formatter: EffectFormatter, effects: readonly EncounterEffect[]): string =>
  effects.length === 0
    ? formatter.say('effect.nothing')
    : andList(
        formatter.language,
        effects.map((effect) => effectText(formatter, effect)),
      );

/** “An upgrade or 2 ore, and half a medal”: what may result, never what will. */
export function stakeText(formatter: EffectFormatter, stake: Stake): string {
  const { say } = formatter;
  const { shared, rests } = factorOutcomes(stake);
  if (rests.length === 0) return effectsText(formatter, shared);
  const different = orList(
    say,
    rests.map((effects) => effectsText(formatter, effects)),
  );
  return shared.length === 0 ? different : say('stake.and', { different, shared: effectsText(formatter, shared) });
}
