import { chanceFromRng, fastRng, readOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { isExtended, type Table } from '@orrery/starfarers/facts';
import { useMemo } from 'react';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import type { LayoutProps } from '../../kit.ts';
import { MapDefinitions } from '../art/map/definitions.tsx';
import { Graticule, MapRim, Space } from '../art/map/space.tsx';
import { Buildings, FleetLayer } from '../table/board/fleet.tsx';
import { Systems } from '../table/board/systems.tsx';
import { CHART_SHEETS } from '../table/geometry.ts';
import { useStarfarersTexts } from '../table/parts/use-starfarers-texts.ts';
import './layout.css';

/** A fixed seed: the layout is only an example. */
const EXAMPLE_SEED = 9;

/** A table with the board layout of these options; null if they are invalid. */
export function exampleTable({ seats, options }: LayoutProps): Table | null {
  const read = readOptions(starfarers.options, options);
  if (!read.ok) return null;
  const state = starfarers.setup(read.value, seats);
  const chance = chanceFromRng(fastRng(EXAMPLE_SEED));
  for (const frame of [...state.table.stack].reverse()) {
    const asked = starfarers.awaiting(state.table);
    if ((frame.kind !== 'layout' && frame.kind !== 'home') || asked.who !== 'chance') break;
    starfarers.resolve(state, [...chance(asked, 0)], null);
  }
  return state.table;
}

/** A chart at the beginning of a game. */
export function ChartPreview({ table, name }: { readonly table: Table; readonly name: string }) {
  const sheet = CHART_SHEETS.across;
  const { width, height } = sheet.box;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <WorldDefinitions />
      <MapDefinitions />
      <Graticule width={width} height={height} pole={sheet.pole} />
      <Space links={sheet.links} points={sheet.points} detail="far" />
      <Systems table={table} sheet={sheet} detail="far" />
      <Buildings table={table} sheet={sheet} detail="far" />
      <FleetLayer table={table} sheet={sheet} detail="far" exceptVertex={-1} />
      <MapRim width={width} height={height} />
    </svg>
  );
}

/** The chart at the beginning of a game with these options, and what is still undecided about it. */
export function StarfarersLayout({ seats, options }: LayoutProps) {
  const say = useStarfarersTexts();
  const table = useMemo(() => exampleTable({ seats, options }), [seats, options]);
  if (table === null) return null;
  const { setup, founding, home } = table.options;
  const isFigure = founding === 'figure' && !isExtended(seats);
  return (
    <figure className="far-layout">
      <ChartPreview table={table} name={say(`layout.${setup}`)} />
      <figcaption>
        {say(`layout.${setup}`)} {home === 'variable' && say('layout.variable')}{' '}
        {say(isFigure ? 'layout.figure' : 'layout.founding')} {isExtended(seats) && say('layout.extended')}
      </figcaption>
    </figure>
  );
}
