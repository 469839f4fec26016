import { CREW } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { NoticePage } from '../../app/notice-page.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { tableFor } from '../../games/editions.ts';
import type { PuzzleSet } from '../../games/puzzle-set.ts';
import { WALL_CLOCK } from '../../session/clock.ts';
import type { Sitter } from '../../session/session.ts';
import { useProblem } from '../../session/use-problem.ts';
import { Table } from '../../table/table.tsx';
import { speaker, useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { keepSolved } from './progress.ts';
import { PuzzleGuide } from './puzzle-guide.tsx';
import { PuzzleSession } from './puzzle-session.ts';
import { PUZZLE_TEXTS } from './texts.ts';

/** Without motion nobody waits for what would move. */
const QUICK = 0.25;

interface Opened {
  readonly problem: Problem | null;
  /** The table, for a reader of these reasons. */
  render(reason: string): ReactNode;
  close(): void;
}

const failed = (problem: Problem): Opened => ({ problem, render: () => null, close: () => undefined });

/** Who sits there: the one who solves, and captains, for such played the game. */
const sittersOf = (seats: number, own: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? { kind: 'person', name: '' }
      : { kind: 'bot', name: CREW[seat % CREW.length]?.name ?? '', level: 'captain' },
  );

/** Lays a puzzle out at the table of its game. */
async function openPuzzle(
  { game: id, edition, puzzles }: PuzzleSet,
  number: number,
  pace: () => number,
): Promise<Opened> {
  const [puzzle, furnished] = [puzzles[number - 1], await tableFor(id, edition)];
  if (puzzle === undefined) throw new Error(`${id} has no puzzle ${number}`);
  if (!furnished.ok) return failed(furnished.problem);
  return furnished.value.use((game, wording, furniture): Opened => {
    const seats = Number(/^seats (\d+)$/m.exec(puzzle.log)?.[1]);
    const opened = PuzzleSession.open(game, wording, puzzle, {
      sitters: sittersOf(seats, puzzle.seat),
      clock: WALL_CLOCK,
      pace,
      solved: () => keepSolved(id, number),
    });
    if (!opened.ok) return failed(opened.problem);
    const session = opened.value;
    return {
      problem: null,
      render: (reason) => (
        <Table
          game={game}
          wording={wording}
          furniture={furniture}
          session={session}
          guiding={{
            kind: 'lesson',
            Guide: (helm) => (
              <PuzzleGuide session={session} helm={helm} number={number} many={puzzles.length} reason={reason} />
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
  const speak = useSpeak(PUZZLE_TEXTS);
  const language = use(LanguageContext);
  const tell = useProblem();
  const { moves } = usePreferences();
  const pace = useRef(1);
  pace.current = moves ? 1 : QUICK;
  const [opened, setOpened] = useState<Opened | null>(null);

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
    return (
      <main className="page-loading" aria-busy="true">
        <p role="status">{speak('opening')}</p>
      </main>
    );
  }
  if (opened.problem !== null) {
    const heading = speak('puzzle.name', { number, game: name });
    return <NoticePage heading={heading} text={speak('failed', { why: tell(opened.problem) })} />;
  }
  return opened.render(speaker(set.reasons, language)(String(number)));
}
