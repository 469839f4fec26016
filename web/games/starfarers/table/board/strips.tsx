import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { playerOf } from '@orrery/starfarers/facts';
import { sitterName } from '../../../common/sitter-names.ts';
import { ReachSign } from '../../art/map/reach.tsx';
import { VictoryTrack } from '../../art/victory-track.tsx';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import type { StarfarersPart } from '../types.ts';

const START_POINTS = 4;

/** How far everybody is from victory, above the chart. */
export const VictoryTrackStrip: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const { target } = table.options;
  const places = table.players.map((_, seat) => ({ seat, points: playerOf(table, seat).points }));
  if (table.starter === NONE || table.turn === 0) return null;
  const said = places.map(({ seat, points }) => `${sitterName(play, seat)} ${points}`).join(', ');
  return (
    <div className="far-track">
      <span className="small-caps" aria-hidden="true">
        {say('track.name')}
      </span>
      <VictoryTrack
        name={say('track.said', { places: said, target })}
        places={places}
        range={[Math.min(START_POINTS, ...places.map(({ points }) => points)), target]}
        ties="side"
      />
    </div>
  );
};

const LEGEND_SIGNS = ['cost', 'explore', 'found', 'dock', 'clear', 'closed'] as const;

/** What the signs of a flight mean, below the chart during a flight. */
export const FlightLegend: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  if (play.asking === null || topFrame(play.view.table).kind !== 'flight') return null;
  return (
    <ul className="far-legend">
      {LEGEND_SIGNS.map((act) => (
        <li key={act}>
          <ReachSign act={act} />
          {say(`legend.${act}`)}
        </li>
      ))}
    </ul>
  );
};
