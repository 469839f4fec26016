import { findGame } from '@orrery/catalog';
import { use, useId } from 'react';
import { Link } from '../../app/link.tsx';
import { findKit } from '../../games/index.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { dayNumber } from './daily.ts';
import { todaysPuzzle } from './listed-puzzles.ts';
import { loadStreak, streakLength } from './streak.ts';
import { PUZZLE_TEXTS } from './texts.ts';

/** The puzzle of the day, the same for everybody, and the streak on this device. */
export function DailyPanel() {
  const speak = useTranslate(PUZZLE_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  const now = new Date();
  const daily = todaysPuzzle(now);
  if (daily === null) return null;
  const { game, number } = daily;
  const listing = findKit(game)?.puzzles?.list[number - 1];
  const streak = loadStreak();
  const days = streakLength(streak, dayNumber(now));
  const isSolved = streak.day === dayNumber(now);
  return (
    <section className="panel puzzle-daily" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{speak('daily')}</h2>
        {listing && (
          <p>
            {speak('daily.about', {
              game: findGame(game)?.name[language] ?? game,
              theme: speak(`theme.${listing.theme}`),
              level: speak(`level.${listing.level}`),
            })}
          </p>
        )}
        {isSolved && <p>{speak('daily.solved')}</p>}
        {days > 0 && (
          <p className="puzzle-streak">
            {speak('streak', { days })}
            {streak.best > days && <span className="muted"> · {speak('streak.best', { days: streak.best })}</span>}
          </p>
        )}
      </div>
      <Link to={{ page: 'puzzles', game, number }} className={isSolved ? 'btn' : 'btn primary'}>
        {speak(isSolved ? 'daily.see' : 'daily.go')}
      </Link>
    </section>
  );
}
