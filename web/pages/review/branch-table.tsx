import { type Kinded, type LogEntry, printEntry } from '@orrery/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { OnlineExtras } from '../../table/online-extras.ts';
import { GameTable } from '../../table/table.tsx';
import { BranchSession } from './branch-session.ts';
import type { ReviewTableInput } from './review-table.tsx';

interface BranchTableProps<T, H, B, M extends Kinded, E extends Kinded, O, K>
  extends ReviewTableInput<T, H, B, M, E, O, K> {
  /** The entry of the game after which the branch begins, and the branch so far. */
  readonly from: number;
  readonly entries: readonly LogEntry<M>[];
  /** The branch has other entries: the first `keep` are as they were. */
  readonly onChange: (keep: number, added: readonly string[]) => void;
  readonly onlineExtras: OnlineExtras;
}

/** The leader tries other moves, for all seats. */
export function BranchTable<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  props: BranchTableProps<T, H, B, M, E, O, K>,
) {
  const { game, gameMessages, ui, log, table, sitters, from, onChange, onlineExtras } = props;
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);
  const [begun] = useFirst(props.entries);
  const session = useMemo(() => {
    const print = (entries: readonly LogEntry<M>[]) => entries.map((entry) => printEntry(game.notation, entry));
    return new BranchSession({
      game,
      gameMessages,
      id: table,
      header: log.header,
      before: log.entries.slice(0, from),
      entries: begun,
      sitters,
      onChange: (keep, added) => tell.current(keep, print(added)),
    });
  }, [game, gameMessages, log, table, sitters, from, begun]);
  useEffect(() => {
    const owed = session.owed.map((entry) => printEntry(game.notation, entry));
    if (owed.length > 0) tell.current(begun.length, owed);
  }, [session, game, begun]);
  return <GameTable game={game} gameMessages={gameMessages} ui={ui} session={session} onlineExtras={onlineExtras} />;
}

/** The first value: later ones are what this component has sent itself. */
const useFirst = <X,>(value: X): readonly [X] => useRef([value] as const).current;
