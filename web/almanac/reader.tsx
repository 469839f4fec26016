import { presentEdition } from '@orrery/catalog';
import { type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaded } from '../app/loaded.ts';
import { Icon } from '../art/icons/icon.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { EntryPicture, loadLocalizedExtras } from './drawings/entry-picture.tsx';
import { AnyEntry, EntryLinks } from './entry-links.tsx';
import { AlmanacContext, type AlmanacContextValue, BlockView, EntryView } from './entry-view.tsx';
import { EntryIndex } from './index-view.tsx';
import { AlmanacExtrasContext } from './kit.ts';
import { openAlmanac, openOtherLanguages } from './open.ts';
import { type Almanac, type AlmanacEntry, findAlmanacEntry, plainText } from './parse.ts';
import { loadRuleOptions } from './rule-options.ts';
import { type Aliases, aliasesOf, makeSearch } from './search.ts';
import { ALMANAC_TEXTS } from './texts.ts';
import './almanac.css';

export interface AlmanacReaderProps {
  readonly game: string;
  /** Absent: the current edition. */
  readonly edition?: number;
  /** The open entry key or rule id; null: the index. */
  readonly entry: string | null;
  readonly onEntry: (keyOrRule: string | null) => void;
  /** Highlights the part of the table that an entry describes; absent on a page of its own. */
  readonly showThing?: AlmanacContextValue['show'];
}

/** A game's rules: search, index, and the open entry. Fits a page and a narrow drawer. */
export function AlmanacReader({ game, edition: wanted, entry, onEntry, showThing: show = null }: AlmanacReaderProps) {
  const say = useTranslate(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const loadExtras = use(AlmanacExtrasContext);
  const edition = wanted ?? presentEdition(game)?.edition ?? 0;
  const load = useCallback(
    () =>
      Promise.all([
        openAlmanac(game, edition, language),
        loadLocalizedExtras(loadExtras, game, edition, language),
        loadRuleOptions(game, edition, language),
      ]),
    [loadExtras, game, edition, language],
  );
  const opened = useLoaded(load);
  const [, gallery, choices] = opened.state === 'ready' ? opened.value : [null, null, null];
  const context = useMemo(
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
    <AlmanacContext value={context}>
      <div className="almanac-frame">
        <OpenAlmanac key={game} almanac={almanac} entry={entry} onEntry={onEntry} />
      </div>
    </AlmanacContext>
  );
}

function OpenAlmanac({
  almanac,
  entry: wanted,
  onEntry,
}: Pick<AlmanacReaderProps, 'entry' | 'onEntry'> & { almanac: Almanac }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const [wish, setWish] = useState('');
  const [isSearching, setSearching] = useState(false);
  const aliases = useAliases(isSearching);
  const search = useMemo(() => makeSearch(almanac, aliases), [almanac, aliases]);
  const found = useMemo(() => (wish.trim() === '' ? null : search(wish)), [search, wish]);
  const entry = findAlmanacEntry(almanac, wanted);
  const page = useRef<HTMLElement>(null);
  useScrollToEntry(page, wanted, () => setSearching(false));

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
      <EntryIndex almanac={almanac} query={wish} hits={found} current={entry?.key ?? null} />
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

const NO_ALIASES: Aliases = new Map();

/** Entry titles in other languages, loaded with the first search. */
function useAliases(isSearching: boolean): Aliases {
  const { game, edition } = use(AlmanacContext);
  const language = use(LanguageContext);
  const [aliases, setAliases] = useState(NO_ALIASES);
  useEffect(() => {
    if (!isSearching) return;
    let isWanted = true;
    openOtherLanguages(game, edition, language).then(
      (almanacs) => isWanted && setAliases(aliasesOf(almanacs)),
      () => undefined, // offline, search works in the reader's language only
    );
    return () => {
      isWanted = false;
    };
  }, [game, edition, language, isSearching]);
  return aliases;
}

/** Scrolls the opened entry into view and, once the reader has used the almanac, moves the focus to it. */
function useScrollToEntry(page: RefObject<HTMLElement | null>, wanted: string | null, opened: () => void): void {
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

function Page({ almanac, entry, wanted }: { almanac: Almanac; entry: AlmanacEntry | null; wanted: string | null }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const TryIt = use(AlmanacContext).gallery?.TryIt;
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
        <EntryLinks almanac={almanac} entry={entry} />
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
  const Plate = use(AlmanacContext).gallery?.drawings?.Plate;
  return (
    <>
      {Plate && (
        <div className="almanac-front">
          <Plate />
        </div>
      )}
      <h2 tabIndex={-1}>{almanac.title}</h2>
      {almanac.preface.map((block) => (
        <BlockView key={plainText(block)} block={block} title={almanac.title} pointed={null} />
      ))}
    </>
  );
}
