import { PUZZLE_LEVELS, PUZZLE_THEMES, type PuzzleLevel, type PuzzleTheme } from '@orrery/bots/puzzles';
import { findGame } from '@orrery/catalog';
import { use, useId, useState } from 'react';
import { Link } from '../../app/link.tsx';
import { Page } from '../../app/page.tsx';
import { Segments } from '../../app/segments.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { DailyPanel } from './daily-panel.tsx';
import type { ListedPuzzles } from './listed-puzzles.ts';
import { loadSolved } from './progress.ts';
import { PUZZLE_TEXTS } from './texts.ts';

/** Which puzzles are shown; null: all. */
interface PuzzleFilter {
  readonly level: PuzzleLevel | null;
  readonly theme: PuzzleTheme | null;
  readonly onlyUnsolved: boolean;
}

const NO_FILTER: PuzzleFilter = { level: null, theme: null, onlyUnsolved: false };
const LEVEL_CHOICES: readonly (PuzzleLevel | null)[] = [null, ...PUZZLE_LEVELS];

/** All puzzles, or those of one game: the day's on top, then by game and theme. */
export function PuzzleIndex({ sets }: { readonly sets: readonly ListedPuzzles[] }) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const language = use(LanguageContext);
  const [filter, setFilter] = useState(NO_FILTER);
  const [first, ...others] = sets;
  const name = (game: string) => findGame(game)?.name[language] ?? game;
  const heading =
    first !== undefined && others.length === 0 ? speak('title.game', { game: name(first.game) }) : speak('title');
  return (
    <Page title={heading} heading={heading}>
      <p>{speak('intro')}</p>
      <DailyPanel />
      <FilterBar sets={sets} filter={filter} onChange={setFilter} />
      <ul className="puzzle-sets">
        {sets.map((set) => (
          <li key={set.game} className="panel puzzle-set">
            <PuzzleSetList set={set} name={name(set.game)} filter={filter} />
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

interface FilterBarProps {
  readonly sets: readonly ListedPuzzles[];
  readonly filter: PuzzleFilter;
  readonly onChange: (filter: PuzzleFilter) => void;
}

function FilterBar({ sets, filter, onChange }: FilterBarProps) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const id = useId();
  const there = new Set(sets.flatMap(({ list }) => list.map(({ theme }) => theme)));
  const themes = PUZZLE_THEMES.filter((theme) => there.has(theme));
  return (
    <fieldset className="puzzle-filter">
      <legend className="unseen">{speak('filter')}</legend>
      <Segments
        name={speak('filter.level')}
        values={LEVEL_CHOICES}
        chosen={filter.level}
        label={(level) => speak(level === null ? 'filter.all' : `level.${level}`)}
        onChoose={(level) => onChange({ ...filter, level })}
      />
      <label htmlFor={id}>
        {speak('filter.theme')}{' '}
        <select
          id={id}
          value={filter.theme ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, theme: themes.find((theme) => theme === value) ?? null })
          }
        >
          <option value="">{speak('filter.all')}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {speak(`theme.${theme}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={filter.onlyUnsolved}
          onChange={({ target: { checked } }) => onChange({ ...filter, onlyUnsolved: checked })}
        />{' '}
        {speak('filter.unsolved')}
      </label>
    </fieldset>
  );
}

interface PuzzleSetListProps {
  readonly set: ListedPuzzles;
  readonly name: string;
  readonly filter: PuzzleFilter;
}

/** The puzzles of one game by theme; the first unsolved one is highlighted. */
function PuzzleSetList({ set: { game, list }, name, filter }: PuzzleSetListProps) {
  const speak = useTranslate(PUZZLE_TEXTS);
  const solved = loadSolved(game);
  const puzzles = list.map((listing, i) => ({ ...listing, number: i + 1, isSolved: solved.has(i + 1) }));
  const next = puzzles.find(({ isSolved }) => !isSolved)?.number;
  const shown = puzzles.filter(
    ({ level, theme, isSolved }) =>
      (filter.level === null || level === filter.level) &&
      (filter.theme === null || theme === filter.theme) &&
      !(filter.onlyUnsolved && isSolved),
  );
  const themes = PUZZLE_THEMES.filter((theme) => shown.some((each) => each.theme === theme));
  return (
    <>
      <h2>{name}</h2>
      <p className="muted">
        {speak('progress', { solved: puzzles.filter(({ isSolved }) => isSolved).length, many: list.length })}
      </p>
      {themes.length === 0 && <p>{speak('none')}</p>}
      {themes.map((theme) => (
        <section key={theme} className="puzzle-theme">
          <h3>{speak(`theme.${theme}`)}</h3>
          <ol className="puzzle-list">
            {shown
              .filter((each) => each.theme === theme)
              .map(({ number, level, isSolved }) => (
                <li key={number}>
                  <Link to={{ page: 'puzzles', game, number }} className={number === next ? 'btn primary' : 'btn'}>
                    {isSolved && <Icon name="check" />}
                    {number}
                    <LevelMark level={level} />
                    <span className="unseen">
                      {' '}
                      {speak(isSolved ? 'link.solved' : 'link', {
                        game: name,
                        theme: speak(`theme.${theme}`),
                        level: speak(`level.${level}`),
                      })}
                    </span>
                  </Link>
                </li>
              ))}
          </ol>
        </section>
      ))}
      <Link to={{ page: 'learn', game, part: null }} className="btn quiet small puzzle-learn">
        {speak('learn', { game: name })}
      </Link>
    </>
  );
}

/** One, two or three dots. */
const LevelMark = ({ level }: { readonly level: PuzzleLevel }) => (
  <span className="puzzle-level" aria-hidden="true">
    {PUZZLE_LEVELS.slice(0, PUZZLE_LEVELS.indexOf(level) + 1).map((each) => (
      <i key={each} />
    ))}
  </span>
);
