import type { Language } from '@orrery/catalog';
import { top } from '@orrery/kernel';
import { playerOf, RESOURCES, type Table } from '@orrery/starfarers/facts';
import { amounts, resource } from '@orrery/starfarers/words';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { speaker } from '../../../texts/catalogue.ts';
import { STARFARERS_REASONS } from '../coach/reasons.ts';
import { Board } from './board/board.tsx';
import { Minimap } from './board/minimap.tsx';
import { Legend, Track } from './board/strips.tsx';
import { commits } from './commits.ts';
import { Controls } from './controls.tsx';
import { dialogueFor, dialogues, foregone } from './dialogues/index.ts';
import type { FarFurniture } from './far.ts';
import { flights } from './flights.tsx';
import { SHEETS } from './geometry.ts';
import { gestures } from './gestures.ts';
import { panels, SeatBrief, SeatFacts } from './panels/index.ts';
import { said } from './parts/voice.ts';
import { meant, openingAt, pieces, placeOf, places } from './places.ts';
import { Preview } from './preview.tsx';
import { MothershipNote, MothershipPanel } from './ships/mothership.tsx';
import { TurnCorner } from './ships/turn-corner.tsx';
import { actor, sound } from './sounds.ts';
import { Steps } from './steps.tsx';
import { FAR_TEXTS } from './texts.ts';
import { THINGS } from './things.ts';
import './steps.css';

/** Frames of the founding rounds, in which one seat after the other places something. */
const FOUNDING: readonly string[] = ['settle', 'harbour', 'berth', 'fit'];

/** The seat whose step it is: with two pilots the one who acts. */
function active(table: Table): number | null {
  const frame = top(table);
  if (frame.kind === 'over') return null;
  if (table.turn === 0) return FOUNDING.includes(frame.kind) && 'seat' in frame ? frame.seat : null;
  return table.pilot;
}

function headline({ turn, options }: Table, language: Language): string {
  const say = speaker(FAR_TEXTS, language);
  const parts = [
    turn === 0 ? say('headline.founding') : say('headline.turn', { turn }),
    say('headline.target', { points: options.target }),
  ];
  return parts.join(' · ');
}

/** Pixels a unit must take for what is written on the chart to be read. */
const READABLE = 0.62;
/** Pixels a unit must take for the victory track and the legend to stand beside the worlds, not on them. */
const ROOMY = 0.7;

/** Starfarers' part of a table. */
export const furniture: FarFurniture = {
  box: SHEETS.across.box,
  upright: SHEETS.upright.box,
  details: [READABLE, ROOMY],
  seats: 'right',
  notes: 'near',
  opening: { least: 0.5, scale: 1.1, at: openingAt },
  Board,
  places,
  placeOf,
  pieces,
  meant,
  gestures,
  cards: { signs: RESOURCES, name: resource, amounts },
  Preview,
  commits,
  Controls,
  Minimap,
  dialogues,
  dialogueFor,
  foregone,
  things: THINGS,
  panels: [
    {
      key: 'mothership',
      name: said('panel.mothership'),
      tab: said('tab.mothership'),
      icon: <GameIcon name="booster" />,
      place: 'side',
      narrow: 'drawer',
      Content: MothershipPanel,
      Note: MothershipNote,
    },
    ...panels,
  ],
  corners: { topLeft: TurnCorner, top: Track, bottom: Legend },
  SeatFacts,
  SeatBrief,
  points: ({ table }, seat) => playerOf(table, seat).points,
  active,
  headline,
  Steps,
  flights,
  heads: ({ kind }) => kind === 'turn',
  reasons: STARFARERS_REASONS,
  actor,
  sound,
};
