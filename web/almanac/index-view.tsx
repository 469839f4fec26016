import { use, useId } from 'react';
import { useTranslate } from '../texts/catalogue.ts';
import { type ChapterEntries, entriesByChapter } from './chapters.ts';
import { EntrySign } from './drawings/entry-picture.tsx';
import { AlmanacContext, EntryLink } from './entry-view.tsx';
import type { Almanac, AlmanacEntry } from './parse.ts';
import type { SearchHit } from './search.ts';
import { ALMANAC_TEXTS } from './texts.ts';

interface EntryIndexProps {
  readonly almanac: Almanac;
  readonly query: string;
  /** null while there is no search. */
  readonly hits: readonly SearchHit[] | null;
  readonly current: string | null;
}

/** All entries by chapter, or the search results. */
export function EntryIndex({ almanac, query, hits, current }: EntryIndexProps) {
  const say = useTranslate(ALMANAC_TEXTS);
  const { gallery } = use(AlmanacContext);
  return (
    <nav className="almanac-index" aria-label={say('entries')}>
      <p className="unseen" role="status">
        {hits === null ? '' : say('found', { n: hits.length })}
      </p>
      {hits?.length === 0 && <p className="almanac-note">{say('nothing', { wish: query.trim() })}</p>}
      {hits === null ? (
        <div className="almanac-chapters">
          {entriesByChapter(gallery?.chapters ?? {}, almanac.entries).map((each) => (
            <ChapterList key={each.chapter} chapterEntries={each} current={current} />
          ))}
        </div>
      ) : (
        <ul>
          {hits.map(({ entry, rule, snippet }) => (
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
  readonly chapterEntries: ChapterEntries<AlmanacEntry>;
  readonly current: string | null;
}

function ChapterList({ chapterEntries: { chapter, entries }, current }: ChapterProps) {
  const say = useTranslate(ALMANAC_TEXTS);
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
