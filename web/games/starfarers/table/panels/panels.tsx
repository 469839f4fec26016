import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { proposalsTo } from '../../../common/trade/proposals.tsx';
import { storyLabel } from '../dialogues/texts.ts';
import { EncounterNote, EncounterPanel } from '../encounters/panel.tsx';
import { FriendshipNote, FriendshipPanel } from '../friendship/panel.tsx';
import type { StarfarersUi } from '../types.ts';
import { BuildPanel } from './build.tsx';
import { HandNote, HandPanel } from './hand.tsx';
import { SupplyNote, SupplyPanel } from './supply.tsx';
import './panels.css';
import './dock.css';
import './seat-facts.css';

/** The panels around the board. */
export const panels: StarfarersUi['panels'] = [
  {
    key: 'hand',
    name: storyLabel('panel.hand'),
    icon: <GameIcon name="hand" />,
    place: 'dock',
    narrow: 'row',
    isForPlayer: true,
    Content: HandPanel,
    Note: HandNote,
  },
  {
    key: 'supply',
    name: storyLabel('panel.supply'),
    tab: storyLabel('tab.supply'),
    icon: <GameIcon name="bank" />,
    place: 'dock',
    narrow: 'drawer',
    Content: SupplyPanel,
    Note: SupplyNote,
    badge: ({ view }) => proposalsTo(view),
  },
  {
    key: 'build',
    name: storyLabel('panel.build'),
    tab: storyLabel('tab.build'),
    icon: <GameIcon name="build" />,
    place: 'dock',
    narrow: 'drawer',
    isForPlayer: true,
    Content: BuildPanel,
  },
  {
    key: 'friends',
    name: storyLabel('panel.friends'),
    tab: storyLabel('tab.friends'),
    icon: <GameIcon name="friendship" />,
    place: 'side',
    narrow: 'drawer',
    Content: FriendshipPanel,
    Note: FriendshipNote,
  },
  {
    key: 'encounters',
    name: storyLabel('panel.encounters'),
    tab: storyLabel('tab.encounters'),
    icon: <GameIcon name="almanac" />,
    place: 'foot',
    narrow: 'drawer',
    Content: EncounterPanel,
    Note: EncounterNote,
  },
];
