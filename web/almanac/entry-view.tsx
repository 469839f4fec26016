import { colourName } from '@orrery/catalog';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { printRoute } from '../app/route.ts';
import { useColourOf } from '../art/paint.tsx';
import { SeatMark } from '../art/seats.tsx';
import type { GameOption, Tell } from '../new-game/sheet.ts';
import { StandardOrigin } from '../new-game/standard-origin.tsx';
import { useOptionValueLabel } from '../new-game/value-label.ts';
import { useTranslate } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import type { LocalizedExtras } from './drawings/entry-picture.tsx';
import { type AlmanacBlock, type AlmanacEntry, type Inline, plainText } from './parse.ts';
import type { RuleOptions } from './rule-options.ts';
import { ALMANAC_TEXTS } from './texts.ts';

/** What almanac pages need: the game, how an entry is opened, and how entries are drawn. */
export interface AlmanacContextValue {
  readonly game: string;
  readonly edition: number;
  readonly open: (keyOrRule: string) => void;
  readonly gallery: LocalizedExtras | null;
  readonly choices: RuleOptions | null;
  /** Highlights the part of the table that an entry describes; null when the almanac is a page of its own. */
  readonly show: ((entry: string) => (() => void) | null) | null;
}

export const AlmanacContext = createContext<AlmanacContextValue>({
  game: '',
  edition: 0,
  open: () => undefined,
  gallery: null,
  choices: null,
  show: null,
});

const isPlainClick = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to another entry. The parent decides where it opens; the address works everywhere. */
export function EntryLink({ to, className, isCurrent, children }: EntryLinkProps) {
  const { game, open } = use(AlmanacContext);
  return (
    <a
      className={className}
      href={printRoute({ page: 'almanac', game, entry: to })}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
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

function InlineContent({ content }: { content: readonly Inline[] }) {
  return content.map((part, i) => {
    const key = `${i} ${part.text}`;
    if (part.kind === 'link') {
      return (
        <EntryLink key={key} to={part.target}>
          {part.text}
        </EntryLink>
      );
    }
    if (part.kind === 'seat') return <PlayerMark key={key} seat={part.seat} />;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    return part.kind === 'stress' ? <em key={key}>{part.text}</em> : <span key={key}>{part.text}</span>;
  });
}

/** A player in an example, in the colour of that seat on this page. */
function PlayerMark({ seat }: { readonly seat: number }) {
  const language = use(LanguageContext);
  const colourOf = useColourOf();
  return (
    <span className="almanac-player">
      <SeatMark seat={seat} /> {colourName(colourOf(seat), language)}
    </span>
  );
}

interface BlockProps {
  readonly block: AlmanacBlock;
  readonly title: string;
  /** The rule the reader came for. */
  readonly pointed: string | null;
}

/** A part of an entry. */
export function BlockView({ block, title, pointed }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineContent content={block.content} />
        </p>
      );
    case 'rule':
      return <RuleBlock block={block} isPointed={block.id === pointed} />;
    case 'list':
      return (
        <ul className="almanac-list">
          {block.items.map((item) => (
            <li key={item.map(({ text }) => text).join('')}>
              <InlineContent content={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableBlock block={block} title={title} />;
  }
}

function RuleBlock({ block, isPointed }: { block: Extract<AlmanacBlock, { kind: 'rule' }>; isPointed: boolean }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const { choices } = use(AlmanacContext);
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
        <InlineContent content={block.content} />
      </p>
      {choices !== null && choice !== undefined && <OptionValues choice={choice} tell={choices.formatMessage} />}
    </section>
  );
}

/** The values of an option: the default, the rulebook's value, and the others. */
function OptionValues({ choice, tell }: { choice: GameOption; tell: Tell }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const label = useOptionValueLabel(tell);
  return (
    <p className="note">
      {say('values', { values: choice.values.map(label).join(' · ') })} <StandardOrigin choice={choice} tell={tell} />
    </p>
  );
}

function TableBlock({ block, title }: { block: Extract<AlmanacBlock, { kind: 'table' }>; title: string }) {
  const say = useTranslate(ALMANAC_TEXTS);
  return (
    <div className="almanac-table">
      <table aria-label={say('table', { title })}>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={textOf(cell)} scope="col">
                <InlineContent content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...cells]) => (
            <tr key={textOf(first)}>
              <th scope="row">
                <InlineContent content={first} />
              </th>
              {cells.map((cell, i) => (
                <td key={textOf(block.head[i + 1] ?? [])}>
                  <InlineContent content={cell} />
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

/** A complete entry. */
export function EntryView({
  entry,
  pointed,
  picture,
}: {
  entry: AlmanacEntry;
  pointed: string | null;
  picture?: ReactNode;
}) {
  return (
    <>
      <h2 tabIndex={-1}>{entry.title}</h2>
      {picture}
      {entry.blocks.map((block) => (
        <BlockView key={plainText(block)} block={block} title={entry.title} pointed={pointed} />
      ))}
    </>
  );
}
