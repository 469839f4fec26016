import { startrek } from '@orrery/startrek';
import type { StartrekBoard } from '@orrery/startrek/facts';
import { useMemo } from 'react';
import { BoardDefinitions } from '../../../art/board/definitions.tsx';
import { PlanetDefinitions } from '../../../art/planets/planet.tsx';
import { dealtState } from '../../../companion/start/dealt-state.ts';
import type { BeginningProps } from '../../../companion/start/start-tool.tsx';
import { Starter } from '../../../companion/start/starter.tsx';
import { useCompanionTexts } from '../../../companion/texts.ts';
import { BlockingCruiser, FleetLayer } from '../table/board/fleet.tsx';
import { Chips, Planisphere, Posts, Sectors } from '../table/board/ground.tsx';
import { BOARD_RADIUS } from '../table/geometry.ts';
import '../table/board/board.css';

const NOTHING: readonly number[] = [];

/** The board layout, and who begins. */
export function StartrekStart({ notes, table, onBegin }: BeginningProps) {
  const say = useCompanionTexts();
  const seats = table.players.length;
  const state = useMemo(() => dealtState(startrek, notes, seats), [notes, seats]);
  const { board, cruiser, edges, vertices, starter } = state.table;
  const ground: { readonly board: StartrekBoard; readonly size: 'compact' } = { board, size: 'compact' };
  return (
    <section className="companion-beginning" aria-label={say('start.result')}>
      <Starter table={table} starter={starter} onBegin={onBegin} />
      <figure className="companion-board">
        <svg
          viewBox={`${-BOARD_RADIUS} ${-BOARD_RADIUS} ${2 * BOARD_RADIUS} ${2 * BOARD_RADIUS}`}
          role="img"
          aria-label={say('start.board')}
        >
          <PlanetDefinitions />
          <BoardDefinitions />
          <Planisphere {...ground} />
          <Sectors {...ground} produced={NOTHING} blocked={cruiser} />
          <Chips {...ground} produced={NOTHING} blocked={cruiser} />
          <Posts {...ground} />
          <FleetLayer edges={edges} vertices={vertices} size="compact" />
          <BlockingCruiser hex={cruiser} size="compact" isLeaving={false} />
        </svg>
        <figcaption>{say(`start.trek.${state.table.options.setup}`)}</figcaption>
      </figure>
    </section>
  );
}
