import { useState } from 'react';
import { useNarrow } from '../../app/use-narrow.ts';
import { GaugeChart } from '../../art/charts/gauge.tsx';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { SeatToken, seatClass } from '../../art/seats.tsx';
import type { ToolProps } from '../../companion/tools.ts';
import { ToolAction } from '../controls/tool-action.tsx';
import { Undo } from '../controls/undo.tsx';
import { useFeedback } from '../feedback.ts';
import { usePlayerNames } from '../table/names.ts';
import { nextPlayersTurn, playerPoints, type TableNotes, winnerOf } from '../table/table-notes.ts';
import { useTableNotes } from '../table/use-table.ts';
import { useCompanionTexts } from '../texts.ts';
import { Seating } from './seating.tsx';
import { SourceList } from './source-list.tsx';
import './points.css';

/** Points by player and source, turn, round, and the winner. */
export function PointsTool({ box }: ToolProps) {
  const say = useCompanionTexts();
  const feel = useFeedback();
  const { now: table, notes } = useTableNotes(box);
  const names = usePlayerNames(table);
  const [opened, setOpened] = useState<number | null>(null);
  const isNarrow = useNarrow();
  const winner = winnerOf(table, box);
  const change = (next: TableNotes) => {
    notes.change(next);
    feel('place');
  };
  const pass = () => {
    setOpened(null);
    notes.change(nextPlayersTurn(table));
    feel('turn');
  };
  return (
    <>
      <p className="companion-round" role="status">
        <span className="display">{say('round', { n: table.round })}</span>
        <span>{say('points.turn', { name: names[table.active] ?? '' })}</span>
        <span className="muted">{say('points.target', { n: table.target })}</span>
      </p>
      {winner !== null && (
        <p className="companion-won" role="status">
          <GameIcon name="medal" size="l" />
          {say('points.won', { name: names[winner] ?? '', n: playerPoints(table, box, winner) })}
        </p>
      )}
      <ul className="companion-players">
        {table.players.map((player, seat) => (
          <li key={player.colour}>
            <PlayerPanel
              box={box}
              table={table}
              seat={seat}
              isOpen={!isNarrow || (opened ?? table.active) === seat}
              onOpen={() => setOpened(seat)}
              onChange={change}
            />
          </li>
        ))}
      </ul>
      <Seating rules={box} table={table} notes={notes} />
      <ToolAction beside={<Undo ledger={notes} />}>
        <button type="button" className="btn primary companion-big" onClick={pass}>
          <GameIcon name="end-turn" size="l" />
          {say('pass')}
        </button>
      </ToolAction>
    </>
  );
}

interface PlayerPanelProps extends ToolProps {
  readonly table: TableNotes;
  readonly seat: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (table: TableNotes) => void;
}

/** One player: points, remaining points, cards to draw, and on a tap the sources of the points. */
function PlayerPanel({ box, table, seat, isOpen, onOpen, onChange }: PlayerPanelProps) {
  const say = useCompanionTexts();
  const names = usePlayerNames(table);
  const colour = table.players[seat]?.colour ?? 0;
  const name = names[seat] ?? '';
  const points = playerPoints(table, box, seat);
  const isOnTurn = box.pilots(table.active, table.players.length).includes(seat);
  const draws = box.stipend(points);
  return (
    <article className={`panel seat-panel companion-player ${seatClass(colour)} ${isOnTurn ? 'on-turn' : ''}`}>
      <button type="button" className="companion-player-head" aria-expanded={isOpen} onClick={onOpen}>
        <SeatToken seat={colour} />
        <span className="name">{name}</span>
        {isOnTurn && <span className="tag honour">{say('points.on-turn')}</span>}
        <span className={points === 0 ? 'score nought' : 'score'}>
          {points}
          <span className="unseen"> {say('points.points', { n: points })}</span>
        </span>
      </button>
      <GaugeChart
        name={say('points.of', { n: points, of: table.target })}
        value={Math.min(points, table.target)}
        most={table.target}
        tone="seat"
      />
      {draws !== null && (
        <p className="muted companion-draws">
          <GameIcon name="card" />
          {say('points.draws', { n: draws })}
        </p>
      )}
      {isOpen && <SourceList rules={box} table={table} seat={seat} onChange={onChange} />}
    </article>
  );
}
