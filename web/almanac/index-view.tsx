import { useSpeak } from '../texts/catalogue.ts';
import { EntryLink } from './entry-view.tsx';
import type { Almanac } from './parse.ts';
import type { Found } from './search.ts';
import { ALMANAC_TEXTS } from './texts.ts';

interface EntryIndexProps {
  readonly almanac: Almanac;
  readonly wish: string;
  /** null while nobody searches. */
  readonly found: readonly Found[] | null;
  readonly current: string | null;
}

/** All entries, or those that answer a search. */
export function EntryIndex({ almanac, wish, found, current }: EntryIndexProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  return (
    <nav className="almanac-index" aria-label={say('entries')}>
      <p className="unseen" role="status">
        {found === null ? '' : say('found', { n: found.length })}
      </p>
      {found?.length === 0 && <p className="almanac-note">{say('nothing', { wish: wish.trim() })}</p>}
      <ul>
        {found === null
          ? almanac.entries.map(({ key, title }) => (
              <li key={key}>
                <EntryLink to={key} isCurrent={key === current}>
                  {title}
                </EntryLink>
              </li>
            ))
          : found.map(({ entry, rule, snippet }) => (
              <li key={entry.key}>
                <EntryLink to={rule ?? entry.key} isCurrent={entry.key === current}>
                  {entry.title}
                  <span className="almanac-snippet">
                    {rule !== null && <b>{rule} </b>}
                    {snippet}
                  </span>
                </EntryLink>
              </li>
            ))}
      </ul>
    </nav>
  );
}
