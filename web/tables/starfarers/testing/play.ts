import { starfarers } from '@orrery/starfarers';
import type { Move } from '@orrery/starfarers/facts';
import { texts } from '@orrery/starfarers/texts';
import { wording } from '@orrery/starfarers/words';
import { say } from '@orrery/words';
import type { FarPlay } from '../far.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const english = await texts.en();

/** What a frame hands to the parts of a table, with nothing behind it; every move that is asked about is noted. */
export function playOf({ view, asking, moves, story }: Request): { readonly play: FarPlay; readonly asked: Move[] } {
  const names = NAMES.slice(0, view.table.players.length);
  const speech = { language: 'en', texts: english, names, reader: view.seat, faults: 'throw' } as const;
  const asked: Move[] = [];
  const nothing = () => undefined;
  const play: FarPlay = {
    view,
    sitters: names.map((name) => ({ kind: 'person', name })),
    asking,
    moves,
    aim: null,
    piece: null,
    chosen: null,
    dialogue: null,
    happening: [],
    story,
    say: (words) => say(words, speech),
    why(move) {
      asked.push(move);
      return starfarers.refuse(view, move).map((refusal) => ({
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
