import { duel, starship } from '@orrery/starship';
import { texts } from '@orrery/starship/texts';
import { duelWording, starshipWording } from '@orrery/starship/words';
import { NO_CARDS } from '../../../../table/furniture.ts';
import { playWith } from '../../../common/testing/play.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben'];
const english = await texts.en();

/** What the parts of this table are given when somebody is asked. */
export function playOf(request: Request) {
  const [rules, wording] =
    request.gear.kit.edition.id === 'starship' ? [starship, starshipWording] : [duel, duelWording];
  return playWith({ names: NAMES, texts: english, cards: NO_CARDS, refuse: rules.refuse, wording }, request);
}
