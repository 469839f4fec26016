import { fastRng, type Rng } from '@orrery/kernel';

/** Texts that programs stumble over. */
const TEXTS = [
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
const NUMBERS = [0, -0, -1, 1, 0.5, 15, 16, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, Number.MIN_VALUE];
/** Keys that mean something to JavaScript. */
const KEYS = ['__proto__', 'constructor', 'toString', 'valueOf', 'length', 'then', 'type', 'id', ''];
const DEEP = 40;

/** Says things that are right, nearly right or nonsense; the same from the same seed. */
export class Grammar {
  readonly rng: Rng;

  constructor(seed: number) {
    this.rng = fastRng(seed);
  }

  any<X>(list: readonly X[]): X {
    const one = list[this.rng(list.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  }

  /** Once in so many times. */
  once(inSo: number): boolean {
    return this.rng(inSo) === 0;
  }

  text(): string {
    if (!this.once(3)) return this.any(TEXTS);
    return Array.from({ length: this.rng(20) }, () => String.fromCharCode(this.rng(0x2500))).join('');
  }

  /** Any value that JSON can hold. */
  value(depth = 3): unknown {
    const kind = this.rng(depth > 0 ? 8 : 4);
    if (kind === 0) return this.text();
    if (kind === 1) return this.any(NUMBERS);
    if (kind === 2) return this.any([true, false, null]);
    if (kind === 3) return this.rng(100);
    if (kind === 4) return Array.from({ length: this.rng(4) }, () => this.value(depth - 1));
    if (kind === 5 && this.once(10)) return this.#deep();
    return Object.fromEntries(Array.from({ length: this.rng(4) }, () => [this.any(KEYS), this.value(depth - 1)]));
  }

  #deep(): unknown {
    let deep: unknown = 1;
    for (let i = 0; i < DEEP; i++) deep = this.once(2) ? [deep] : { a: deep };
    return deep;
  }

  /** A right object, as it is or with something wrong in it. */
  object(right: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const made = { ...right };
    const keys = Object.keys(right);
    const deed = this.rng(4);
    if (deed === 1 && keys.length > 0) made[this.any(keys)] = this.value();
    if (deed === 2 && keys.length > 0) delete made[this.any(keys)];
    if (deed === 3) made[this.any(KEYS)] = this.value();
    return made;
  }

  /** An object as text, sometimes with letters that do not belong there. */
  json(right: Readonly<Record<string, unknown>>): string {
    if (this.once(20)) return this.text();
    const text = JSON.stringify(this.object(right));
    return this.once(8) ? this.spoilt(text) : text;
  }

  /** A text that was cut, doubled or changed somewhere. */
  spoilt(text: string): string {
    const at = this.rng(text.length + 1);
    const to = Math.min(text.length, at + this.rng(12));
    const deed = this.rng(4);
    if (deed === 0) return text.slice(0, at);
    if (deed === 1) return text.slice(0, at) + text.slice(to);
    if (deed === 2) return text.slice(0, to) + text.slice(at);
    return `${text.slice(0, at)}${this.any(['"', '{', '\u0000', '9', '-', '\n', ' ', '#'])}${text.slice(at + 1)}`;
  }

  /** A text as part of an address; half a letter becomes a sign for it. */
  addressed(text: string): string {
    return encodeURIComponent(Buffer.from(text).toString());
  }

  /** An address that nobody else comes from, out of so many that limits do not keep everything away. */
  from(): string {
    return `10.200.${this.rng(16)}.${this.rng(256)}`;
  }
}
