import { presentEdition } from '@orrery/catalog';
import {
  type AnyGameWithMessages,
  type Game,
  type GameMessages,
  type Kinded,
  okResult,
  type Result,
} from '@orrery/kernel';
import { supportedEdition, unknownGame } from '../session/supported-edition.ts';
import type { AnyGameUi, GameUi } from '../table/game-ui.ts';
import { textOnlyUi } from '../table/text-only-ui.ts';
import type { AnyGameReport, GameReport } from './game-report.ts';
import { findKit } from './index.ts';
import type { WebGameKit } from './kit.ts';

/**
 * The table of a game of that edition: its own engine and texts, with the drawn board if the kit can draw it, else as
 * text. A problem if the edition is no longer available.
 */
export async function gameUiFor(game: string, edition: number): Promise<Result<AnyGameUi>> {
  const engine = await messagesOf(game, edition);
  if (!engine.ok) return engine;
  const drawn = await kitFor(game, edition)?.table?.();
  const drawnUi = drawn?.use<unknown>((_game, _messages, ui) => ui);
  return engine.value.use(
    <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      rules: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O> | null,
    ): Result<AnyGameUi> => {
      if (gameMessages === null) return unknownGame(game);
      const ui = isAssumedCompatible<GameUi<T, H, M, E>>(drawnUi) ? drawnUi : textOnlyUi<T, H, M, E>();
      return okResult({ use: (f) => f(rules, gameMessages, ui) });
    },
  );
}

/** A game with its texts, table and report. Their types are known only in its own folder. */
interface AnyGameUiAndReport {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O>,
      ui: GameUi<T, H, M, E>,
      report: GameReport<T, H, E> | null,
    ) => R,
  ): R;
}

/** A game of that edition with its report; null if no report can read that edition. */
export async function gameReportFor(game: string, edition: number): Promise<Result<AnyGameReport | null>> {
  const engine = await messagesOf(game, edition);
  if (!engine.ok) return engine;
  const anyReport = await kitFor(game, edition)?.report?.();
  const ownReport = anyReport?.use<unknown>((_game, _messages, report) => report);
  return engine.value.use(
    <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      rules: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O> | null,
    ): Result<AnyGameReport | null> => {
      if (gameMessages === null || !isAssumedCompatible<GameReport<T, H, E>>(ownReport)) return okResult(null);
      return okResult({ use: (f) => f(rules, gameMessages, ownReport) });
    },
  );
}

/** The table of a game of that edition, and its report if one can read that edition. */
export async function gameUiAndReportFor(game: string, edition: number): Promise<Result<AnyGameUiAndReport>> {
  const table = await gameUiFor(game, edition);
  if (!table.ok) return table;
  const anyReport = await kitFor(game, edition)?.report?.();
  const ownReport = anyReport?.use<unknown>((_game, _messages, report) => report);
  return okResult({
    use: (f) =>
      table.value.use(
        <T, H, B, M extends Kinded, E extends Kinded, O, K>(
          rules: Game<T, H, B, M, E, O, K>,
          gameMessages: GameMessages<T, H, M, E, O>,
          ui: GameUi<T, H, M, E>,
        ) => f(rules, gameMessages, ui, isAssumedCompatible<GameReport<T, H, E>>(ownReport) ? ownReport : null),
      ),
  });
}

async function messagesOf(game: string, number: number): Promise<Result<AnyGameWithMessages>> {
  const edition = supportedEdition(game, number);
  if (!edition.ok) return edition;
  const { voice } = edition.value;
  return voice === undefined ? unknownGame(game) : okResult(await voice.words());
}

/** A game's kit if it can show that edition: the present one always, older ones if the kit lists them. */
function kitFor(game: string, edition: number): WebGameKit | null {
  const kit = findKit(game);
  return presentEdition(game)?.edition === edition || kit?.drawnEditions?.includes(edition) ? kit : null;
}

/**
 * The only place where the types of two editions meet. Table and report are written for the types of the present
 * edition; a kit that lists an older one in `drawnEditions` promises that they read its states, moves and events as
 * well. golden.test.tsx checks this for every kit with games of each edition it lists.
 */
const isAssumedCompatible = <P>(part: unknown): part is P => part !== undefined;
