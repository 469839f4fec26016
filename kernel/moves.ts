import type { Codec, Kinded, Rng } from './contract.ts';
import { anyOf, type Field } from './fields.ts';

/**
 * A move is declared once: its kind, the fields it carries and the text it is written as. The declaration gives its
 * type, its shared constants, its notation and the arbitrary moves that law 2 throws.
 *
 *     export const MOVES = declareMoves({
 *       roll: move('roll'),
 *       ship: move('ship {edge}', { edge: below(EDGES) }),
 *     });
 *     export type Move = MoveOf<typeof MOVES>;
 */

/** What is known of one kind of move. */
export interface MoveSchema<M extends Kinded> {
  readonly kind: M['kind'];
  /**
   * Every move of the kind, made once and shared, so that listing costs no memory and moves can be compared by identity.
   * They stand by mixed radix: the field that is named last runs fastest. Empty when a field is read, not listed.
   */
  readonly all: readonly M[];
  /** A move with these values that is not one of `all`: for kinds that are read, in a menu for instance. */
  make(values: Omit<M, 'kind'>): M;
  print(move: M): string;
  /** For kinds that are read: the move with this text, or null. Moves of the other kinds are found by their text. */
  read(text: string): M | null;
  any(rng: Rng): M;
}

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<F extends Fields> = { readonly [P in keyof F]: F[P] extends Field<infer V> ? V : never };
/** The names in braces. */
type Holes<S extends string> = S extends `${string}{${infer N}}${infer R}` ? N | Holes<R> : never;
/** A move of this kind with these values. */
type Tagged<K, V> = { readonly [P in 'kind' | keyof V]: P extends 'kind' ? K : V[P & keyof V] };

/** How the moves of a kind are made and written, whatever its name. */
interface Writing {
  readonly listed: readonly Values[];
  print(values: Values): string;
  /** Where moves are not listed. */
  readonly open: Pick<Field<Values>, 'parse' | 'any'> | null;
}

/** A kind of move that has not got its name yet. */
export interface MoveForm<V> {
  readonly writing: Writing;
  readonly values?: V; // for the compiler alone
}

export type Declared<S> = {
  readonly [K in keyof S]: S[K] extends MoveForm<infer V> ? MoveSchema<Tagged<K & string, V>> : never;
};

/** The moves of a declaration: a union by kind. */
export type MoveOf<S> = { [K in keyof S]: S[K] extends MoveSchema<infer M> ? M : never }[keyof S];

/** Every choice of one value a field, the last field running fastest. */
function choices(fields: Fields): Values[] {
  let found: Values[] = [{}];
  for (const [name, { values }] of Object.entries(fields)) {
    found = found.flatMap((chosen) => (values ?? []).map((value) => ({ ...chosen, [name]: value })));
  }
  return found;
}

/** A text with named fields in braces, ready to print and to read. */
class Template {
  readonly #words: readonly string[]; // before each field, and after the last
  readonly #names: readonly string[];
  readonly #fields: Fields;
  readonly #pattern: RegExp;

  constructor(text: string, fields: Fields) {
    const parts = text.split(/\{(.+?)\}/);
    this.#words = parts.filter((_, i) => i % 2 === 0);
    this.#names = parts.filter((_, i) => i % 2 === 1);
    this.#fields = fields;
    const named = [...this.#names].sort().join();
    if (named !== Object.keys(fields).sort().join()) throw new Error(`"${text}" does not name each of its fields once`);
    this.#pattern = new RegExp(`^${this.#words.join('(\\S+)')}$`);
  }

  print(values: Values): string {
    let text = this.#words[0] ?? '';
    for (let i = 0; i < this.#names.length; i++) {
      const name = this.#names[i] ?? '';
      const said = this.#fields[name]?.print(values[name]) ?? '';
      text = (said === '' ? text.trimEnd() : text + said) + (this.#words[i + 1] ?? '');
    }
    return text;
  }

  parse(text: string): Values | null {
    const found = this.#pattern.exec(text);
    if (found === null) return null;
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(this.#fields)) {
      const value = field.parse(found[this.#names.indexOf(name) + 1] ?? '');
      if (value === null) return null;
      values[name] = value;
    }
    return values;
  }

  any(rng: Rng): Values {
    return Object.fromEntries(Object.entries(this.#fields).map(([name, field]) => [name, field.any(rng)]));
  }
}

/** A kind that needs no more than its name; it may be written in another way. */
export function move(text: string): MoveForm<Record<never, never>>;
/**
 * A kind that is written like this, with a field for each name in braces. `only` leaves moves out; without it the place
 * of a move in `all` can be reckoned from its values.
 */
export function move<S extends string, F extends Readonly<Record<Holes<S>, Field<unknown>>>>(
  text: S,
  fields: F,
  only?: (values: ValuesOf<F>) => boolean,
): MoveForm<ValuesOf<F>>;
export function move(text: string, fields: Fields = {}, only?: (values: Values) => boolean): MoveForm<Values> {
  const template = new Template(text, fields);
  const isListed = Object.values(fields).every(({ values }) => values !== null);
  const all = isListed ? choices(fields) : [];
  return {
    writing: {
      listed: only === undefined ? all : all.filter(only),
      print: (values) => template.print(values),
      open: isListed ? null : template,
    },
  };
}

/** A kind whose moves are listed one by one, each with a text of its own: where no template fits. */
export const listed = <V extends Values>(values: readonly V[], print: (values: V) => string): MoveForm<V> => ({
  writing: { listed: values, print, open: null },
});

/** Every move is built here, key by key in the order of its fields: those of a kind then have one shape in memory. */
function build(kind: string, values: Values): Values & Kinded {
  return Object.freeze(Object.assign({}, { kind }, values));
}

function schemaOf(kind: string, { listed, print, open }: Writing): MoveSchema<Values & Kinded> {
  const all = listed.map((values) => build(kind, values));
  return {
    kind,
    all,
    make: (values) => build(kind, values),
    print,
    read(text) {
      const values = open?.parse(text) ?? null;
      // One text for each move: what is written in any other way is none.
      return values !== null && print(values) === text ? build(kind, values) : null;
    },
    any: (rng) => (open === null ? anyOf(all, rng) : build(kind, open.any(rng))),
  };
}

/** Gives each kind its name. */
export function declareMoves<S extends Readonly<Record<string, MoveForm<unknown>>>>(forms: S): Declared<S> {
  const schemas = Object.entries(forms).map(([kind, { writing }]) => [kind, schemaOf(kind, writing)]);
  // A form says in its type which values its writing makes; they are made by name, which the compiler cannot follow.
  return Object.fromEntries(schemas) as Declared<S>;
}

/** Moves as text: one text for each move, and one move for each text. Listed moves are found, the others read. */
export function notationOf<M extends Kinded>(schemas: readonly MoveSchema<M>[]): Codec<M> {
  const byKind = new Map(schemas.map((schema) => [schema.kind, schema]));
  const open = schemas.filter(({ all }) => all.length === 0);
  const print = (move: M): string => {
    const schema = byKind.get(move.kind);
    if (schema === undefined) throw new Error(`no move of kind ${move.kind} is declared`);
    return schema.print(move);
  };
  let byText: Map<string, M> | null = null;
  const texts = (): Map<string, M> => {
    const found = new Map<string, M>();
    for (const { all } of schemas) {
      for (const each of all) {
        const text = print(each);
        if (found.has(text)) throw new Error(`two moves are written "${text}"`);
        found.set(text, each);
      }
    }
    return found;
  };
  return {
    print,
    parse(text) {
      byText ??= texts(); // made when it is first needed: games that are only played never read a move
      const known = byText.get(text);
      if (known !== undefined) return known;
      for (const schema of open) {
        const read = schema.read(text);
        if (read !== null) return read;
      }
      return null;
    },
  };
}
