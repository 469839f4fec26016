import type { Language } from '@orrery/catalog';
import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { RESOURCES, type Table, VICTORY_CARD } from '@orrery/startrek/facts';
import { amounts, resource } from '@orrery/startrek/words';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { OfferNote, offeringSeat } from '../../common/trade/offer-note.tsx';
import { OtherProposers, proposalsTo } from '../../common/trade/proposals.tsx';
import { STARTREK_REASONS } from '../coach/reasons.ts';
import { ALMANAC_PARTS } from './almanac-parts.ts';
import { StartrekBoard } from './board/board.tsx';
import { PickCardDialogue } from './dialogues/card.tsx';
import { DecideDialogue } from './dialogues/decide.tsx';
import { DemandDialogue } from './dialogues/demand.tsx';
import { StartrekDiscard } from './dialogues/discard.tsx';
import { InspectDialogue } from './dialogues/inspect.tsx';
import { KeepDialogue } from './dialogues/keep.tsx';
import { MonopolyDialogue } from './dialogues/monopoly.tsx';
import { SubstitutePriceDialogue } from './dialogues/price.tsx';
import { ScienceDialogue } from './dialogues/science.tsx';
import { SupportDialogue } from './dialogues/support.tsx';
import { StartrekTrade } from './dialogues/trade.tsx';
import { flightAnimations } from './flights.tsx';
import { BOARD_RADIUS, POST_RADIUS, postPlaces } from './geometry.ts';
import { StartrekComposer } from './hand/composer.tsx';
import { composing, leadIn, TRADE } from './hand/picks.ts';
import { moveInputs } from './move-inputs.ts';
import { news } from './news.tsx';
import { BankNote, BankPanel } from './panels/bank.tsx';
import { BuildPanel } from './panels/build.tsx';
import { DevelopmentPanel, playableCards } from './panels/development.tsx';
import { DiceCorner } from './panels/dice.tsx';
import { HandNote, HandPanel } from './panels/hand.tsx';
import { HonoursPanel } from './panels/honours.tsx';
import { OwnSupport, OwnSupportNote } from './panels/own-support.tsx';
import { PlayPanel } from './panels/play.tsx';
import { SeatBrief, SeatFacts } from './panels/seat-facts.tsx';
import { SupportNote, SupportRow } from './panels/support.tsx';
import { moveForPlace, placeOf, places } from './places.ts';
import { Preview } from './preview.tsx';
import { mainKind, promptHint } from './prompt.ts';
import { dialogueFor, forcedAnswer } from './questions.ts';
import { actor, sound } from './sounds.ts';
import { STARTREK_TEXTS, type StartrekTextKey } from './texts.ts';
import type { StartrekPart, StartrekUi } from './types.ts';
import '../../common/common.css';
import '../../common/trade/hand-trade.css';
import '../../common/trade/trade.css';
import './dialogues/dialogues.css';
import './dock.css';
import './table.css';

const labelOf = (key: StartrekTextKey) => (language: Language) => makeTranslate(STARTREK_TEXTS, language)(key);

/** The active seat; in the founding rounds the one who places. */
function activeSeat(table: Table): number | null {
  const frame = topFrame(table);
  if (frame.kind === 'over' || table.starter === NONE) return null;
  if (frame.kind === 'found-station' || frame.kind === 'found-ship') return frame.seat;
  return table.turn === 0 ? null : table.active;
}

function headlineText({ turn, options }: Table, language: Language): string {
  const say = makeTranslate(STARTREK_TEXTS, language);
  const parts = [
    turn === 0 ? say('headline.founding') : say('headline.turn', { turn }),
    say('headline.target', { points: options.target }),
    say(`headline.${options.phases}`),
  ];
  return parts.join(' · ');
}

const WHOLE_BOARD = { x: -BOARD_RADIUS, y: -BOARD_RADIUS, width: BOARD_RADIUS * 2, height: BOARD_RADIUS * 2 };
/** Free sky on the left of the board: offers open there, and cards fly there. */
const GUTTER = BOARD_RADIUS * 0.62;

/** At a shared device, others who want to propose something take it during the own turn. */
const TurnControls: StartrekPart = ({ play }) => {
  const { seat, table } = play.view;
  return seat === table.active && TRADE.frames.includes(topFrame(table).kind) ? <OtherProposers play={play} /> : null;
};

/** Star Trek Catan's table UI. */
export const startrekUi: StartrekUi = {
  box: { ...WHOLE_BOARD, x: -BOARD_RADIUS - GUTTER, width: BOARD_RADIUS * 2 + GUTTER },
  uprightBox: WHOLE_BOARD,
  Board: StartrekBoard,
  places,
  placeOf,
  moveForPlace,
  landmarks: ({ board }) => postPlaces(board.posts).map(({ at }) => ({ at, reach: POST_RADIUS })),
  moveInputs,
  mainKind,
  promptHint,
  cards: { signs: RESOURCES, name: resource, amounts },
  Preview,
  dialogues: {
    trade: { title: labelOf('dialogue.trade'), Content: StartrekTrade, staysOpen: 'useful', badge: proposalsTo },
    discard: { title: labelOf('dialogue.discard'), Content: StartrekDiscard },
    science: { title: labelOf('dialogue.science'), Content: ScienceDialogue },
    monopoly: { title: labelOf('dialogue.monopoly'), Content: MonopolyDialogue },
    card: { title: labelOf('dialogue.card'), Content: PickCardDialogue },
    keep: { title: labelOf('dialogue.keep'), Content: KeepDialogue },
    decide: { title: labelOf('dialogue.decide'), Content: DecideDialogue },
    demand: { title: labelOf('dialogue.demand'), Content: DemandDialogue },
    price: { title: labelOf('dialogue.price'), Content: SubstitutePriceDialogue },
    inspect: { title: labelOf('dialogue.inspect'), Content: InspectDialogue },
    support: { title: labelOf('gesture.support'), Content: SupportDialogue },
  },
  dialogueFor,
  forcedAnswer,
  almanacParts: ALMANAC_PARTS,
  panels: [
    {
      key: 'hand',
      name: labelOf('panel.hand'),
      icon: <GameIcon name="hand" />,
      place: 'dock',
      narrow: 'row',
      isForPlayer: true,
      Content: HandPanel,
      Note: HandNote,
    },
    {
      key: 'bank',
      name: labelOf('bank'),
      tab: labelOf('dialogue.trade'),
      icon: <GameIcon name="trade" />,
      place: 'dock',
      narrow: 'drawer',
      Content: BankPanel,
      Note: BankNote,
      badge: ({ view }) => proposalsTo(view),
    },
    {
      key: 'build',
      name: labelOf('panel.build'),
      tab: labelOf('tab.build'),
      icon: <GameIcon name="build" />,
      place: 'dock',
      narrow: 'drawer',
      isForPlayer: true,
      Content: BuildPanel,
    },
    {
      key: 'play',
      name: labelOf('panel.play'),
      icon: <GameIcon name="card" />,
      place: 'dock',
      narrow: 'none',
      isForPlayer: true,
      Content: PlayPanel,
    },
    {
      key: 'development',
      name: labelOf('panel.development'),
      tab: labelOf('tab.development'),
      icon: <GameIcon name="card" />,
      place: 'opened',
      narrow: 'drawer',
      isForPlayer: true,
      Content: DevelopmentPanel,
      badge: playableCards,
    },
    {
      key: 'own-support',
      name: labelOf('panel.own-support'),
      tab: labelOf('tab.own-support'),
      icon: <GameIcon name="person" />,
      place: 'opened',
      narrow: 'drawer',
      isForPlayer: true,
      Content: OwnSupport,
      Note: OwnSupportNote,
    },
    {
      key: 'support',
      name: labelOf('panel.support'),
      tab: labelOf('tab.support'),
      icon: <GameIcon name="seats" />,
      place: 'side',
      narrow: 'drawer',
      Content: SupportRow,
      Note: SupportNote,
    },
    {
      key: 'honours',
      name: labelOf('panel.honours'),
      tab: labelOf('tab.honours'),
      icon: <GameIcon name="route" />,
      place: 'side',
      narrow: 'seats',
      Content: HonoursPanel,
    },
  ],
  corners: { topLeft: DiceCorner },
  Controls: TurnControls,
  Composer: StartrekComposer,
  isComposing: (play) => composing(play) !== null,
  leadIn,
  seatNote: { seat: offeringSeat, Content: OfferNote },
  SeatFacts,
  SeatBrief,
  points: (view, seat) =>
    (view.table.players[seat]?.points ?? 0) + (view.seat === seat ? (view.hand.developments[VICTORY_CARD] ?? 0) : 0),
  active: activeSeat,
  headline: headlineText,
  flights: flightAnimations,
  news,
  isMinor: ({ kind }) => ['building', 'ended', 'enough', 'closed', 'reopened'].includes(kind),
  startsLogGroup: ({ kind }) => kind === 'turn',
  reasons: STARTREK_REASONS,
  actor,
  sound,
};
