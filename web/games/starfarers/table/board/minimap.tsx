import { itemAt, NONE } from '@orrery/common';
import {
  isOwned,
  ownerOf,
  SHIPS_PER_SEAT,
  SITE_VERTEX,
  SYSTEM_COUNT,
  shipVertex,
  type Table,
} from '@orrery/starfarers/facts';
import { useMemo } from 'react';
import { type MinimapSystem, MinimapDrawing as Stamp } from '../../art/map/minimap.tsx';
import { CHART_SHEETS, type ChartSheet } from '../geometry.ts';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import type { StarfarersUi } from '../types.ts';
import { chartSystem } from './chart.ts';

function systemsOf(table: Table, sheet: ChartSheet): readonly MinimapSystem[] {
  return Array.from({ length: SYSTEM_COUNT }, (_, i) => chartSystem(table, sheet, i)).flatMap(
    (drawn): MinimapSystem[] => {
      const { at, kind } = drawn;
      if (kind === 'empty') return [];
      if (kind === 'hidden' || kind === 'outpost') return [{ at, kind }];
      return [{ at, kind: 'worlds', worlds: drawn.planets.map(({ world }) => world) }];
    },
  );
}

function piecesOf({ ships, sites }: Table, { points }: ChartSheet) {
  const colonies = sites.flatMap((piece, site) =>
    isOwned(piece)
      ? [{ at: itemAt(points, itemAt(SITE_VERTEX, site)), seat: ownerOf(piece), kind: 'colony' as const }]
      : [],
  );
  const fleet = ships.flatMap((code, i) =>
    code === NONE
      ? []
      : [{ at: itemAt(points, shipVertex(code)), seat: Math.floor(i / SHIPS_PER_SEAT), kind: 'ship' as const }],
  );
  return [...colonies, ...fleet];
}

/** The whole chart in miniature. */
export const StarfarersMinimap: NonNullable<StarfarersUi['Minimap']> = ({ play, orientation }) => {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const sheet = CHART_SHEETS[orientation];
  const systems = useMemo(() => systemsOf(table, sheet), [table, sheet]);
  const pieces = useMemo(() => piecesOf(table, sheet), [table, sheet]);
  const { width, height } = sheet.box;
  return <Stamp name={say('chart.whole')} width={width} height={height} systems={systems} pieces={pieces} />;
};
