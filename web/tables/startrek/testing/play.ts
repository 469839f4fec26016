import { startrek } from '@orrery/startrek';
import type { Move } from '@orrery/startrek/facts';
import { texts } from '@orrery/startrek/texts';
import { wording } from '@orrery/startrek/words';
import { say } from '@orrery/words';
import type { TrekPlay } from '../trek.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const english = await texts.en();

/** What a frame hands to the parts of a table, with nothing behind it; every move that is asked about is noted. */
export function playOf({ view, asking, moves }: Request): { readonly play: TrekPlay; readonly asked: Move[] } {
  const speech = { language: 'en', texts: english, names: NAMES, reader: view.seat, faults: 'throw' } as const;
  const asked: Move[] = [];
  const nothing = () => undefined;
  const play: TrekPlay = {
    view,
    sitters: NAMES.map((name) => ({ kind: 'person', name })),
    asking,
    moves,
    aim: null,
    piece: null,
    chosen: null,
    dialogue: null,
    happening: [],
    story: [],
    say: (words) => say(words, speech),
    why(move) {
      asked.push(move);
      return startrek.refuse(view, move).map((refusal) => ({
        text: say(wording.refusal(refusal), speech),
        rule: refusal.rule,
      }));
    },
    take: nothing,
    hold: nothing,
    look: nothing,
    make: nothing,
    open: nothing,
    consult: nothing,
  };
  return { play, asked };
}
