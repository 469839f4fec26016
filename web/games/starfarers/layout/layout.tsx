import { drawnFrom, fastRng, readOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { isExtended, type Table } from '@orrery/starfarers/facts';
import { useMemo } from 'react';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import type { LayoutProps } from '../../kit.ts';
import { MapDefinitions } from '../art/map/definitions.tsx';
import { Graticule, MapRim, Space } from '../art/map/space.tsx';
import { Buildings, Fleet } from '../table/board/fleet.tsx';
import { Systems } from '../table/board/systems.tsx';
import { SHEETS } from '../table/geometry.ts';
import { useFar } from '../table/parts/voice.ts';
import './layout.css';

/** Whatever is dealt before the game: the same each time, for it is only an example. */
const EXAMPLE = 9;

/** A table on which the board lies as these options have it; null when they are none. */
export function laidOut({ seats, options }: LayoutProps): Table | null {
  const read = readOptions(starfarers.options, options);
  if (!read.ok) return null;
  const state = starfarers.setup(read.value, seats);
  const chance = drawnFrom(fastRng(EXAMPLE));
  for (const frame of [...state.table.stack].reverse()) {
    const asked = starfarers.awaiting(state.table);
    if ((frame.kind !== 'layout' && frame.kind !== 'home') || asked.who !== 'chance') break;
    starfarers.resolve(state, [...chance(asked, 0)], null);
  }
  return state.table;
}

/** A chart at the beginning of a game. */
export function LaidChart({ table, name }: { readonly table: Table; readonly name: string }) {
  const sheet = SHEETS.across;
  const { width, height } = sheet.box;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <WorldDefinitions />
      <MapDefinitions />
      <Graticule width={width} height={height} pole={sheet.pole} />
      <Space links={sheet.links} points={sheet.points} detail="far" />
      <Systems table={table} sheet={sheet} detail="far" />
      <Buildings table={table} sheet={sheet} detail="far" />
      <Fleet table={table} sheet={sheet} detail="far" but={-1} />
      <MapRim width={width} height={height} />
    </svg>
  );
}

/** The chart as it would lie at the beginning of such a game, and what is still open about it. */
export function FarLayout({ seats, options }: LayoutProps) {
  const say = useFar();
  const table = useMemo(() => laidOut({ seats, options }), [seats, options]);
  if (table === null) return null;
  const { setup, founding, home } = table.options;
  const isFigure = founding === 'figure' && !isExtended(seats);
  return (
    <figure className="far-layout">
      <LaidChart table={table} name={say(`layout.${setup}`)} />
      <figcaption>
        {say(`layout.${setup}`)} {home === 'variable' && say('layout.variable')}{' '}
        {say(isFigure ? 'layout.figure' : 'layout.founding')} {isExtended(seats) && say('layout.extended')}
      </figcaption>
    </figure>
  );
}
