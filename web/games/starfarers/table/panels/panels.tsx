import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { told } from '../dialogues/texts.ts';
import { EncounterNote, EncounterPanel } from '../encounters/panel.tsx';
import type { FarFurniture } from '../far.ts';
import { FriendshipNote, FriendshipPanel } from '../friendship/panel.tsx';
import { BuildPanel } from './build.tsx';
import { HandNote, HandPanel } from './hand.tsx';
import { SupplyNote, SupplyPanel } from './supply.tsx';
import './panels.css';

/** What lies around the board. */
export const panels: FarFurniture['panels'] = [
  {
    key: 'hand',
    name: told('panel.hand'),
    icon: <GameIcon name="hand" />,
    place: 'dock',
    narrow: 'row',
    isOwn: true,
    Content: HandPanel,
    Note: HandNote,
  },
  {
    key: 'supply',
    name: told('panel.supply'),
    tab: told('tab.supply'),
    icon: <GameIcon name="bank" />,
    place: 'dock',
    narrow: 'drawer',
    Content: SupplyPanel,
    Note: SupplyNote,
  },
  {
    key: 'build',
    name: told('panel.build'),
    tab: told('tab.build'),
    icon: <GameIcon name="build" />,
    place: 'dock',
    narrow: 'drawer',
    isOwn: true,
    Content: BuildPanel,
  },
  {
    key: 'friends',
    name: told('panel.friends'),
    tab: told('tab.friends'),
    icon: <GameIcon name="friendship" />,
    place: 'side',
    narrow: 'drawer',
    Content: FriendshipPanel,
    Note: FriendshipNote,
  },
  {
    key: 'encounters',
    name: told('panel.encounters'),
    tab: told('tab.encounters'),
    icon: <GameIcon name="almanac" />,
    place: 'foot',
    narrow: 'drawer',
    Content: EncounterPanel,
    Note: EncounterNote,
  },
];
