import { kitOf } from '@orrery/ship/facts';
import { STARSHIP } from '@orrery/starship/facts';
import { listed, Signs, told } from '../../../almanac/drawings/parts.tsx';
import {
  bases,
  council,
  die,
  drawingsOf,
  drawn,
  type Entries,
  isSample,
  replaced,
  works,
} from '../../ship/almanac/drawings.tsx';
import { Cards, Centre, CouncilCard, ShipSettingOut } from '../../ship/almanac/parts.tsx';
import { SectorBack } from '../../ship/art/cards/sector-back.tsx';
import { Coins } from '../../ship/art/counters.tsx';
import { FourSectors } from '../plate.tsx';

const KIT = kitOf(STARSHIP);

/** What the book of 2001 alone has. */
const OWN: Entries = {
  bases: drawn('diplomats', (say) => <Cards kit={KIT} say={say} of={bases(KIT)} most={4} />),
  barter: told('trade', 'person', 1, 'ore', 'trade', 2, 'astro', 'person'),
  building: drawn('build', () =>
    works(
      ['colony-ship', 'colony-ship'],
      ['trade-ship', 'trade-ship'],
      ['booster', 'booster'],
      ['cannon', 'cannon'],
      ['centre', 'production'],
    ),
  ),
  sensor: drawn('communications', () => (
    <>
      <Centre kit={KIT} name="sensor" level={1} />
      <SectorBack sector="2" state="lit" />
      <SectorBack sector="2" state="lit" />
      <Signs of={['eye']} />
    </>
  )),
  holds: drawn('ore', () => (
    <>
      <ShipSettingOut kit={KIT} />
      <Signs of={['ore', 'fuel', 'food', 'carbon', 'goods', 2, '/', 'science', 4]} />
    </>
  )),
  'new-tasks': drawn('target', (say) => (
    <>
      <CouncilCard kit={KIT} say={say} number={0} />
      <Signs of={['to']} />
      <CouncilCard kit={KIT} say={say} number={3} />
    </>
  )),
  replacement: replaced(KIT),
  'reward-option': told('any', 'any', '=', 'ore', '/', 'fuel', '/', 'food', '/', 'carbon', '/', 'goods'),
  'set-up': drawn('moon', () => (
    <>
      <Signs of={['moon', '=', 'carbon', 1, '/', 'sun', '=', 'fuel', 1]} />
      <Coins astro={STARSHIP.outfit.astro[0]} />
      <Signs of={['astro', STARSHIP.outfit.astro[0]]} />
    </>
  )),
  'science-and-production': drawn('science', () => (
    <>
      <Centre kit={KIT} name="science" level={1} />
      {die(STARSHIP.numbers.science[0])}
      <Centre kit={KIT} name="production" level={1} />
      {die(STARSHIP.numbers.production[0])}
    </>
  )),
  ship: drawn('ship', () => <ShipSettingOut kit={KIT} />),
  tasks: council(KIT),
  'special-cards': listed('friendship', [3, 'friendship', 'to', 1, 'points'], [3, 'medal', 'to', 1, 'points']),
  'trade-planets': drawn('planet', (say) => <Cards kit={KIT} say={say} of={isSample} most={4} />),
};

export const STARSHIP_DRAWINGS = drawingsOf(KIT, OWN, FourSectors);
