import { use } from 'react';
import { GameIcon } from '../art/icons/game-icon.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { entriesByChapter } from './chapters.ts';
import { EntrySign } from './drawings/entry-picture.tsx';
import { AlmanacContext, EntryLink } from './entry-view.tsx';
import { backlinksOf } from './links.ts';
import type { Almanac, AlmanacEntry } from './parse.ts';
import { ALMANAC_TEXTS } from './texts.ts';

interface EntryLinksProps {
  readonly almanac: Almanac;
  readonly entry: AlmanacEntry;
}

/** Links from an entry: to entries that refer to it, to its neighbours, and to a random entry. */
export function EntryLinks({ almanac, entry }: EntryLinksProps) {
  return (
    <>
      <Backlinks almanac={almanac} entry={entry} />
      <Neighbours almanac={almanac} entry={entry} />
      <p className="almanac-tools">
        <ShowThing entry={entry.key} />
        <AnyEntry almanac={almanac} but={entry.key} />
      </p>
    </>
  );
}

function Backlinks({ almanac, entry }: EntryLinksProps) {
  const say = useTranslate(ALMANAC_TEXTS);
  const mentions = backlinksOf(almanac, entry);
  if (mentions.length === 0) return null;
  return (
    <nav className="almanac-mentions" aria-label={say('mentions')}>
      <p className="small-caps">{say('mentions')}</p>
      <ul>
        {mentions.map(({ key, title }) => (
          <li key={key}>
            <EntryLink to={key}>
              <EntrySign entry={key} />
              {title}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Previous and next entry in chapter order. */
function Neighbours({ almanac, entry }: EntryLinksProps) {
  const say = useTranslate(ALMANAC_TEXTS);
  const { gallery } = use(AlmanacContext);
  const entries = entriesByChapter(gallery?.chapters ?? {}, almanac.entries).flatMap((section) => section.entries);
  const at = entries.indexOf(entry);
  const before = entries[at - 1];
  const after = entries[at + 1];
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

/** Link to the described part of the table, when the almanac is open at a table. */
function ShowThing({ entry }: { readonly entry: string }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const show = use(AlmanacContext).show?.(entry) ?? null;
  if (show === null) return null;
  return (
    <button type="button" className="btn small" onClick={show}>
      <GameIcon name="eye" />
      {say('show')}
    </button>
  );
}

/** Opens a random entry. */
export function AnyEntry({ almanac: { entries }, but }: { readonly almanac: Almanac; readonly but: string | null }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const { open } = use(AlmanacContext);
  const leap = () => {
    const others = entries.filter(({ key }) => key !== but);
    const chosen = others[Math.floor(Math.random() * others.length)];
    if (chosen !== undefined) open(chosen.key);
  };
  return (
    <button type="button" className="btn small" onClick={leap}>
      <GameIcon name="dice" />
      {say('any')}
    </button>
  );
}
