import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { playerOf } from '@orrery/starfarers/facts';
import { nameOf } from '../../../common/who.ts';
import { ReachSign } from '../../art/map/reach.tsx';
import { VictoryTrack } from '../../art/victory-track.tsx';
import type { FarPart } from '../far.ts';
import { useFar } from '../parts/voice.ts';

/** Where everybody begins. */
const BEGINNING = 4;

/** How far everybody is from victory, above the chart. */
export const Track: FarPart = ({ play }) => {
  const say = useFar();
  const { table } = play.view;
  const { target } = table.options;
  const places = table.players.map((_, seat) => ({ seat, points: playerOf(table, seat).points }));
  if (table.starter === NONE || table.turn === 0) return null;
  const said = places.map(({ seat, points }) => `${nameOf(play, seat)} ${points}`).join(', ');
  return (
    <div className="far-track">
      <span className="small-caps" aria-hidden="true">
        {say('track.name')}
      </span>
      <VictoryTrack
        name={say('track.said', { places: said, target })}
        places={places}
        range={[Math.min(BEGINNING, ...places.map(({ points }) => points)), target]}
        ties="side"
      />
    </div>
  );
};

const SIGNS = ['cost', 'explore', 'found', 'dock', 'clear', 'closed'] as const;

/** What the marks of a flight mean, below the chart while somebody flies. */
export const Legend: FarPart = ({ play }) => {
  const say = useFar();
  if (play.asking === null || top(play.view.table).kind !== 'flight') return null;
  return (
    <ul className="far-legend">
      {SIGNS.map((act) => (
        <li key={act}>
          <ReachSign act={act} />
          {say(`legend.${act}`)}
        </li>
      ))}
    </ul>
  );
};
