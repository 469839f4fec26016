import { FAME_PER_POINT, playerOf, RESOURCES } from '@orrery/starfarers/facts';
import { storyMessage } from '@orrery/starfarers/words';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { Ball } from '../../art/balls.tsx';
import { OutcomeLine } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { ballsOf } from '../ships/speed.ts';
import type { StarfarersTableApi } from '../types.ts';
import { contestFrom } from './contest.ts';
import { ContestView } from './contest-view.tsx';
import type { EncounterBookLine } from './record.ts';

const LINE_ICONS: Readonly<Partial<Record<EncounterBookLine['event']['kind'], GameIconName>>> = {
  outcome: 'check',
  fame: 'half-medal',
  gained: 'hand',
  refunded: 'hand',
  paid: 'discard',
  forfeited: 'discard',
  fitted: 'build',
  dropped: 'lost',
  grounded: 'lock',
  ship: 'trade-ship',
  waiting: 'trade-ship',
  jumped: 'fly',
  gave: 'trade',
  stole: 'steal',
  fate: 'dice',
};

function markOf({ event }: EncounterBookLine) {
  if (event.kind === 'gained') {
    const kinds = event.gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
    const only = kinds.length === 1 ? RESOURCES[kinds[0] ?? 0] : undefined;
    if (only !== undefined) return <GameIcon name={only} />;
  }
  return <GameIcon name={LINE_ICONS[event.kind] ?? 'next'} />;
}

/** The text of a line: the ending in the story's words, everything else in the game's. */
function LineText({ play, line, seats }: { play: StarfarersTableApi; line: EncounterBookLine; seats: number }) {
  const { event, words } = line;
  if (event.kind === 'outcome') {
    return (
      <>
        {seats > 1 && <SeatMark seat={event.seat} />} {play.say(storyMessage(event.node))}
      </>
    );
  }
  return <>{words !== null && play.say(words)}</>;
}

/** The numbers behind a line: the current half medals, the balls that fell. */
function LineNote({ play, line, isNow }: { play: StarfarersTableApi; line: EncounterBookLine; isNow: boolean }) {
  const say = useStoryTexts();
  const { event } = line;
  if (event.kind === 'fate') {
    return (
      <span className="far-balls">
        {ballsOf(event.shake).map((colour, i) => (
          <Ball key={`${colour} ${i === 0 ? 'first' : 'second'}`} colour={colour} size="small" />
        ))}
      </span>
    );
  }
  if (event.kind !== 'fame' || !isNow) return null;
  const { fame } = playerOf(play.view.table, event.seat);
  return <>{say('line.fame', { n: fame, points: Math.floor(fame / FAME_PER_POINT) })}</>;
}

interface EncounterLineProps {
  readonly play: StarfarersTableApi;
  readonly line: EncounterBookLine;
  readonly seats: number; // whom the encounter met
  readonly isNow: boolean; // whether the table is unchanged since then
}

/** A line of the outcome. */
export function EncounterLine({ play, line, seats, isNow }: EncounterLineProps) {
  const { event } = line;
  if (event.kind === 'contest') {
    return (
      <li>
        <ContestView play={play} duel={contestFrom(event)} />
      </li>
    );
  }
  return (
    <OutcomeLine state="done" mark={markOf(line)} note={<LineNote play={play} line={line} isNow={isNow} />}>
      <LineText play={play} line={line} seats={seats} />
    </OutcomeLine>
  );
}
