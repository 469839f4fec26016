import type { Language } from '@orrery/catalog';
import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { RESOURCES, type Table, VICTORY } from '@orrery/startrek/facts';
import { amounts, resource } from '@orrery/startrek/words';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { speaker } from '../../../texts/catalogue.ts';
import { proposalsTo } from '../../common/trade/proposals.tsx';
import { STARTREK_REASONS } from '../coach/reasons.ts';
import { Board } from './board/board.tsx';
import { PickCard } from './dialogues/card.tsx';
import { Decide } from './dialogues/decide.tsx';
import { Demand } from './dialogues/demand.tsx';
import { Discard } from './dialogues/discard.tsx';
import { Inspect } from './dialogues/inspect.tsx';
import { Keep } from './dialogues/keep.tsx';
import { Monopoly } from './dialogues/monopoly.tsx';
import { Price } from './dialogues/price.tsx';
import { Science } from './dialogues/science.tsx';
import { SupportUses } from './dialogues/support.tsx';
import { Trade } from './dialogues/trade.tsx';
import { flights } from './flights.tsx';
import { POST, postPlaces, REACH } from './geometry.ts';
import { gestures } from './gestures.ts';
import { BankCorner } from './panels/bank.tsx';
import { BuildPanel } from './panels/build.tsx';
import { DevelopmentPanel, playableCards } from './panels/development.tsx';
import { DiceCorner } from './panels/dice.tsx';
import { HandNote, HandPanel } from './panels/hand.tsx';
import { HonoursPanel } from './panels/honours.tsx';
import { OwnSupport, OwnSupportNote } from './panels/own-support.tsx';
import { SeatBrief, SeatFacts } from './panels/seat-facts.tsx';
import { SupportNote, SupportRow } from './panels/support.tsx';
import { meant, placeOf, places } from './places.ts';
import { Preview } from './preview.tsx';
import { dialogueFor, foregone } from './questions.ts';
import { actor, sound } from './sounds.ts';
import { TREK_TEXTS, type TrekKey } from './texts.ts';
import { THINGS } from './things.ts';
import type { TrekFurniture } from './trek.ts';
import '../../common/common.css';
import '../../common/trade/trade.css';
import './dialogues/dialogues.css';
import './table.css';

const said = (key: TrekKey) => (language: Language) => speaker(TREK_TEXTS, language)(key);

/** The seat whose turn it is; in the founding rounds the one who places. */
function active(table: Table): number | null {
  const frame = top(table);
  if (frame.kind === 'over' || table.starter === NONE) return null;
  if (frame.kind === 'found-station' || frame.kind === 'found-ship') return frame.seat;
  return table.turn === 0 ? null : table.active;
}

function headline({ turn, options }: Table, language: Language): string {
  const say = speaker(TREK_TEXTS, language);
  const parts = [
    turn === 0 ? say('headline.founding') : say('headline.turn', { turn }),
    say('headline.target', { points: options.target }),
    say(`headline.${options.phases}`),
  ];
  return parts.join(' · ');
}

/** Star Trek Catan's part of a table. */
export const furniture: TrekFurniture = {
  box: { x: -REACH, y: -REACH, width: REACH * 2, height: REACH * 2 },
  Board,
  places,
  placeOf,
  meant,
  landmarks: ({ board }) => postPlaces(board.posts).map(({ at }) => ({ at, reach: POST })),
  gestures,
  cards: { signs: RESOURCES, name: resource, amounts },
  Preview,
  dialogues: {
    trade: { title: said('dialogue.trade'), Content: Trade, stays: 'useful', badge: proposalsTo },
    discard: { title: said('dialogue.discard'), Content: Discard },
    science: { title: said('dialogue.science'), Content: Science },
    monopoly: { title: said('dialogue.monopoly'), Content: Monopoly },
    card: { title: said('dialogue.card'), Content: PickCard },
    keep: { title: said('dialogue.keep'), Content: Keep },
    decide: { title: said('dialogue.decide'), Content: Decide },
    demand: { title: said('dialogue.demand'), Content: Demand },
    price: { title: said('dialogue.price'), Content: Price },
    inspect: { title: said('dialogue.inspect'), Content: Inspect },
    support: { title: said('gesture.support'), Content: SupportUses },
  },
  dialogueFor,
  foregone,
  things: THINGS,
  panels: [
    {
      key: 'hand',
      name: said('panel.hand'),
      icon: <GameIcon name="hand" />,
      place: 'dock',
      narrow: 'row',
      isOwn: true,
      Content: HandPanel,
      Note: HandNote,
    },
    {
      key: 'build',
      name: said('panel.build'),
      tab: said('tab.build'),
      icon: <GameIcon name="build" />,
      place: 'dock',
      narrow: 'drawer',
      isOwn: true,
      Content: BuildPanel,
    },
    {
      key: 'development',
      name: said('panel.development'),
      tab: said('tab.development'),
      icon: <GameIcon name="card" />,
      place: 'dock',
      narrow: 'drawer',
      isOwn: true,
      Content: DevelopmentPanel,
      badge: playableCards,
    },
    {
      key: 'own-support',
      name: said('panel.own-support'),
      tab: said('tab.own-support'),
      icon: <GameIcon name="person" />,
      place: 'dock',
      narrow: 'drawer',
      isOwn: true,
      Content: OwnSupport,
      Note: OwnSupportNote,
    },
    {
      key: 'support',
      name: said('panel.support'),
      tab: said('tab.support'),
      icon: <GameIcon name="seats" />,
      place: 'side',
      narrow: 'drawer',
      Content: SupportRow,
      Note: SupportNote,
    },
    {
      key: 'honours',
      name: said('panel.honours'),
      tab: said('tab.honours'),
      icon: <GameIcon name="route" />,
      place: 'seats',
      narrow: 'drawer',
      Content: HonoursPanel,
    },
  ],
  corners: { topLeft: DiceCorner, bottomRight: BankCorner },
  SeatFacts,
  SeatBrief,
  points: (view, seat) =>
    (view.table.players[seat]?.points ?? 0) + (view.seat === seat ? (view.hand.developments[VICTORY] ?? 0) : 0),
  active,
  headline,
  flights,
  heads: ({ kind }) => kind === 'turn',
  reasons: STARTREK_REASONS,
  actor,
  sound,
};
