import { DUEL } from '@orrery/duel/facts';
import { shipKitOf } from '@orrery/ship/facts';
import { Signs, type SignToken, Stamp, signLineDrawing, signLinesDrawing } from '../../../almanac/drawings/parts.tsx';
import {
  councilDrawing,
  dieDrawing,
  type EntryDrawings,
  entryDrawing,
  isPirate,
  isSample,
  makeDrawings,
  oneBasePerPeople,
  replacementDrawing,
} from '../../ship/almanac/drawings.tsx';
import { Centre, CouncilCard, ShipSettingOut, VariantCards } from '../../ship/almanac/parts.tsx';
import { SectorBack } from '../../ship/art/cards/sector-back.tsx';
import { Coins } from '../../ship/art/counters.tsx';
import { TwoCaptains } from '../plate.tsx';

const KIT = shipKitOf(DUEL);

/** The goal of each training mission, in order. */
const GOAL_SIGNS = DUEL.stages
  .slice(1)
  .flatMap(({ target }, i): readonly SignToken[] => (i === 0 ? [target] : ['to', target]));

/** Drawings that only Das Duell has. */
const OWN_DRAWINGS: EntryDrawings = {
  outfit: entryDrawing('booster', () => <ShipSettingOut kit={KIT} />),
  'flight-end': signLinesDrawing(
    'flag',
    ['fly', '=', 'booster', '+', 'dice'],
    ['to', 'to', '/', 'pirate', '>', 'cannon', '/', 'flag'],
  ),
  friend: signLineDrawing('friendship', 3, 'friendship', 'to', 1, 'points'),
  hero: signLineDrawing('medal', 3, 'medal', 'to', 1, 'points'),
  'lost-centres': entryDrawing('lost', () => (
    <>
      <Centre kit={KIT} name="production" level={2} />
      <Signs of={['to']} />
      <Centre kit={KIT} name="production" level={1} />
    </>
  )),
  'new-orders': entryDrawing('target', (say) => (
    <>
      <CouncilCard kit={KIT} say={say} number={1} />
      <Signs of={['to']} />
      <CouncilCard kit={KIT} say={say} number={4} />
    </>
  )),
  orders: councilDrawing(KIT),
  refill: replacementDrawing(KIT),
  'set-up': entryDrawing('ship', () => <ShipSettingOut kit={KIT} />),
  'space-stations': entryDrawing('diplomats', (say) => (
    <VariantCards kit={KIT} say={say} of={oneBasePerPeople(KIT)} most={4} />
  )),
  stores: entryDrawing('ore', () => (
    <>
      <ShipSettingOut kit={KIT} />
      <Signs of={['ore', 'fuel', 'food', 'carbon', 'goods', 2, '/', 'science', 4]} />
    </>
  )),
  symbols: entryDrawing('moon', () => (
    <>
      <Signs of={['moon', '/', 'sun']} />
      {dieDrawing(3)}
      <Coins astro={DUEL.outfit.astro[0]} />
      <Signs of={['astro', DUEL.outfit.astro[0], ':', DUEL.outfit.astro[1]]} />
      <Coins astro={DUEL.outfit.astro[1]} />
    </>
  )),
  'trade-phase': signLineDrawing('trade', 'trade-station', 'trade', '+', 'build', '…', 'end-turn'),
  trade: entryDrawing('buy', (say) => <VariantCards kit={KIT} say={say} of={isSample} most={4} />),
  missions: entryDrawing('learn', () => (
    <>
      <Stamp>
        <TwoCaptains />
      </Stamp>
      <Signs of={['points', ...GOAL_SIGNS]} />
    </>
  )),
  variant: entryDrawing('eye', () => (
    <>
      <SectorBack sector="I" />
      <Signs of={['to', '?', 'to']} />
      <SectorBack sector="1" state="lit" />
    </>
  )),
  victory: entryDrawing('medal', (say) => (
    <>
      <VariantCards kit={KIT} say={say} of={isPirate} most={1} />
      <Signs of={['to', 1, 'any', '+', 'medal']} />
    </>
  )),
};

export const DUEL_DRAWINGS = makeDrawings(KIT, OWN_DRAWINGS, TwoCaptains);
