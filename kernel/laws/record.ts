import type { Game, Kinded } from '../contract.ts';
import { isChanceEntry } from '../entry.ts';
import { hashState } from '../hash.ts';
import { type GameLog, headerOf } from '../header.ts';
import { replay } from '../log.ts';
import { parseLog, printLog } from '../log-text.ts';
import type { Step } from '../match.ts';
import { type RuntimeLaw, sampleInterval } from './law.ts';
import { checkNotation } from './notation.ts';
import { clone, difference } from './plain.ts';
import type { GameObserver, PlayedEntry, RandomGame } from './random-game.ts';
import type { LawSubject, SetupCase } from './subject.ts';
import { failLaw, failLawIf } from './violation.ts';

/** Undo compares whole states three times, so it is tried less often than the other checks. */
const UNDO_CHECK_INTERVAL = 8;

/** A log of this deal without entries. */
export const emptyLog = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats }: SetupCase<O>,
  id: string,
): GameLog<M, O> => ({
  header: headerOf(game, { options, seats, id }),
  entries: [],
  checks: [],
  places: null,
  serverSeed: null,
});

/** What was recorded of one step when it happened. */
interface StepNote<M, E> {
  /** null where it was not checked. */
  readonly hash: string | null;
  readonly told: Step<M, E>['told'];
}

/** Law 5 on one random game. */
class Recording<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #notes = new Map<number, StepNote<M, E>>();

  note(randomGame: RandomGame<T, H, B, M, E, O, K>, step: Step<M, E>, hash: string | null): void {
    this.#notes.set(randomGame.entries.length, { hash, told: clone(step.told) });
  }

  /** Undo restores everything; playing the move again leads to the same state as before. */
  checkUndo(randomGame: RandomGame<T, H, B, M, E, O, K>, entry: PlayedEntry<M>): (step: Step<M, E>) => void {
    const before = clone(randomGame.state);
    return (step) => {
      const { match } = randomGame;
      if (isChanceEntry(entry) || match.undoable(entry.by) < 1) return;
      const after = clone(randomGame.state);
      if (!match.apply({ by: entry.by, undo: 1 }).ok) failLaw(`seat ${entry.by} can take back a move, but may not`);
      failLawIf(difference(before, randomGame.state), 'undo does not lead back, before against after undo');
      const again = match.apply(entry);
      if (!again.ok) failLaw(`a move taken back cannot be played again: ${again.problem.text}`);
      failLawIf(
        difference(after, randomGame.state),
        'a move played again after undo leads elsewhere, first against second time',
      );
      failLawIf(difference(step.told, again.value.told), 'a move played again after undo tells something else');
    };
  }

  /** The log as text leads to the same game: every state, every event, and the end. */
  checkReplay(randomGame: RandomGame<T, H, B, M, E, O, K>): void {
    const { game, deal, entries } = randomGame;
    const checks = entries.map((_, i) => this.#notes.get(i + 1)?.hash ?? null);
    const ended = game.awaiting(randomGame.state.table);
    const log = {
      ...emptyLog(game, deal, 'law-5'),
      entries,
      checks,
      places: ended.who === 'over' ? ended.places : null,
    };
    const text = printLog(game.notation, log);
    const read = parseLog(game, text);
    if (!read.ok) failLaw(`the log cannot be read back: ${read.problem.text}`);
    failLawIf(difference(log, read.value), 'the log reads back differently, written against read');
    const played = replay(game, read.value, undefined, { history: true });
    if (!played.ok) failLaw(`the log does not replay: ${played.problem.text}`);
    failLawIf(
      difference(randomGame.state, played.value.state),
      'the log leads to another state, played against replayed',
    );
    for (const [number, note] of this.#notes) {
      const kept = randomGame.match.steps[number - 1]?.told;
      failLawIf(
        difference(note.told, kept),
        `what entry ${number} told has changed since: it shares a part with the state`,
      );
      const replayed = played.value.steps[number - 1]?.told;
      failLawIf(difference(note.told, replayed), `entry ${number} tells something else when replayed`);
    }
  }
}

function observeRecord<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: LawSubject<T, H, B, M, E, O, K>,
): GameObserver<T, H, B, M, E, O, K> {
  const recording = new Recording<T, H, B, M, E, O, K>();
  const sample = sampleInterval(subject);
  return {
    onPosition(randomGame) {
      if (randomGame.shouldSample(sample)) checkNotation(randomGame);
    },
    aroundEntry(randomGame, entry) {
      const compareUndone = randomGame.shouldSample(sample * UNDO_CHECK_INTERVAL)
        ? recording.checkUndo(randomGame, entry)
        : null;
      const isHashed = randomGame.shouldSample(sample);
      return (step) => {
        recording.note(randomGame, step, isHashed ? hashState(randomGame.state) : null);
        compareUndone?.(step);
      };
    },
    onEnd: (randomGame) => recording.checkReplay(randomGame),
  };
}

/** Law 5: the log alone rebuilds the game, undo leads back, and notation parses what it prints and nothing else. */
export const recordLaw: RuntimeLaw = {
  number: 5,
  name: 'replay',
  menus: 'varied',
  open: (subject) => ({ observe: () => observeRecord(subject) }),
};
