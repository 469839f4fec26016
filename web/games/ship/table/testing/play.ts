import { duel } from '@orrery/duel';
import { wording as duelWording } from '@orrery/duel/words';
import { texts } from '@orrery/ship/texts';
import { starship } from '@orrery/starship';
import { wording as starshipWording } from '@orrery/starship/words';
import { NO_CARDS } from '../../../../table/furniture.ts';
import { playWith } from '../../../common/testing/play.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben'];
const english = await texts.en();

/** What the parts of this table are given when somebody is asked. */
export function playOf(request: Request) {
  const [rules, wording] =
    request.gear.kit.variant.id === 'starship' ? [starship, starshipWording] : [duel, duelWording];
  return playWith({ names: NAMES, texts: english, cards: NO_CARDS, refuse: rules.refuse, wording }, request);
}
