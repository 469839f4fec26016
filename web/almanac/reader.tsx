import { presentEdition } from '@orrery/catalog';
import { type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaded } from '../app/loaded.ts';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { loadChoices } from './choices.ts';
import { EntryPicture, loadGallery } from './drawings/entry-picture.tsx';
import { BlockView, EntryView, type Shelf, ShelfContext } from './entry-view.tsx';
import { EntryIndex } from './index-view.tsx';
import { AlmanacExtrasContext } from './kit.ts';
import { openAlmanac, openElsewhere } from './open.ts';
import { type Almanac, type Entry, findEntry, plain } from './parse.ts';
import { type Aliases, aliasesOf, makeSearch } from './search.ts';
import { ALMANAC_TEXTS } from './texts.ts';
import { AnyEntry, Ways } from './ways.tsx';
import './almanac.css';

export interface AlmanacReaderProps {
  readonly game: string;
  /** Absent: the present one. */
  readonly edition?: number;
  /** The entry or the rule it is open at; null: the list of all entries. */
  readonly entry: string | null;
  readonly onEntry: (keyOrRule: string | null) => void;
  /** What shows the thing of an entry at the table where one plays; absent on a page of its own. */
  readonly showing?: Shelf['show'];
}

/** A game's rules: search, list of entries, and the entry somebody reads. Fits a page and a narrow drawer. */
export function AlmanacReader({ game, edition: wanted, entry, onEntry, showing: show = null }: AlmanacReaderProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const loadExtras = use(AlmanacExtrasContext);
  const edition = wanted ?? presentEdition(game)?.edition ?? 0;
  const load = useCallback(
    () =>
      Promise.all([
        openAlmanac(game, edition, language),
        loadGallery(loadExtras, game, edition, language),
        loadChoices(game, edition, language),
      ]),
    [loadExtras, game, edition, language],
  );
  const opened = useLoaded(load);
  const [, gallery, choices] = opened.state === 'ready' ? opened.value : [null, null, null];
  const shelf = useMemo(
    () => ({ game, edition, open: onEntry, gallery, choices, show }),
    [game, edition, onEntry, gallery, choices, show],
  );

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

function Open({
  almanac,
  entry: wanted,
  onEntry,
}: Pick<AlmanacReaderProps, 'entry' | 'onEntry'> & { almanac: Almanac }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const [wish, setWish] = useState('');
  const [isSearching, setSearching] = useState(false);
  const aliases = useAliases(isSearching);
  const search = useMemo(() => makeSearch(almanac, aliases), [almanac, aliases]);
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

const NONE_KNOWN: Aliases = new Map();

/** What the entries are called in other languages, once somebody searches. */
function useAliases(isSearching: boolean): Aliases {
  const { game, edition } = use(ShelfContext);
  const language = use(LanguageContext);
  const [aliases, setAliases] = useState(NONE_KNOWN);
  useEffect(() => {
    if (!isSearching) return;
    let isWanted = true;
    openElsewhere(game, edition, language).then(
      (almanacs) => isWanted && setAliases(aliasesOf(almanacs)),
      () => undefined, // without a connection one searches in one's own language
    );
    return () => {
      isWanted = false;
    };
  }, [game, edition, language, isSearching]);
  return aliases;
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
  const TryIt = use(ShelfContext).gallery?.TryIt;
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
        <EntryView
          entry={entry}
          pointed={wanted}
          picture={
            <>
              <EntryPicture entry={entry.key} />
              {TryIt && <TryIt key={entry.key} entry={entry.key} />}
            </>
          }
        />
        <Ways almanac={almanac} entry={entry} />
      </>
    );
  }
  return (
    <>
      {wanted === null ? <Preface almanac={almanac} /> : <p role="status">{say('missing', { entry: wanted })}</p>}
      <p className="almanac-tools">
        <AnyEntry almanac={almanac} but={null} />
        <button type="button" className="btn small quiet" onClick={print}>
          {say('print')}
        </button>
      </p>
    </>
  );
}

function Preface({ almanac }: { almanac: Almanac }) {
  const Plate = use(ShelfContext).gallery?.drawings?.Plate;
  return (
    <>
      {Plate && (
        <div className="almanac-front">
          <Plate />
        </div>
      )}
      <h2 tabIndex={-1}>{almanac.title}</h2>
      {almanac.preface.map((block) => (
        <BlockView key={plain(block)} block={block} title={almanac.title} pointed={null} />
      ))}
    </>
  );
}
