import { findGame, GAMES } from '@orrery/catalog';
import { use, useCallback } from 'react';
import { Link } from '../../app/link.tsx';
import { useLoaded } from '../../app/loaded.ts';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NotFoundPage, NoticePage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { findKit } from '../../games/index.ts';
import type { PuzzlesInfo } from '../../games/kit.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { loadSolved } from './progress.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { PUZZLE_TEXTS } from './texts.ts';
import './puzzles.css';

interface ListedPuzzles {
  readonly game: string;
  readonly many: number;
}

const listPuzzles = (): readonly ListedPuzzles[] =>
  GAMES.flatMap(({ id }) => {
    const puzzles = findKit(id)?.puzzles;
    return puzzles === undefined ? [] : [{ game: id, many: puzzles.count }];
  });

/** All puzzles, those of a game, or with a number one of them at its table. */
export function PuzzlesPage({ game, number }: { readonly game: string | null; readonly number: number | null }) {
  if (game === null) return <PuzzleIndex sets={listPuzzles()} />;
  const puzzles = findKit(game)?.puzzles;
  if (puzzles === undefined) return <NotFoundPage />;
  if (number === null) return <PuzzleIndex sets={[{ game, many: puzzles.count }]} />;
  return number < 1 || number > puzzles.count ? <NotFoundPage /> : <OnePuzzle puzzles={puzzles} number={number} />;
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

function PuzzleIndex({ sets }: { readonly sets: readonly ListedPuzzles[] }) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const language = use(LanguageContext);
  const [first, ...others] = sets;
  const name = (game: string) => findGame(game)?.name[language] ?? game;
  const heading =
    first !== undefined && others.length === 0 ? speak('title.game', { game: name(first.game) }) : speak('title');
  return (
    <Page title={heading} heading={heading}>
      <p>{speak('intro')}</p>
      <ul className="puzzle-sets">
        {sets.map(({ game, many }) => (
          <li key={game} className="panel puzzle-set">
            <PuzzleSetList game={game} name={name(game)} many={many} />
          </li>
        ))}
      </ul>
      {others.length === 0 && (
        <Link to={{ page: 'puzzles', game: null, number: null }} className="btn quiet">
          {speak('more')}
        </Link>
      )}
    </Page>
  );
}

/** The puzzles of one game; the first unsolved one is highlighted. */
function PuzzleSetList({ game, name, many }: { readonly game: string; readonly name: string; readonly many: number }) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const solved = loadSolved(game);
  const numbers = Array.from({ length: many }, (_, i) => i + 1);
  const next = numbers.find((number) => !solved.has(number));
  return (
    <>
      <h2>{name}</h2>
      <p className="muted">{speak('progress', { solved: numbers.filter((n) => solved.has(n)).length, many })}</p>
      <ol className="puzzle-list">
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={{ page: 'puzzles', game, number }}
              className={number === next ? 'btn primary' : 'btn'}
              aria-label={speak(solved.has(number) ? 'puzzle.solved' : 'puzzle.name', { number, game: name })}
            >
              {solved.has(number) && <Icon name="check" />}
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Link to={{ page: 'learn', game, part: null }} className="btn quiet small puzzle-learn">
        {speak('learn', { game: name })}
      </Link>
    </>
  );
}
