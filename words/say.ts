import type { Said, Seat, Who, Words } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** A catalogue in one language: messages in ICU MessageFormat by their keys. */
export type Texts<K extends string = string> = Readonly<Record<K, string>>;

/** To whom something is said, and how. */
export interface Speech {
  readonly language: string;
  readonly texts: Texts;
  readonly names: readonly string[]; // what each seat is called
  readonly reader: Seat | null; // the seat that is addressed as “you”; null speaks to everybody
  /** A message that is not there, or lacks a value, is a fault of ours: tests stop at it, players see the key. */
  readonly faults: 'throw' | 'show';
}

type Values = Record<string, string | number>;

/** Lists as this house writes them: no comma before the “and”. */
const WITHOUT_COMMA: Readonly<Record<string, string>> = { en: 'en-GB' };

const compiled = new WeakMap<Texts, Map<string, IntlMessageFormat>>();
const listers = new Map<string, Intl.ListFormat>();

function messageOf(key: string, { texts, language }: Speech): IntlMessageFormat {
  const known = compiled.get(texts) ?? new Map<string, IntlMessageFormat>();
  compiled.set(texts, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) throw new Error(`there is no text ${key} in ${language}`);
  const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  known.set(key, message);
  return message;
}

function listerOf(language: string): Intl.ListFormat {
  const known = listers.get(language);
  if (known !== undefined) return known;
  const lister = new Intl.ListFormat(WITHOUT_COMMA[language] ?? language, { type: 'conjunction' });
  listers.set(language, lister);
  return lister;
}

const isList = (said: Said): said is readonly Words[] => Array.isArray(said);
const isSomebody = (said: Who | Words): said is Who => 'seat' in said;

/** Puts a value under its name; somebody also brings a name to be called by. */
function fill(values: Values, name: string, said: Said, speech: Speech): void {
  if (typeof said !== 'object') values[name] = said;
  else if (isList(said)) values[name] = listerOf(speech.language).format(said.map((each) => say(each, speech)));
  else if (isSomebody(said)) {
    values[name] = said.seat === speech.reader ? 'you' : 'other';
    values[`${name}Name`] = speech.names[said.seat] ?? String(said.seat + 1);
  } else values[name] = say(said, speech);
}

/** The words as a sentence, or part of one. */
export function say(words: Words, speech: Speech): string {
  try {
    const values: Values = {};
    for (const [name, said] of Object.entries(words.values)) fill(values, name, said, speech);
    return String(messageOf(words.key, speech).format(values));
  } catch (error) {
    if (speech.faults === 'throw') throw error;
    return words.key;
  }
}
