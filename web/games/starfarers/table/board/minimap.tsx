import { NONE } from '@orrery/common';
import { isOwned, ownerOf, SHIPS, SITE_VERTEX, SYSTEMS, type Table, vertexOf } from '@orrery/starfarers/facts';
import { useMemo } from 'react';
import { nth } from '../../../common/nth.ts';
import { type MinimapSystem, Minimap as Stamp } from '../../art/map/minimap.tsx';
import type { FarFurniture } from '../far.ts';
import { SHEETS, type Sheet } from '../geometry.ts';
import { useFar } from '../parts/voice.ts';
import { charted } from './chart.ts';

function systemsOf(table: Table, sheet: Sheet): readonly MinimapSystem[] {
  return Array.from({ length: SYSTEMS }, (_, i) => charted(table, sheet, i)).flatMap((drawn): MinimapSystem[] => {
    const { at, kind } = drawn;
    if (kind === 'empty') return [];
    if (kind === 'hidden' || kind === 'outpost') return [{ at, kind }];
    return [{ at, kind: 'worlds', worlds: drawn.planets.map(({ world }) => world) }];
  });
}

function piecesOf({ ships, sites }: Table, { points }: Sheet) {
  const colonies = sites.flatMap((piece, site) =>
    isOwned(piece) ? [{ at: nth(points, nth(SITE_VERTEX, site)), seat: ownerOf(piece), kind: 'colony' as const }] : [],
  );
  const fleet = ships.flatMap((code, i) =>
    code === NONE ? [] : [{ at: nth(points, vertexOf(code)), seat: Math.floor(i / SHIPS), kind: 'ship' as const }],
  );
  return [...colonies, ...fleet];
}

/** The whole chart in a stamp. */
export const Minimap: NonNullable<FarFurniture['Minimap']> = ({ play, lie }) => {
  const say = useFar();
  const { table } = play.view;
  const sheet = SHEETS[lie];
  const systems = useMemo(() => systemsOf(table, sheet), [table, sheet]);
  const pieces = useMemo(() => piecesOf(table, sheet), [table, sheet]);
  const { width, height } = sheet.box;
  return <Stamp name={say('chart.whole')} width={width} height={height} systems={systems} pieces={pieces} />;
};
