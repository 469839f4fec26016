import { POINTS } from '@orrery/starfarers/facts';
import type { MapDetail } from '../../../art/starfarers/map/hexes.ts';
import { Outpost } from '../../../art/starfarers/map/outpost.tsx';
import { EmptySector, HiddenSector, System } from '../../../art/starfarers/map/systems.tsx';
import { type Charted, letterOf } from './chart.ts';

/** What lies in a slot or at home. */
export function ChartedSystem({ charted, detail }: { readonly charted: Charted; readonly detail: MapDetail }) {
  const { system, at, hexes, kind } = charted;
  switch (kind) {
    case 'hidden':
      return <HiddenSector at={at} hexes={hexes} stars={charted.stars} detail={detail} />;
    case 'empty':
      return <EmptySector at={at} hexes={hexes} detail={detail} />;
    case 'outpost':
      return (
        <Outpost
          at={at}
          hexes={hexes}
          people={charted.people}
          docks={charted.docks}
          marker={{ holder: charted.holder, points: POINTS.marker }}
          detail={detail}
        />
      );
    default:
      return (
        <System
          at={at}
          planets={charted.planets}
          kind={kind}
          detail={detail}
          {...(kind === 'home' && { letter: letterOf(system) })}
        />
      );
  }
}
