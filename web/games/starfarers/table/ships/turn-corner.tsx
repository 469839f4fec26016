import { DicePair } from '../../../../art/cards/dice.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { useScreenWidth } from '../../../../table/use-screen-size.ts';
import { sitterName } from '../../../common/sitter-names.ts';
import { Shaker } from '../../art/balls.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { phaseOf } from '../panels/phase.ts';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import type { StarfarersPart } from '../types.ts';
import { MothershipBrief } from './mothership.tsx';
import { ballsOf, fleetSpeed } from './speed.ts';

/** The shake of this turn, while it happens. */
const Shake: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const speed = fleetSpeed(table, table.pilot);
  const isShaking = play.currentEvents.some(({ kind }) => kind === 'shaken');
  if (speed === null || !isShaking) return null;
  const name = say('speed.said', { total: speed.total, base: speed.base, more: speed.boosters + speed.scientists });
  return (
    <div className="far-shake">
      <Shaker name={name} fallen={ballsOf(table.shake)} shake={table.turn} motion="shaking" />
      <p className="name" aria-hidden="true">
        <SeatMark seat={table.pilot} /> {sitterName(play, table.pilot)}
      </p>
    </div>
  );
};

/** On a narrow screen the mothership's figures lie on the chart. */
const NarrowFigures: StarfarersPart = ({ play }) =>
  useScreenWidth() === 'narrow' ? (
    <div className="far-pill">
      <MothershipBrief play={play} />
    </div>
  ) : null;

/** The roll of this turn, until ships fly. */
const Roll: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { table } = play.view;
  const [first, second] = table.dice;
  const isFresh = !table.stack.some(({ kind }) => kind === 'before' || kind === 'dice');
  if (first === undefined || second === undefined || !isFresh || phaseOf(table) === 'flight') return null;
  return (
    <div className="far-roll" data-anchor="dice">
      <DicePair
        faces={[first, second]}
        name={say('turn.dice', { first, second, sum: first + second })}
        roll={table.turn}
        motion={play.currentEvents.some(({ kind }) => kind === 'rolled') ? 'rolling' : 'still'}
      />
    </div>
  );
};

/** The results of this turn in the corner of the chart: dice at first, then balls. */
export const TurnCorner: StarfarersPart = ({ play }) =>
  play.view.table.turn === 0 ? null : (
    <>
      <NarrowFigures play={play} />
      <Roll play={play} />
      <Shake play={play} />
    </>
  );
