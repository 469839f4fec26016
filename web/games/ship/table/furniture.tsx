import type { Language } from '@orrery/catalog';
import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { playerOf, type Table } from '@orrery/ship/facts';
import type { ComponentType } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { speaker } from '../../../texts/catalogue.ts';
import { starshipReasons } from '../coach/reasons.ts';
import { Board } from './board/board.tsx';
import { Controls } from './controls.tsx';
import { Barter, proposalsTo } from './dialogues/barter.tsx';
import { CardList } from './dialogues/cards.tsx';
import { Centres } from './dialogues/centres.tsx';
import { Peek } from './dialogues/peek.tsx';
import { flights } from './flights.tsx';
import type { Gear, GearProps, ShipFurniture, ShipPlay } from './gear.ts';
import { gestures, said } from './gestures.ts';
import { Council, CouncilNote, Honours } from './panels/council.tsx';
import { CardsNote, Memory } from './panels/memory.tsx';
import { SeatBrief, SeatFacts } from './panels/seat-facts.tsx';
import { meantWith, placeOf, placesOf } from './places.ts';
import { Preview } from './preview.tsx';
import { dialogueFor } from './questions.ts';
import { actor, sound } from './sounds.ts';
import { SHIP_TEXTS } from './texts.ts';
import '../../common/common.css';
import './board/board.css';
import './board/space.css';
import './dialogues/dialogues.css';

/** The seat whose turn it is. */
function active(table: Table): number | null {
  return top(table).kind === 'over' || table.turn === 0 || table.active === NONE ? null : table.active;
}

const PHASES: Readonly<Record<string, 'production' | 'flight' | 'build'>> = {
  die: 'production',
  produce: 'production',
  build: 'build',
  offer: 'build',
};

function headline(table: Table, language: Language): string {
  const say = speaker(SHIP_TEXTS, language);
  const { turn, options } = table;
  const frame = top(table).kind;
  const parts = [
    turn === 0 ? say('headline.setup') : say('headline.turn', { turn }),
    ...(turn > 0 && frame !== 'over' ? [say(`headline.${PHASES[frame] ?? 'flight'}`)] : []),
    say('headline.target', { points: options.target }),
    ...(options.mission > 0 ? [say('headline.mission', { n: options.mission })] : []),
    ...(options.aid === 'on' ? [say('headline.aid')] : []),
  ];
  return parts.join(' · ');
}

/** The furniture of both games, fed by the data of a variant. */
export function furnitureOf(gear: Gear): ShipFurniture {
  /** A part with the game in it. */
  const part =
    <P extends object>(Own: ComponentType<GearProps & P>): ComponentType<{ readonly play: ShipPlay } & P> =>
    (props) => <Own {...props} gear={gear} />;
  return {
    board: 'page',
    box: { x: -1, y: 0, width: 8, height: 4 },
    Board: part(Board),
    places: placesOf(gear.kit),
    placeOf,
    meant: meantWith(gear.kit),
    gestures,
    Preview: part(Preview),
    Controls: part(Controls),
    dialogues: {
      centres: { title: said('dialogue.centres'), Content: part(Centres) },
      peek: { title: said('dialogue.peek'), Content: part(Peek) },
      barter: { title: said('dialogue.barter'), Content: part(Barter), stays: 'useful', badge: proposalsTo },
      cards: { title: said('dialogue.cards'), Content: part(CardList), stays: 'useful' },
    },
    dialogueFor,
    panels: [
      {
        key: 'council',
        name: said('panel.council'),
        tab: said('tab.council'),
        icon: <GameIcon name="target" />,
        place: 'side',
        narrow: 'drawer',
        Content: part(Council),
        Note: part(CouncilNote),
      },
      {
        key: 'honours',
        name: said('panel.honours'),
        tab: said('tab.honours'),
        icon: <GameIcon name="medal" />,
        place: 'side',
        narrow: 'drawer',
        Content: Honours,
      },
      {
        key: 'memory',
        name: said('panel.memory'),
        tab: said('tab.memory'),
        icon: <GameIcon name="eye" />,
        place: 'side',
        narrow: 'drawer',
        Content: part(Memory),
        Note: part(CardsNote),
      },
    ],
    things: gear.things,
    corners: {},
    SeatFacts: part(SeatFacts),
    SeatBrief: part(SeatBrief),
    points: ({ table }, seat) => playerOf(table, seat).points,
    active,
    headline,
    flights,
    heads: ({ kind }) => kind === 'turn',
    reasons: starshipReasons(gear.kit),
    actor,
    sound,
  };
}
