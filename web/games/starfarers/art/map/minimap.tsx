import { memo } from 'react';
import { circlePath, type Point, polar } from '../../../../art/draw.ts';
import { seatClass } from '../../../../art/seats.tsx';
import type { WorldResource } from '../../../../art/worlds/world.tsx';
import { HEX_SIDE } from './hexes.ts';
import './minimap.css';

export interface MinimapSystem {
  readonly at: Point;
  readonly kind: 'worlds' | 'outpost' | 'hidden';
  readonly worlds?: readonly WorldResource[];
}

interface MinimapProps {
  readonly name: string;
  readonly width: number; // of the whole chart, in its units
  readonly height: number;
  readonly systems: readonly MinimapSystem[];
  readonly pieces: readonly { readonly at: Point; readonly seat: number; readonly kind: 'ship' | 'colony' }[];
  readonly frame?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The whole chart in miniature: systems and pieces as dots, and a frame around the visible part. */
export function MinimapDrawing({ name, width, height, systems, pieces, frame }: MinimapProps) {
  return (
    <svg className="minimap" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <Systems systems={systems} />
      {pieces.map(({ at: [x, y], seat, kind }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={kind === 'ship' ? 17 : 12}
          className={`seat-disc ${seatClass(seat)}`}
        />
      ))}
      {frame && <rect {...frame} className="minimap-frame" />}
    </svg>
  );
}

const Systems = memo(function Systems({ systems }: { systems: readonly MinimapSystem[] }) {
  return systems.map(({ at, kind, worlds = [] }) => {
    const [x, y] = at;
    if (kind === 'outpost')
      return <circle key={at.join()} cx={x} cy={y} r={HEX_SIDE * 0.9} className="minimap-outpost" />;
    if (kind === 'hidden')
      return <circle key={at.join()} cx={x} cy={y} r={HEX_SIDE * 1.3} className="minimap-hidden" />;
    return (
      <g key={at.join()}>
        {worlds.map((world, i) => (
          <path
            key={world}
            d={circlePath(...polar(HEX_SIDE * 0.72, i * 120 - 90, at), HEX_SIDE * 0.5)}
            fill={`var(--${world}-ink)`}
            className="minimap-world"
          />
        ))}
      </g>
    );
  });
});
