import type { Language } from '@orrery/catalog';
import { topFrame } from '@orrery/kernel';
import { playerOf, RESOURCES, type Table } from '@orrery/starfarers/facts';
import { amounts, resource } from '@orrery/starfarers/words';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { OfferNote, offeringSeat } from '../../common/trade/offer-note.tsx';
import { STARFARERS_REASONS } from '../coach/reasons.ts';
import { ALMANAC_PARTS } from './almanac-parts.ts';
import { StarfarersBoard } from './board/board.tsx';
import { featuredMoves } from './board/jump-goals.ts';
import { StarfarersMinimap } from './board/minimap.tsx';
import { FlightLegend, VictoryTrackStrip } from './board/strips.tsx';
import { confirmLabel } from './confirm-label.ts';
import { StarfarersControls } from './controls.tsx';
import { dialogueFor, dialogues, forcedAnswer } from './dialogues/index.ts';
import { flightAnimations } from './flights.tsx';
import { CHART_SHEETS } from './geometry.ts';
import { StarfarersComposer } from './hand/composer.tsx';
import { composing, leadIn } from './hand/picks.ts';
import { promptHint } from './hand/prompt-hint.ts';
import { moveInputs } from './move-inputs.ts';
import { news } from './news.tsx';
import { panels, SeatBrief, SeatFacts } from './panels/index.ts';
import { labelOf } from './parts/use-starfarers-texts.ts';
import { initialFocus, moveForPlace, pieceRules, placeOf, places } from './places.ts';
import { Preview } from './preview.tsx';
import { MothershipBrief, MothershipNote, MothershipPanel } from './ships/mothership.tsx';
import { TurnCorner } from './ships/turn-corner.tsx';
import { actor, sound } from './sounds.ts';
import { TurnSteps } from './steps.tsx';
import { STARFARERS_TEXTS } from './texts.ts';
import type { StarfarersUi } from './types.ts';
import '../../common/trade/hand-trade.css';
import './hand/composer.css';
import './steps.css';
import './phone.css';

/** Frames of the founding rounds, in which one seat after the other places a piece. */
const FOUNDING_FRAMES: readonly string[] = ['settle', 'harbour', 'berth', 'fit'];

/** The acting seat, also with two pilots. */
function activeSeat(table: Table): number | null {
  const frame = topFrame(table);
  if (frame.kind === 'over') return null;
  if (table.turn === 0) return FOUNDING_FRAMES.includes(frame.kind) && 'seat' in frame ? frame.seat : null;
  return table.pilot;
}

function headlineText({ turn, options }: Table, language: Language): string {
  const say = makeTranslate(STARFARERS_TEXTS, language);
  const parts = [
    turn === 0 ? say('headline.founding') : say('headline.turn', { turn }),
    say('headline.target', { points: options.target }),
  ];
  return parts.join(' · ');
}

/** Minimum pixels per unit at which the chart's lettering is readable. */
const READABLE_PX_PER_UNIT = 0.62;
/** Minimum pixels per unit at which victory track and legend do not cover the planets. */
const ROOMY_PX_PER_UNIT = 0.7;

/** Starfarers' table UI. */
export const starfarersUi: StarfarersUi = {
  box: CHART_SHEETS.across.box,
  uprightBox: CHART_SHEETS.upright.box,
  detailScales: [READABLE_PX_PER_UNIT, ROOMY_PX_PER_UNIT],
  seats: 'right',
  notes: 'near',
  initialCamera: { least: 0.5, scale: 1.1, at: initialFocus },
  Board: StarfarersBoard,
  places,
  placeOf,
  featuredMoves,
  pieces: pieceRules,
  moveForPlace,
  moveInputs,
  cards: { signs: RESOURCES, name: resource, amounts },
  Preview,
  confirmLabel,
  Controls: StarfarersControls,
  Minimap: StarfarersMinimap,
  dialogues,
  dialogueFor,
  forcedAnswer,
  almanacParts: ALMANAC_PARTS,
  panels: [
    {
      key: 'mothership',
      name: labelOf('panel.mothership'),
      tab: labelOf('tab.mothership'),
      icon: <GameIcon name="booster" />,
      place: 'side',
      narrow: 'drawer',
      Content: MothershipPanel,
      Note: MothershipNote,
      Brief: MothershipBrief,
    },
    ...panels,
  ],
  promptHint,
  Composer: StarfarersComposer,
  isComposing: (play) => composing(play) !== null,
  leadIn,
  seatNote: { seat: offeringSeat, Content: OfferNote },
  corners: { topLeft: TurnCorner, top: VictoryTrackStrip, bottom: FlightLegend },
  SeatFacts,
  SeatBrief,
  points: ({ table }, seat) => playerOf(table, seat).points,
  active: activeSeat,
  headline: headlineText,
  TurnSteps,
  isMinor: ({ kind }) => ['built', 'landed', 'ended', 'closed', 'reopened'].includes(kind),
  flights: flightAnimations,
  news,
  startsLogGroup: ({ kind }) => kind === 'turn',
  reasons: STARFARERS_REASONS,
  actor,
  sound,
};
