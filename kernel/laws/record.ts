import type { Game, Kinded } from '../contract.ts';
import { isChance } from '../entry.ts';
import { hashState } from '../hash.ts';
import { headerOf, type Log } from '../header.ts';
import { replay } from '../log.ts';
import { parseLog, printLog } from '../logtext.ts';
import type { Step } from '../match.ts';
import { sampleOf, type WalkedLaw } from './law.ts';
import { checkNotation } from './notation.ts';
import { clone, difference } from './plain.ts';
import type { Deal, Subject } from './subject.ts';
import { broken, none } from './violation.ts';
import type { Played, Walk, Watcher } from './walk.ts';

/** Undo compares whole states three times, so it is tried less often than the rest is looked at. */
const UNDO_SELDOM = 8;

/** A log of this deal in which nothing has happened yet. */
export const logOf = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats }: Deal<O>,
  id: string,
): Log<M, O> => ({
  header: headerOf(game, { options, seats, id }),
  entries: [],
  checks: [],
  places: null,
  serverSeed: null,
});

/** What was written down of one step when it happened. */
interface Note<M, E> {
  /** null where it was not looked at. */
  readonly hash: string | null;
  readonly told: Step<M, E>['told'];
}

/** Law 5 on one walk. */
class Recording<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #notes = new Map<number, Note<M, E>>();

  note(walk: Walk<T, H, B, M, E, O, K>, step: Step<M, E>, hash: string | null): void {
    this.#notes.set(walk.entries.length, { hash, told: clone(step.told) });
  }

  /** A move taken back leaves everything as it was; played again, everything is as it was then. */
  undo(walk: Walk<T, H, B, M, E, O, K>, entry: Played<M>): (step: Step<M, E>) => void {
    const before = clone(walk.state);
    return (step) => {
      const { match } = walk;
      if (isChance(entry) || match.undoable(entry.by) < 1) return;
      const after = clone(walk.state);
      if (!match.apply({ by: entry.by, undo: 1 }).ok) broken(`seat ${entry.by} can take back a move, but may not`);
      none(difference(before, walk.state), 'undo does not lead back, before against after undo');
      const again = match.apply(entry);
      if (!again.ok) broken(`a move taken back cannot be played again: ${again.problem.text}`);
      none(difference(after, walk.state), 'a move played again after undo leads elsewhere, first against second time');
      none(difference(step.told, again.value.told), 'a move played again after undo tells something else');
    };
  }

  /** The log as text leads to the same game: every state, every event, and the end. */
  replay(walk: Walk<T, H, B, M, E, O, K>): void {
    const { game, deal, entries } = walk;
    const checks = entries.map((_, i) => this.#notes.get(i + 1)?.hash ?? null);
    const ended = game.awaiting(walk.state.table);
    const log = { ...logOf(game, deal, 'law-5'), entries, checks, places: ended.who === 'over' ? ended.places : null };
    const text = printLog(game.notation, log);
    const read = parseLog(game, text);
    if (!read.ok) broken(`the log cannot be read back: ${read.problem.text}`);
    none(difference(log, read.value), 'the log reads back differently, written against read');
    const played = replay(game, read.value, undefined, { history: true });
    if (!played.ok) broken(`the log does not replay: ${played.problem.text}`);
    none(difference(walk.state, played.value.state), 'the log leads to another state, played against replayed');
    for (const [number, note] of this.#notes) {
      const kept = walk.match.steps[number - 1]?.told;
      none(difference(note.told, kept), `what entry ${number} told has changed since: it shares a part with the state`);
      const replayed = played.value.steps[number - 1]?.told;
      none(difference(note.told, replayed), `entry ${number} tells something else when replayed`);
    }
  }
}

function watchRecord<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: Subject<T, H, B, M, E, O, K>,
): Watcher<T, H, B, M, E, O, K> {
  const recording = new Recording<T, H, B, M, E, O, K>();
  const sample = sampleOf(subject);
  return {
    at(walk) {
      if (walk.isDue(sample)) checkNotation(walk);
    },
    around(walk, entry) {
      const compareUndone = walk.isDue(sample * UNDO_SELDOM) ? recording.undo(walk, entry) : null;
      const isHashed = walk.isDue(sample);
      return (step) => {
        recording.note(walk, step, isHashed ? hashState(walk.state) : null);
        compareUndone?.(step);
      };
    },
    end: (walk) => recording.replay(walk),
  };
}

/** Law 5: the log alone rebuilds the game, undo leads back, and notation reads what it prints and nothing else. */
export const record: WalkedLaw = {
  number: 5,
  name: 'replay',
  menus: 'varied',
  open: (subject) => ({ watch: () => watchRecord(subject) }),
};
