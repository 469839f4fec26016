import { type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaded } from '../app/loaded.ts';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { EntryPicture, loadPicture } from './drawings/entry-picture.tsx';
import { BlockView, EntryLink, EntryView, ShelfContext } from './entry-view.tsx';
import { EntryIndex } from './index-view.tsx';
import { openAlmanac } from './open.ts';
import { type Almanac, type Entry, findEntry, plain } from './parse.ts';
import { makeSearch } from './search.ts';
import { ALMANAC_TEXTS } from './texts.ts';
import './almanac.css';

export interface AlmanacReaderProps {
  readonly game: string;
  /** The entry or the rule it is open at; null: the list of all entries. */
  readonly entry: string | null;
  readonly onEntry: (keyOrRule: string | null) => void;
}

/** A game's rules: search, list of entries, and the entry somebody reads. Fits a page and a narrow drawer. */
export function AlmanacReader({ game, entry, onEntry }: AlmanacReaderProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const load = useCallback(() => Promise.all([openAlmanac(game, language), loadPicture(game)]), [game, language]);
  const opened = useLoaded(load);
  const Picture = opened.state === 'ready' ? opened.value[1] : null;
  const shelf = useMemo(() => ({ game, open: onEntry, Picture }), [game, onEntry, Picture]);

  if (opened.state === 'loading') return <p className="almanac-note">{say('loading')}</p>;
  if (opened.state === 'failed') {
    return (
      <p className="almanac-note" role="alert">
        {say('failed')}{' '}
        <button type="button" className="btn small" onClick={opened.again}>
          {say('again')}
        </button>
      </p>
    );
  }
  const [almanac] = opened.value;
  if (almanac === null) return <p className="almanac-note">{say('none')}</p>;
  return (
    <ShelfContext value={shelf}>
      <div className="almanac-frame">
        <Open key={game} almanac={almanac} entry={entry} onEntry={onEntry} />
      </div>
    </ShelfContext>
  );
}

function Open({ almanac, entry: wanted, onEntry }: Omit<AlmanacReaderProps, 'game'> & { almanac: Almanac }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const [wish, setWish] = useState('');
  const [isSearching, setSearching] = useState(false);
  const search = useMemo(() => makeSearch(almanac), [almanac]);
  const found = useMemo(() => (wish.trim() === '' ? null : search(wish)), [search, wish]);
  const entry = findEntry(almanac, wanted);
  const page = useRef<HTMLElement>(null);
  useOpening(page, wanted, () => setSearching(false));

  return (
    <div className="almanac" data-shows={isSearching && found !== null ? 'found' : wanted === null ? 'index' : 'entry'}>
      <search className="almanac-search">
        <Icon name="search" />
        <input
          type="search"
          value={wish}
          placeholder={say('search')}
          aria-label={say('search')}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setSearching(true)}
          onChange={(event) => {
            setWish(event.target.value);
            setSearching(true);
          }}
        />
        {wish !== '' && (
          <button type="button" className="icon-button" aria-label={say('clear')} onClick={() => setWish('')}>
            <Icon name="close" />
          </button>
        )}
      </search>
      <EntryIndex almanac={almanac} wish={wish} found={found} current={entry?.key ?? null} />
      <article className="almanac-page" ref={page}>
        {wanted !== null && (
          <button type="button" className="btn quiet small almanac-back" onClick={() => onEntry(null)}>
            <Icon name="back" />
            {say('all')}
          </button>
        )}
        <Page almanac={almanac} entry={entry} wanted={wanted} />
      </article>
    </div>
  );
}

/** Brings what was opened into view and, once somebody reads here, the focus with it. */
function useOpening(page: RefObject<HTMLElement | null>, wanted: string | null, opened: () => void): void {
  const last = useRef(wanted);
  const tell = useRef(opened);
  tell.current = opened;
  useEffect(() => {
    const rule =
      wanted === null ? null : page.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(wanted)}"]`);
    const target = rule ?? page.current?.querySelector<HTMLElement>('h2');
    if (rule) rule.scrollIntoView({ block: 'nearest' });
    if (last.current === wanted) return;
    last.current = wanted;
    tell.current();
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: true });
  }, [page, wanted]);
}

function Page({ almanac, entry, wanted }: { almanac: Almanac; entry: Entry | null; wanted: string | null }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };

  if (isPrinting) {
    return (
      <>
        <Preface almanac={almanac} />
        {almanac.entries.map((each) => (
          <section key={each.key}>
            <EntryView entry={each} pointed={null} picture={<EntryPicture entry={each.key} />} />
          </section>
        ))}
      </>
    );
  }
  if (entry !== null) {
    return (
      <>
        <EntryView entry={entry} pointed={wanted} picture={<EntryPicture entry={entry.key} />} />
        <Neighbours almanac={almanac} entry={entry} />
      </>
    );
  }
  return (
    <>
      {wanted === null ? <Preface almanac={almanac} /> : <p role="status">{say('missing', { entry: wanted })}</p>}
      <p className="almanac-tools">
        <button type="button" className="btn small" onClick={print}>
          {say('print')}
        </button>
      </p>
    </>
  );
}

function Preface({ almanac }: { almanac: Almanac }) {
  return (
    <>
      <h2 tabIndex={-1}>{almanac.title}</h2>
      {almanac.preface.map((block) => (
        <BlockView key={plain(block)} block={block} title={almanac.title} pointed={null} />
      ))}
    </>
  );
}

function Neighbours({ almanac, entry }: { almanac: Almanac; entry: Entry }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const at = almanac.entries.indexOf(entry);
  const before = almanac.entries[at - 1];
  const after = almanac.entries[at + 1];
  return (
    <p className="almanac-neighbours">
      {before && (
        <EntryLink to={before.key}>
          <Icon name="back" />
          <span className="unseen">{say('before', { title: '' })}</span>
          {before.title}
        </EntryLink>
      )}
      {after && (
        <EntryLink to={after.key} className="after">
          <span className="unseen">{say('after', { title: '' })}</span>
          {after.title}
          <Icon name="next" />
        </EntryLink>
      )}
    </p>
  );
}
