import { startrek } from '@orrery/startrek';
import type { Board } from '@orrery/startrek/facts';
import { useMemo } from 'react';
import { BoardDefinitions } from '../../../art/board/definitions.tsx';
import { PlanetDefinitions } from '../../../art/planets/planet.tsx';
import { dealt } from '../../../companion/start/dealt.ts';
import type { BeginningProps } from '../../../companion/start/start-tool.tsx';
import { Starter } from '../../../companion/start/starter.tsx';
import { useCompanion } from '../../../companion/texts.ts';
import { Blockade, Fleet } from '../table/board/fleet.tsx';
import { Chips, Planisphere, Posts, Sectors } from '../table/board/ground.tsx';
import { REACH } from '../table/geometry.ts';
import '../table/board/board.css';

const NOTHING: readonly number[] = [];

/** The board as it is laid, and who begins. */
export function TrekStart({ notes, table, onBegin }: BeginningProps) {
  const say = useCompanion();
  const seats = table.players.length;
  const state = useMemo(() => dealt(startrek, notes, seats), [notes, seats]);
  const { board, cruiser, edges, vertices, starter } = state.table;
  const ground: { readonly board: Board; readonly size: 'compact' } = { board, size: 'compact' };
  return (
    <section className="companion-beginning" aria-label={say('start.result')}>
      <Starter table={table} starter={starter} onBegin={onBegin} />
      <figure className="companion-board">
        <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} role="img" aria-label={say('start.board')}>
          <PlanetDefinitions />
          <BoardDefinitions />
          <Planisphere {...ground} />
          <Sectors {...ground} produced={NOTHING} blocked={cruiser} />
          <Chips {...ground} produced={NOTHING} blocked={cruiser} />
          <Posts {...ground} />
          <Fleet edges={edges} vertices={vertices} size="compact" />
          <Blockade hex={cruiser} size="compact" isLeaving={false} />
        </svg>
        <figcaption>{say(`start.trek.${state.table.options.setup}`)}</figcaption>
      </figure>
    </section>
  );
}
