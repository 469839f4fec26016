import type { Language } from '@orrery/catalog';
import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { playerOf, type Table } from '@orrery/ship/facts';
import type { ComponentType } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { starshipReasons } from '../coach/reasons.ts';
import { ShipBoard } from './board/board.tsx';
import { ShipControls } from './controls.tsx';
import { BarterDialogue, barterProposalsTo } from './dialogues/barter.tsx';
import { CardListDialogue } from './dialogues/cards.tsx';
import { Centres } from './dialogues/centres.tsx';
import { PeekDialogue } from './dialogues/peek.tsx';
import { fightMoment } from './fights.ts';
import { flightAnimations } from './flights.tsx';
import { labelOf, moveInputs } from './move-inputs.ts';
import { news } from './news.tsx';
import { CouncilNote, CouncilPanel, HonoursPanel } from './panels/council.tsx';
import { CardsNote, MemoryPanel } from './panels/memory.tsx';
import { SeatBrief, SeatFacts } from './panels/seat-facts.tsx';
import { mainKind } from './parts/main-kind.ts';
import { makeMoveForPlace, makePlacesOf, placeOf } from './places.ts';
import { Preview } from './preview.tsx';
import { ChoiceNote, dueTab, followingMoves, makeChoiceLabel, makePromptHeading, promptHint } from './prompt.tsx';
import { dialogueFor } from './questions.ts';
import { actor, sound } from './sounds.ts';
import { SHIP_TEXTS } from './texts.ts';
import type { ShipPartProps, ShipTableApi, ShipUi, ShipVariantUi } from './types.ts';
import '../../common/common.css';
import './board/board.css';
import './board/space.css';
import './dialogues/dialogues.css';

function activeSeat(table: Table): number | null {
  return topFrame(table).kind === 'over' || table.turn === 0 || table.active === NONE ? null : table.active;
}

const PHASE_OF_FRAME: Readonly<Record<string, 'production' | 'flight' | 'build'>> = {
  die: 'production',
  produce: 'production',
  build: 'build',
  offer: 'build',
};

function headlineText(table: Table, language: Language): string {
  const say = makeTranslate(SHIP_TEXTS, language);
  const { turn, options } = table;
  const frame = topFrame(table).kind;
  const parts = [
    turn === 0 ? say('headline.setup') : say('headline.turn', { turn }),
    ...(turn > 0 && frame !== 'over' ? [say(`headline.${PHASE_OF_FRAME[frame] ?? 'flight'}`)] : []),
    say('headline.target', { points: options.target }),
    ...(options.mission > 0 ? [say('headline.mission', { n: options.mission })] : []),
    ...(options.aid === 'on' ? [say('headline.aid')] : []),
  ];
  return parts.join(' · ');
}

/** The table UI of both games, for the data of a variant. */
export function makeShipUi(variantUi: ShipVariantUi): ShipUi {
  /** A component with the variant passed in. */
  const part =
    <P extends object>(Own: ComponentType<ShipPartProps & P>): ComponentType<{ readonly play: ShipTableApi } & P> =>
    (props) => <Own {...props} variantUi={variantUi} />;
  return {
    board: 'page',
    box: { x: -1, y: 0, width: 8, height: 4 },
    Board: part(ShipBoard),
    places: makePlacesOf(variantUi.kit),
    placeOf,
    moveForPlace: makeMoveForPlace(variantUi.kit),
    moveInputs,
    followingMoves,
    moment: fightMoment,
    promptHeading: makePromptHeading(variantUi),
    promptHint,
    mainKind,
    choiceLabel: makeChoiceLabel(variantUi),
    ChoiceNote: part(ChoiceNote),
    dueTab,
    Preview: part(Preview),
    Controls: part(ShipControls),
    dialogues: {
      centres: { title: labelOf('dialogue.centres'), Content: part(Centres) },
      peek: { title: labelOf('dialogue.peek'), Content: part(PeekDialogue) },
      barter: {
        title: labelOf('dialogue.barter'),
        Content: part(BarterDialogue),
        staysOpen: 'useful',
        badge: barterProposalsTo,
      },
      cards: { title: labelOf('dialogue.cards'), Content: part(CardListDialogue), staysOpen: 'useful' },
    },
    dialogueFor,
    panels: [
      {
        key: 'council',
        name: labelOf('panel.council'),
        tab: labelOf('tab.council'),
        icon: <GameIcon name="target" />,
        place: 'side',
        narrow: 'drawer',
        Content: part(CouncilPanel),
        Note: part(CouncilNote),
      },
      {
        key: 'honours',
        name: labelOf('panel.honours'),
        tab: labelOf('tab.honours'),
        icon: <GameIcon name="medal" />,
        place: 'side',
        narrow: 'drawer',
        Content: HonoursPanel,
      },
      {
        key: 'memory',
        name: labelOf('panel.memory'),
        tab: labelOf('tab.memory'),
        icon: <GameIcon name="eye" />,
        place: 'side',
        narrow: 'drawer',
        Content: part(MemoryPanel),
        Note: part(CardsNote),
      },
    ],
    almanacParts: variantUi.almanacParts,
    corners: {},
    SeatFacts: part(SeatFacts),
    SeatBrief: part(SeatBrief),
    points: ({ table }, seat) => playerOf(table, seat).points,
    active: activeSeat,
    headline: headlineText,
    flights: flightAnimations,
    news,
    isMinor: ({ kind }) => ['ended', 'closed', 'reopened'].includes(kind),
    startsLogGroup: ({ kind }) => kind === 'turn',
    reasons: starshipReasons(variantUi.kit),
    actor,
    sound,
  };
}
