import { DUEL } from '@orrery/duel/facts';
import { kitOf } from '@orrery/ship/facts';
import { listed, Signs, Stamp, type Token, told } from '../../../almanac/drawings/parts.tsx';
import {
  bases,
  council,
  die,
  drawingsOf,
  drawn,
  type Entries,
  isPirate,
  isSample,
  replaced,
} from '../../ship/almanac/drawings.tsx';
import { Cards, Centre, CouncilCard, ShipSettingOut } from '../../ship/almanac/parts.tsx';
import { SectorBack } from '../../ship/art/cards/sector-back.tsx';
import { Coins } from '../../ship/art/counters.tsx';
import { TwoCaptains } from '../plate.tsx';

const KIT = kitOf(DUEL);

/** What each training mission plays to, in their order. */
const GOALS = DUEL.stages.slice(1).flatMap(({ target }, i): readonly Token[] => (i === 0 ? [target] : ['to', target]));

/** What Das Duell alone has. */
const OWN: Entries = {
  outfit: drawn('booster', () => <ShipSettingOut kit={KIT} />),
  'flight-end': listed(
    'flag',
    ['fly', '=', 'booster', '+', 'dice'],
    ['to', 'to', '/', 'pirate', '>', 'cannon', '/', 'flag'],
  ),
  friend: told('friendship', 3, 'friendship', 'to', 1, 'points'),
  hero: told('medal', 3, 'medal', 'to', 1, 'points'),
  'lost-centres': drawn('lost', () => (
    <>
      <Centre kit={KIT} name="production" level={2} />
      <Signs of={['to']} />
      <Centre kit={KIT} name="production" level={1} />
    </>
  )),
  'new-orders': drawn('target', (say) => (
    <>
      <CouncilCard kit={KIT} say={say} number={1} />
      <Signs of={['to']} />
      <CouncilCard kit={KIT} say={say} number={4} />
    </>
  )),
  orders: council(KIT),
  refill: replaced(KIT),
  'set-up': drawn('ship', () => <ShipSettingOut kit={KIT} />),
  'space-stations': drawn('diplomats', (say) => <Cards kit={KIT} say={say} of={bases(KIT)} most={4} />),
  stores: drawn('ore', () => (
    <>
      <ShipSettingOut kit={KIT} />
      <Signs of={['ore', 'fuel', 'food', 'carbon', 'goods', 2, '/', 'science', 4]} />
    </>
  )),
  symbols: drawn('moon', () => (
    <>
      <Signs of={['moon', '/', 'sun']} />
      {die(3)}
      <Coins astro={DUEL.outfit.astro[0]} />
      <Signs of={['astro', DUEL.outfit.astro[0], ':', DUEL.outfit.astro[1]]} />
      <Coins astro={DUEL.outfit.astro[1]} />
    </>
  )),
  'trade-phase': told('trade', 'trade-station', 'trade', '+', 'build', '…', 'end-turn'),
  trade: drawn('buy', (say) => <Cards kit={KIT} say={say} of={isSample} most={4} />),
  missions: drawn('learn', () => (
    <>
      <Stamp>
        <TwoCaptains />
      </Stamp>
      <Signs of={['points', ...GOALS]} />
    </>
  )),
  variant: drawn('eye', () => (
    <>
      <SectorBack sector="I" />
      <Signs of={['to', '?', 'to']} />
      <SectorBack sector="1" state="lit" />
    </>
  )),
  victory: drawn('medal', (say) => (
    <>
      <Cards kit={KIT} say={say} of={isPirate} most={1} />
      <Signs of={['to', 1, 'any', '+', 'medal']} />
    </>
  )),
};

export const DUEL_DRAWINGS = drawingsOf(KIT, OWN, TwoCaptains);
