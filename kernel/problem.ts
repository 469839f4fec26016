/** What is wrong with input from outside (a file, a flag, an option), as a value. */
export interface Problem {
  /** A text key, for translation. */
  readonly code: string;
  /** The arguments of the sentence. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The sentence in English: what was wrong and what is allowed. */
  readonly text: string;
  /** The exact cause, where the problem itself only says where it is; `text` includes it. */
  readonly detail?: Problem;
}

/** A value, or the reason why there is none. */
export type Result<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: Problem };

/** A success. */
export const okResult = <X>(value: X): Result<X> => ({ ok: true, value });

/** A failure and its reason. */
export const errResult = (
  code: string,
  params: Readonly<Record<string, string | number>>,
  text: string,
): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem: { code, params, text } });

/** A failure at a certain place of the input. */
export const errResultAt = (
  code: string,
  place: Readonly<Record<string, string | number>>,
  words: string,
  detail: Problem,
): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, params: place, text: `${words}: ${detail.text}`, detail },
});

/** A value from outside as text. Never calls its own `toString`, which JSON can replace. */
export const describeValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Text from outside inside a sentence: quoted, and cut when it is long. */
export function quote(words: string): string {
  const short = words.length > 60 ? `${words.slice(0, 57)}…` : words;
  return JSON.stringify(short);
}
