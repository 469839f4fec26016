import { useCallback } from 'react';
import { useLoaded } from '../../app/loaded.ts';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NotFoundPage, NoticePage } from '../../app/notice-page.tsx';
import { findKit } from '../../games/index.ts';
import type { PuzzlesInfo } from '../../games/kit.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { listPuzzles } from './listed-puzzles.ts';
import { PuzzleIndex } from './puzzle-index.tsx';
import { PuzzleTable } from './puzzle-table.tsx';
import { PUZZLE_TEXTS } from './texts.ts';
import './puzzles.css';

/** All puzzles, those of a game, or with a number one of them at its table. */
export function PuzzlesPage({ game, number }: { readonly game: string | null; readonly number: number | null }) {
  if (game === null) return <PuzzleIndex sets={listPuzzles()} />;
  const puzzles = findKit(game)?.puzzles;
  if (puzzles === undefined) return <NotFoundPage />;
  if (number === null) return <PuzzleIndex sets={[{ game, list: puzzles.list }]} />;
  return number < 1 || number > puzzles.list.length ? (
    <NotFoundPage />
  ) : (
    <OnePuzzle puzzles={puzzles} number={number} />
  );
}

function OnePuzzle({ puzzles, number }: { readonly puzzles: PuzzlesInfo; readonly number: number }) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const loaded = useLoaded(useCallback(() => puzzles.load(), [puzzles]));
  if (loaded.state === 'loading') return <LoadingPage />;
  if (loaded.state === 'ready') return <PuzzleTable key={number} set={loaded.value} number={number} />;
  return (
    <NoticePage heading={speak('title')} text={speak('failed', { why: '' })}>
      <button type="button" className="btn primary" onClick={loaded.again}>
        {speak('retry')}
      </button>
    </NoticePage>
  );
}
