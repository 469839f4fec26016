import { shipKitOf } from '@orrery/ship/facts';
import { STARSHIP } from '@orrery/starship/facts';
import { Signs, signLineDrawing, signLinesDrawing } from '../../../almanac/drawings/parts.tsx';
import {
  councilDrawing,
  dieDrawing,
  type EntryDrawings,
  entryDrawing,
  isSample,
  makeDrawings,
  oneBasePerPeople,
  replacementDrawing,
  worksDrawing,
} from '../../ship/almanac/drawings.tsx';
import { Centre, CouncilCard, ShipSettingOut, VariantCards } from '../../ship/almanac/parts.tsx';
import { SectorBack } from '../../ship/art/cards/sector-back.tsx';
import { Coins } from '../../ship/art/counters.tsx';
import { FourSectors } from '../plate.tsx';

const KIT = shipKitOf(STARSHIP);

/** Drawings that only the 2001 game has. */
const OWN_DRAWINGS: EntryDrawings = {
  bases: entryDrawing('diplomats', (say) => <VariantCards kit={KIT} say={say} of={oneBasePerPeople(KIT)} most={4} />),
  barter: signLineDrawing('trade', 'person', 1, 'ore', 'trade', 2, 'astro', 'person'),
  building: entryDrawing('build', () =>
    worksDrawing(
      ['colony-ship', 'colony-ship'],
      ['trade-ship', 'trade-ship'],
      ['booster', 'booster'],
      ['cannon', 'cannon'],
      ['centre', 'production'],
    ),
  ),
  sensor: entryDrawing('communications', () => (
    <>
      <Centre kit={KIT} name="sensor" level={1} />
      <SectorBack sector="2" state="lit" />
      <SectorBack sector="2" state="lit" />
      <Signs of={['eye']} />
    </>
  )),
  holds: entryDrawing('ore', () => (
    <>
      <ShipSettingOut kit={KIT} />
      <Signs of={['ore', 'fuel', 'food', 'carbon', 'goods', 2, '/', 'science', 4]} />
    </>
  )),
  'new-tasks': entryDrawing('target', (say) => (
    <>
      <CouncilCard kit={KIT} say={say} number={0} />
      <Signs of={['to']} />
      <CouncilCard kit={KIT} say={say} number={3} />
    </>
  )),
  replacement: replacementDrawing(KIT),
  'reward-option': signLineDrawing('any', 'any', '=', 'ore', '/', 'fuel', '/', 'food', '/', 'carbon', '/', 'goods'),
  'set-up': entryDrawing('moon', () => (
    <>
      <Signs of={['moon', '=', 'carbon', 1, '/', 'sun', '=', 'fuel', 1]} />
      <Coins astro={STARSHIP.outfit.astro[0]} />
      <Signs of={['astro', STARSHIP.outfit.astro[0]]} />
    </>
  )),
  'science-and-production': entryDrawing('science', () => (
    <>
      <Centre kit={KIT} name="science" level={1} />
      {dieDrawing(STARSHIP.numbers.science[0])}
      <Centre kit={KIT} name="production" level={1} />
      {dieDrawing(STARSHIP.numbers.production[0])}
    </>
  )),
  ship: entryDrawing('ship', () => <ShipSettingOut kit={KIT} />),
  tasks: councilDrawing(KIT),
  'special-cards': signLinesDrawing(
    'friendship',
    [3, 'friendship', 'to', 1, 'points'],
    [3, 'medal', 'to', 1, 'points'],
  ),
  'trade-planets': entryDrawing('planet', (say) => <VariantCards kit={KIT} say={say} of={isSample} most={4} />),
};

export const STARSHIP_DRAWINGS = makeDrawings(KIT, OWN_DRAWINGS, FourSectors);
