import { colourName } from '@orrery/catalog';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { printRoute } from '../app/route.ts';
import { useColourOf } from '../art/paint.tsx';
import { SeatMark } from '../art/seats.tsx';
import type { Choice, Tell } from '../new-game/sheet.ts';
import { Standing } from '../new-game/standing.tsx';
import { useValueLabel } from '../new-game/value-label.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import type { Choices } from './choices.ts';
import type { Gallery } from './drawings/entry-picture.tsx';
import { type Block, type Entry, type Inline, plain } from './parse.ts';
import { ALMANAC_TEXTS } from './texts.ts';

/** What the pages of an almanac need: whose it is, what opens an entry, and how entries are drawn. */
export interface Shelf {
  readonly game: string;
  readonly edition: number;
  readonly open: (keyOrRule: string) => void;
  readonly gallery: Gallery | null;
  readonly choices: Choices | null;
  /** What shows the thing of an entry at the table beside which it is read; null on a page of its own. */
  readonly show: ((entry: string) => (() => void) | null) | null;
}

export const ShelfContext = createContext<Shelf>({
  game: '',
  edition: 0,
  open: () => undefined,
  gallery: null,
  choices: null,
  show: null,
});

const isPlain = (event: MouseEvent): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A way to another entry. Where it opens is up to whoever shows the almanac; its address works everywhere. */
export function EntryLink({ to, className, isCurrent, children }: EntryLinkProps) {
  const { game, open } = use(ShelfContext);
  return (
    <a
      className={className}
      href={printRoute({ page: 'almanac', game, entry: to })}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        open(to);
      }}
    >
      {children}
    </a>
  );
}

interface EntryLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

function Words({ content }: { content: readonly Inline[] }) {
  return content.map((part, i) => {
    const key = `${i} ${part.text}`;
    if (part.kind === 'link') {
      return (
        <EntryLink key={key} to={part.target}>
          {part.text}
        </EntryLink>
      );
    }
    if (part.kind === 'seat') return <Player key={key} seat={part.seat} />;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    return part.kind === 'stress' ? <em key={key}>{part.text}</em> : <span key={key}>{part.text}</span>;
  });
}

/** A player of an example, in the colour that the seat has where this is read. */
function Player({ seat }: { readonly seat: number }) {
  const language = use(LanguageContext);
  const colourOf = useColourOf();
  return (
    <span className="almanac-player">
      <SeatMark seat={seat} /> {colourName(colourOf(seat), language)}
    </span>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly title: string;
  /** The rule somebody came for. */
  readonly pointed: string | null;
}

/** A part of an entry. */
export function BlockView({ block, title, pointed }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      );
    case 'rule':
      return <Rule block={block} isPointed={block.id === pointed} />;
    case 'list':
      return (
        <ul className="almanac-list">
          {block.items.map((item) => (
            <li key={item.map(({ text }) => text).join('')}>
              <Words content={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table block={block} title={title} />;
  }
}

function Rule({ block, isPointed }: { block: Extract<Block, { kind: 'rule' }>; isPointed: boolean }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const { choices } = use(ShelfContext);
  const choice = choices?.byRule.get(block.id);
  return (
    <section
      className={isPointed ? 'almanac-rule pointed' : 'almanac-rule'}
      data-rule={block.id}
      aria-label={block.id}
      tabIndex={-1}
    >
      <EntryLink className="almanac-id" to={block.id}>
        {block.id}
      </EntryLink>
      {isPointed && <span className="unseen">{say('pointed')}</span>}
      <p>
        <Words content={block.content} />
      </p>
      {choices !== null && choice !== undefined && <Values choice={choice} tell={choices.tell} />}
    </section>
  );
}

/** What can be chosen by a rule: the standard, what the books have, and the rest. */
function Values({ choice, tell }: { choice: Choice; tell: Tell }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const label = useValueLabel(tell);
  return (
    <p className="note">
      {say('values', { values: choice.values.map(label).join(' · ') })} <Standing choice={choice} tell={tell} />
    </p>
  );
}

function Table({ block, title }: { block: Extract<Block, { kind: 'table' }>; title: string }) {
  const say = useSpeak(ALMANAC_TEXTS);
  return (
    <div className="almanac-table">
      <table aria-label={say('table', { title })}>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={textOf(cell)} scope="col">
                <Words content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...cells]) => (
            <tr key={textOf(first)}>
              <th scope="row">
                <Words content={first} />
              </th>
              {cells.map((cell, i) => (
                <td key={textOf(block.head[i + 1] ?? [])}>
                  <Words content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textOf = (content: readonly Inline[]): string => content.map(({ text }) => text).join('');

/** An entry from its title to its last line. */
export function EntryView({ entry, pointed, picture }: { entry: Entry; pointed: string | null; picture?: ReactNode }) {
  return (
    <>
      <h2 tabIndex={-1}>{entry.title}</h2>
      {picture}
      {entry.blocks.map((block) => (
        <BlockView key={plain(block)} block={block} title={entry.title} pointed={pointed} />
      ))}
    </>
  );
}
