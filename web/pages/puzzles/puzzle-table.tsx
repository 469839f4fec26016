import { BOT_PERSONAS } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { gameUiFor } from '../../games/editions.ts';
import type { PuzzleSet } from '../../games/puzzle-set.ts';
import { WALL_CLOCK } from '../../session/clock.ts';
import type { Sitter } from '../../session/session.ts';
import { useProblemText } from '../../session/use-problem.ts';
import { GameTable } from '../../table/table.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { dayNumber } from './daily.ts';
import { todaysPuzzle } from './listed-puzzles.ts';
import { saveSolved } from './progress.ts';
import { PuzzleGuide } from './puzzle-guide.tsx';
import { PuzzleSession } from './puzzle-session.ts';
import { saveDailySolved } from './streak.ts';
import { PUZZLE_TEXTS } from './texts.ts';

/** Without animation there are no pauses. */
const REDUCED_MOTION_PACE = 0.25;

interface OpenedPuzzle {
  readonly problem: Problem | null;
  render(): ReactNode;
  close(): void;
}

const failedPuzzle = (problem: Problem): OpenedPuzzle => ({ problem, render: () => null, close: () => undefined });

/** The sitters: the user, and bots of level captain, which played the game. */
const sittersOf = (seats: number, own: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? { kind: 'person', name: '' }
      : { kind: 'bot', name: BOT_PERSONAS[seat % BOT_PERSONAS.length]?.name ?? '', level: 'captain' },
  );

/** Keeps on this device that a puzzle was solved, and the streak if it was the day's. */
function keepSolved(game: string, number: number): void {
  saveSolved(game, number);
  const now = new Date();
  const daily = todaysPuzzle(now);
  if (daily?.game === game && daily.number === number) saveDailySolved(dayNumber(now));
}

/** Opens a puzzle at the table of its game. */
async function openPuzzle(
  { game: id, edition, puzzles }: PuzzleSet,
  number: number,
  pace: () => number,
): Promise<OpenedPuzzle> {
  const [puzzle, furnished] = [puzzles[number - 1], await gameUiFor(id, edition)];
  if (puzzle === undefined) throw new Error(`${id} has no puzzle ${number}`);
  if (!furnished.ok) return failedPuzzle(furnished.problem);
  return furnished.value.use((game, gameMessages, ui): OpenedPuzzle => {
    const seats = Number(/^seats (\d+)$/m.exec(puzzle.log)?.[1]);
    const opened = PuzzleSession.open(game, gameMessages, puzzle, {
      sitters: sittersOf(seats, puzzle.seat),
      clock: WALL_CLOCK,
      pace,
      onSolved: () => keepSolved(id, number),
    });
    if (!opened.ok) return failedPuzzle(opened.problem);
    const session = opened.value;
    return {
      problem: null,
      render: () => (
        <GameTable
          game={game}
          gameMessages={gameMessages}
          ui={ui}
          session={session}
          guide={{
            kind: 'lesson',
            Guide: (controller) => (
              <PuzzleGuide session={session} controller={controller} number={number} puzzleCount={puzzles.length} />
            ),
          }}
        />
      ),
      close: () => session.close(),
    };
  });
}

/** A puzzle at its table. */
export function PuzzleTable({ set, number }: { readonly set: PuzzleSet; readonly number: number }) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const language = use(LanguageContext);
  const tell = useProblemText();
  const { moves } = usePreferences();
  const pace = useRef(1);
  pace.current = moves ? 1 : REDUCED_MOTION_PACE;
  const [opened, setOpened] = useState<OpenedPuzzle | null>(null);

  useEffect(() => {
    let isWanted = true;
    const opening = openPuzzle(set, number, () => pace.current);
    void opening.then((puzzle) => isWanted && setOpened(puzzle));
    return () => {
      isWanted = false;
      void opening.then((puzzle) => puzzle.close());
    };
  }, [set, number]);

  const name = findGame(set.game)?.name[language] ?? set.game;
  if (opened === null) {
    return <LoadingPage text={speak('opening')} />;
  }
  if (opened.problem !== null) {
    const heading = speak('puzzle.name', { number, game: name });
    return <NoticePage heading={heading} text={speak('failed', { why: tell(opened.problem) })} />;
  }
  return opened.render();
}
