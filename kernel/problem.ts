/** What is wrong with something that came from outside (a file, a flag, an option), as a value. */
export interface Problem {
  /** A text key, for those who say it in another language. */
  readonly code: string;
  /** What goes into the sentence. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The sentence in English: what was wrong and what is allowed. */
  readonly text: string;
  /** What exactly is wrong, where the problem says no more than where it is; `text` has its words. */
  readonly detail?: Problem;
}

/** Something, or why not. */
export type Result<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: Problem };

/** A result that is there. */
export const good = <X>(value: X): Result<X> => ({ ok: true, value });

/** A result that is not, and why. */
export const bad = (
  code: string,
  params: Readonly<Record<string, string | number>>,
  text: string,
): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem: { code, params, text } });

/** A result that is not, because of something at a certain place. */
export const badAt = (
  code: string,
  place: Readonly<Record<string, string | number>>,
  words: string,
  detail: Problem,
): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, params: place, text: `${words}: ${detail.text}`, detail },
});

/** A value from outside as words. Never by its own `toString`, which JSON can replace. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Somebody's words inside a sentence of ours: quoted, and cut when they are long. */
export function quote(words: string): string {
  const short = words.length > 60 ? `${words.slice(0, 57)}…` : words;
  return JSON.stringify(short);
}
