import { use } from 'react';
import { GameIcon } from '../art/icons/game-icon.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { shelved } from './chapters.ts';
import { EntrySign } from './drawings/entry-picture.tsx';
import { EntryLink, ShelfContext } from './entry-view.tsx';
import { mentionsOf } from './links.ts';
import type { Almanac, Entry } from './parse.ts';
import { ALMANAC_TEXTS } from './texts.ts';

interface WaysProps {
  readonly almanac: Almanac;
  readonly entry: Entry;
}

/** Where to go from an entry: to those that speak of it, to its neighbours, anywhere. */
export function Ways({ almanac, entry }: WaysProps) {
  return (
    <>
      <Mentions almanac={almanac} entry={entry} />
      <Neighbours almanac={almanac} entry={entry} />
      <p className="almanac-tools">
        <ShowThing entry={entry.key} />
        <AnyEntry almanac={almanac} but={entry.key} />
      </p>
    </>
  );
}

function Mentions({ almanac, entry }: WaysProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  const mentions = mentionsOf(almanac, entry);
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

/** Before and after in the order of the chapters. */
function Neighbours({ almanac, entry }: WaysProps) {
  const say = useSpeak(ALMANAC_TEXTS);
  const { gallery } = use(ShelfContext);
  const entries = shelved(gallery?.chapters ?? {}, almanac.entries).flatMap((shelf) => shelf.entries);
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

/** The thing itself, where one sits at a table. */
function ShowThing({ entry }: { readonly entry: string }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const show = use(ShelfContext).show?.(entry) ?? null;
  if (show === null) return null;
  return (
    <button type="button" className="btn small" onClick={show}>
      <GameIcon name="eye" />
      {say('show')}
    </button>
  );
}

/** Opens an entry that nobody chose. */
export function AnyEntry({ almanac: { entries }, but }: { readonly almanac: Almanac; readonly but: string | null }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const { open } = use(ShelfContext);
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
