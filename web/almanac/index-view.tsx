import { use, useId } from 'react';
import { useSpeak } from '../texts/catalogue.ts';
import { type Shelved, shelved } from './chapters.ts';
import { EntrySign } from './drawings/entry-picture.tsx';
import { EntryLink, ShelfContext } from './entry-view.tsx';
import type { Almanac, Entry } from './parse.ts';
import type { Found } from './search.ts';
import { ALMANAC_TEXTS } from './texts.ts';

interface EntryIndexProps {
  readonly almanac: Almanac;
  readonly wish: string;
  /** null while nobody searches. */
  readonly found: readonly Found[] | null;
  readonly current: string | null;
}

/** All entries by chapters, or those that answer a search. */
export function EntryIndex({ almanac, wish, found, current }: EntryIndexProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  const { gallery } = use(ShelfContext);
  return (
    <nav className="almanac-index" aria-label={say('entries')}>
      <p className="unseen" role="status">
        {found === null ? '' : say('found', { n: found.length })}
      </p>
      {found?.length === 0 && <p className="almanac-note">{say('nothing', { wish: wish.trim() })}</p>}
      {found === null ? (
        <div className="almanac-chapters">
          {shelved(gallery?.chapters ?? {}, almanac.entries).map((each) => (
            <Chapter key={each.chapter} shelf={each} current={current} />
          ))}
        </div>
      ) : (
        <ul>
          {found.map(({ entry, rule, snippet }) => (
            <li key={entry.key}>
              <EntryLink to={rule ?? entry.key} isCurrent={entry.key === current}>
                <EntrySign entry={entry.key} />
                <span className="almanac-name">
                  {entry.title}
                  <span className="almanac-snippet">
                    {rule !== null && <b>{rule} </b>}
                    {snippet}
                  </span>
                </span>
              </EntryLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

interface ChapterProps {
  readonly shelf: Shelved<Entry>;
  readonly current: string | null;
}

function Chapter({ shelf: { chapter, entries }, current }: ChapterProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  const heading = useId();
  return (
    <section className="almanac-chapter">
      {chapter !== null && (
        <p id={heading} className="small-caps almanac-chapter-name">
          {say(`chapter.${chapter}`)}
        </p>
      )}
      <ul aria-labelledby={chapter === null ? undefined : heading}>
        {entries.map(({ key, title }) => (
          <li key={key}>
            <EntryLink to={key} isCurrent={key === current}>
              <EntrySign entry={key} />
              <span className="almanac-name">{title}</span>
            </EntryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
