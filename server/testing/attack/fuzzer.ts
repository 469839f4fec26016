import { fastRng, type Rng } from '@orrery/kernel';

/** Texts that often break programs. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eevil',
  '\u3164',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
  '{name}{{7*7}}$(id)',
  '../../../etc/passwd',
  '%00%0a%0d',
  '__proto__',
  'constructor',
  'toString',
  'ＢＯＳＳ',
  '💥'.repeat(50),
  'x'.repeat(5000),
  '[1,2',
  'null',
  'NaN',
  '1e999',
];
const NASTY_NUMBERS = [0, -0, -1, 1, 0.5, 15, 16, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, Number.MIN_VALUE];
/** Keys with a special meaning in JavaScript. */
const NASTY_KEYS = ['__proto__', 'constructor', 'toString', 'valueOf', 'length', 'then', 'type', 'id', ''];
const NESTING_DEPTH = 40;

/** Generates valid, nearly valid and nonsense input; the same for the same seed. */
export class Fuzzer {
  readonly rng: Rng;

  constructor(seed: number) {
    this.rng = fastRng(seed);
  }

  pick<X>(list: readonly X[]): X {
    const one = list[this.rng(list.length)];
    if (one === undefined) throw new Error('the list to choose from is empty');
    return one;
  }

  /** True once in `inSo` times. */
  oneIn(inSo: number): boolean {
    return this.rng(inSo) === 0;
  }

  text(): string {
    if (!this.oneIn(3)) return this.pick(NASTY_TEXTS);
    return Array.from({ length: this.rng(20) }, () => String.fromCharCode(this.rng(0x2500))).join('');
  }

  /** Any value that JSON can hold. */
  value(depth = 3): unknown {
    const kind = this.rng(depth > 0 ? 8 : 4);
    if (kind === 0) return this.text();
    if (kind === 1) return this.pick(NASTY_NUMBERS);
    if (kind === 2) return this.pick([true, false, null]);
    if (kind === 3) return this.rng(100);
    if (kind === 4) return Array.from({ length: this.rng(4) }, () => this.value(depth - 1));
    if (kind === 5 && this.oneIn(10)) return this.#deep();
    return Object.fromEntries(
      Array.from({ length: this.rng(4) }, () => [this.pick(NASTY_KEYS), this.value(depth - 1)]),
    );
  }

  #deep(): unknown {
    let deep: unknown = 1;
    for (let i = 0; i < NESTING_DEPTH; i++) deep = this.oneIn(2) ? [deep] : { a: deep };
    return deep;
  }

  /** A valid object, unchanged or with an error in it. */
  object(right: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const made = { ...right };
    const keys = Object.keys(right);
    const choice = this.rng(4);
    if (choice === 1 && keys.length > 0) made[this.pick(keys)] = this.value();
    if (choice === 2 && keys.length > 0) delete made[this.pick(keys)];
    if (choice === 3) made[this.pick(NASTY_KEYS)] = this.value();
    return made;
  }

  /** An object as JSON, sometimes with stray characters. */
  json(right: Readonly<Record<string, unknown>>): string {
    if (this.oneIn(20)) return this.text();
    const text = JSON.stringify(this.object(right));
    return this.oneIn(8) ? this.corrupt(text) : text;
  }

  /** A text that was cut, doubled or changed somewhere. */
  corrupt(text: string): string {
    const at = this.rng(text.length + 1);
    const to = Math.min(text.length, at + this.rng(12));
    const choice = this.rng(4);
    if (choice === 0) return text.slice(0, at);
    if (choice === 1) return text.slice(0, at) + text.slice(to);
    if (choice === 2) return text.slice(0, to) + text.slice(at);
    return `${text.slice(0, at)}${this.pick(['"', '{', '\u0000', '9', '-', '\n', ' ', '#'])}${text.slice(at + 1)}`;
  }

  /** A text as part of a URL; lone surrogates are replaced. */
  urlPart(text: string): string {
    return encodeURIComponent(Buffer.from(text).toString());
  }

  /** A client address from a pool that is large enough not to be blocked by rate limits. */
  clientAddress(): string {
    return `10.200.${this.rng(16)}.${this.rng(256)}`;
  }
}
