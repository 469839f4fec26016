import type { Language } from '@orrery/catalog';
import { completeTexts } from '@orrery/common/texts';
import { formatMessage } from '@orrery/words';
import texts from './texts/all.ts';

/** The phrases of a story that do not come from the game. */
export interface StoryPhrases {
  heading(game: string, edition: number, seats: number): string;
  seat(seat: number): string;
  readonly chance: string;
  takesBack(n: number): string;
  only(names: string): string;
  readonly nobody: string;
  readonly notOver: string;
  waitsFor(whom: string, what: string): string;
  readonly places: string;
}

const STORY_TEXTS = completeTexts(texts);

export function storyPhrases(language: Language): StoryPhrases {
  const say = (key: keyof typeof texts.en, values: Readonly<Record<string, string | number>> = {}): string =>
    formatMessage(
      { key, values },
      { language, texts: STORY_TEXTS[language], names: [], reader: null, onError: 'throw' },
    );
  return {
    heading: (game, edition, seats) => say('heading', { game, edition, seats }),
    seat: (seat) => say('seat', { seat }),
    chance: say('chance'),
    takesBack: (n) => say('takesBack', { n }),
    only: (names) => say('only', { names }),
    nobody: say('nobody'),
    notOver: say('notOver'),
    waitsFor: (whom, what) => say('waitsFor', { whom, what }),
    places: say('places'),
  };
}
