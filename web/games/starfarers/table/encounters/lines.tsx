import { HALVES, playerOf, RESOURCES } from '@orrery/starfarers/facts';
import { story } from '@orrery/starfarers/words';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { Ball } from '../../art/balls.tsx';
import { OutcomeLine } from '../../art/encounter/book.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { ballsOf } from '../ships/speed.ts';
import { duelOf } from './contest.ts';
import { DuelScene } from './duel.tsx';
import type { BookLine } from './record.ts';

const MARKS: Readonly<Partial<Record<BookLine['event']['kind'], GameIconName>>> = {
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

function markOf({ event }: BookLine) {
  if (event.kind === 'gained') {
    const kinds = event.gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
    const only = kinds.length === 1 ? RESOURCES[kinds[0] ?? 0] : undefined;
    if (only !== undefined) return <GameIcon name={only} />;
  }
  return <GameIcon name={MARKS[event.kind] ?? 'next'} />;
}

/** What a line says: how it ended in the story's words, everything else as the game tells it. */
function Sentence({ play, line, seats }: { play: FarPlay; line: BookLine; seats: number }) {
  const { event, words } = line;
  if (event.kind === 'outcome') {
    return (
      <>
        {seats > 1 && <SeatMark seat={event.seat} />} {play.say(story(event.node))}
      </>
    );
  }
  return <>{words !== null && play.say(words)}</>;
}

/** The figures behind a line: half medals as they stand now, the balls that fell. */
function Note({ play, line, isNow }: { play: FarPlay; line: BookLine; isNow: boolean }) {
  const say = useStory();
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
  return <>{say('line.fame', { n: fame, points: Math.floor(fame / HALVES) })}</>;
}

interface LineProps {
  readonly play: FarPlay;
  readonly line: BookLine;
  readonly seats: number; // whom the encounter met
  readonly isNow: boolean; // whether the table still stands as it did then
}

/** A line of what came of it. */
export function Line({ play, line, seats, isNow }: LineProps) {
  const { event } = line;
  if (event.kind === 'contest') {
    return (
      <li>
        <DuelScene play={play} duel={duelOf(event)} />
      </li>
    );
  }
  return (
    <OutcomeLine state="done" mark={markOf(line)} note={<Note play={play} line={line} isNow={isNow} />}>
      <Sentence play={play} line={line} seats={seats} />
    </OutcomeLine>
  );
}
