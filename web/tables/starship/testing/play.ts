import { duel, starship } from '@orrery/starship';
import type { Move } from '@orrery/starship/facts';
import { texts } from '@orrery/starship/texts';
import { duelWording, starshipWording } from '@orrery/starship/words';
import { say } from '@orrery/words';
import type { ShipPlay } from '../gear.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben'];
const english = await texts.en();

/** What a frame hands to the parts of a table, with nothing behind it; every move that is asked about is noted. */
export function playOf(request: Request): { readonly play: ShipPlay; readonly asked: Move[] } {
  const { gear, view, asking, moves, story } = request;
  const [rules, wording] = gear.kit.edition.id === 'starship' ? [starship, starshipWording] : [duel, duelWording];
  const speech = { language: 'en', texts: english, names: NAMES, reader: view.seat, faults: 'throw' } as const;
  const asked: Move[] = [];
  const nothing = () => undefined;
  const play: ShipPlay = {
    view,
    sitters: NAMES.map((name) => ({ kind: 'person', name })),
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
      return rules.refuse(view, move).map((refusal) => ({
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
