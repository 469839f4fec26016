import { localeOf, type Message, type MessageArg, type Seat, type SeatRef } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** A catalogue in one language: messages in ICU MessageFormat by their keys. */
export type MessageCatalog<K extends string = string> = Readonly<Record<K, string>>;

/** The reader of a message, and how to format it. */
export interface FormatContext {
  readonly language: string;
  readonly texts: MessageCatalog;
  readonly names: readonly string[]; // the name of each seat
  readonly reader: Seat | null; // the seat addressed as “you”; null addresses everybody
  /** A missing message or value is a programming error: tests throw, players see the key. */
  readonly onError: 'throw' | 'show';
}

type FormatValues = Record<string, string | number>;

const compiledMessages = new WeakMap<MessageCatalog, Map<string, IntlMessageFormat>>();
const listFormats = new Map<string, Intl.ListFormat>();

function compiledMessage(key: string, { texts, language }: FormatContext): IntlMessageFormat {
  const known = compiledMessages.get(texts) ?? new Map<string, IntlMessageFormat>();
  compiledMessages.set(texts, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) throw new Error(`missing text ${key} in ${language}`);
  const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  known.set(key, message);
  return message;
}

function listFormatFor(language: string): Intl.ListFormat {
  const known = listFormats.get(language);
  if (known !== undefined) return known;
  const lister = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  listFormats.set(language, lister);
  return lister;
}

const isMessageList = (said: MessageArg): said is readonly Message[] => Array.isArray(said);
const isSeatRef = (said: SeatRef | Message): said is SeatRef => 'seat' in said;

/** Adds an argument under its name; a seat also adds the name of its player. */
function formatArg(values: FormatValues, name: string, said: MessageArg, speech: FormatContext): void {
  if (typeof said !== 'object') values[name] = said;
  else if (isMessageList(said))
    values[name] = listFormatFor(speech.language).format(said.map((each) => formatMessage(each, speech)));
  else if (isSeatRef(said)) {
    values[name] = said.seat === speech.reader ? 'you' : 'other';
    values[`${name}Name`] = speech.names[said.seat] ?? String(said.seat + 1);
  } else {
    // Formatted only if the text asks for it: an older edition need not have texts for all that is told it now.
    Object.defineProperty(values, name, { enumerable: true, get: () => formatMessage(said, speech) });
  }
}

/** The message as a sentence, or part of one. */
export function formatMessage(words: Message, speech: FormatContext): string {
  try {
    const values: FormatValues = {};
    for (const [name, said] of Object.entries(words.values)) formatArg(values, name, said, speech);
    return String(compiledMessage(words.key, speech).format(values));
  } catch (error) {
    if (speech.onError === 'throw') throw error;
    return words.key;
  }
}
