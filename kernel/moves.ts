import type { Codec, Kinded, MoveForm, Rng } from './contract.ts';
import { type MoveField, randomItem } from './fields.ts';

/**
 * A move is declared once: its kind, its fields and its notation. The declaration provides its
 * type, its shared constants, its codec and the arbitrary moves that law 2 tries.
 *
 *     export const MOVES = declareMoves({
 *       roll: defineMove('roll'),
 *       ship: defineMove('ship {edge}', { edge: indexField(EDGE_COUNT) }),
 *     });
 *     export type Move = MoveOf<typeof MOVES>;
 */

/** The declaration of one kind of move. */
export interface MoveSchema<M extends Kinded> {
  readonly kind: M['kind'];
  /**
   * Every move of the kind, made once and shared, so that listing costs no memory and moves can be compared by
   * identity. The order is mixed radix: the last field runs fastest. Empty when a field is parsed, not listed.
   */
  readonly all: readonly M[];
  /** A move with these values that is not one of `all`: for parsed kinds, for instance in a menu. */
  make(values: Omit<M, 'kind'>): M;
  print(move: M): string;
  /** For parsed kinds: the move with this text, or null. Moves of the other kinds are looked up by their text. */
  parse(text: string): M | null;
  any(rng: Rng): M;
  readonly form: MoveForm;
}

type FieldValues = Readonly<Record<string, unknown>>;
type MoveFields = Readonly<Record<string, MoveField<unknown>>>;
type FieldValuesOf<F extends MoveFields> = { readonly [P in keyof F]: F[P] extends MoveField<infer V> ? V : never };
/** The names in braces. */
type PlaceholderNames<S extends string> = S extends `${string}{${infer N}}${infer R}` ? N | PlaceholderNames<R> : never;
/** A move of this kind with these values. */
type MoveWithKind<K, V> = { readonly [P in 'kind' | keyof V]: P extends 'kind' ? K : V[P & keyof V] };

/** How the moves of a kind are made and written, independent of its name. */
interface MoveWriting {
  readonly listed: readonly FieldValues[];
  print(values: FieldValues): string;
  /** For kinds whose moves are not listed. */
  readonly open: Pick<MoveField<FieldValues>, 'parse' | 'any'> | null;
  readonly form: MoveForm;
}

/** A kind of move without its name. */
export interface MoveTemplate<V> {
  readonly writing: MoveWriting;
  readonly values?: V; // for the compiler alone
}

export type MoveSchemas<S> = {
  readonly [K in keyof S]: S[K] extends MoveTemplate<infer V> ? MoveSchema<MoveWithKind<K & string, V>> : never;
};

/** The moves of a declaration: a union by kind. */
export type MoveOf<S> = { [K in keyof S]: S[K] extends MoveSchema<infer M> ? M : never }[keyof S];

/** Every combination of one value per field, the last field running fastest. */
function fieldCombinations(fields: MoveFields): FieldValues[] {
  let found: FieldValues[] = [{}];
  for (const [name, { values }] of Object.entries(fields)) {
    found = found.flatMap((chosen) => (values ?? []).map((value) => ({ ...chosen, [name]: value })));
  }
  return found;
}

/** By field: every value as it is written. */
const fieldTexts = (fields: MoveFields): MoveForm['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { values, print }]) => [name, values?.map((value) => print(value)) ?? null]),
  );

/** A text with named fields in braces, ready to print and to parse. */
class TextTemplate {
  readonly #words: readonly string[]; // before each field, and after the last
  readonly #names: readonly string[];
  readonly #fields: MoveFields;
  readonly #pattern: RegExp;

  constructor(text: string, fields: MoveFields) {
    const parts = text.split(/\{(.+?)\}/);
    this.#words = parts.filter((_, i) => i % 2 === 0);
    this.#names = parts.filter((_, i) => i % 2 === 1);
    this.#fields = fields;
    const named = [...this.#names].sort().join();
    if (named !== Object.keys(fields).sort().join()) throw new Error(`"${text}" does not name each of its fields once`);
    this.#pattern = new RegExp(`^${this.#words.join('(\\S+)')}$`);
  }

  print(values: FieldValues): string {
    let text = this.#words[0] ?? '';
    for (let i = 0; i < this.#names.length; i++) {
      const name = this.#names[i] ?? '';
      const said = this.#fields[name]?.print(values[name]) ?? '';
      text = (said === '' ? text.trimEnd() : text + said) + (this.#words[i + 1] ?? '');
    }
    return text;
  }

  parse(text: string): FieldValues | null {
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

  any(rng: Rng): FieldValues {
    return Object.fromEntries(Object.entries(this.#fields).map(([name, field]) => [name, field.any(rng)]));
  }
}

/** A kind without fields; its text may differ from its name. */
export function defineMove(text: string): MoveTemplate<Record<never, never>>;
/**
 * A kind with this text, with a field for each name in braces. `only` leaves moves out; without it the index of a move
 * in `all` can be computed from its values.
 */
export function defineMove<S extends string, F extends Readonly<Record<PlaceholderNames<S>, MoveField<unknown>>>>(
  text: S,
  fields: F,
  only?: (values: FieldValuesOf<F>) => boolean,
): MoveTemplate<FieldValuesOf<F>>;
export function defineMove(
  text: string,
  fields: MoveFields = {},
  only?: (values: FieldValues) => boolean,
): MoveTemplate<FieldValues> {
  const template = new TextTemplate(text, fields);
  const isListed = Object.values(fields).every(({ values }) => values !== null);
  const all = isListed ? fieldCombinations(fields) : [];
  return {
    writing: {
      listed: only === undefined ? all : all.filter(only),
      print: (values) => template.print(values),
      open: isListed ? null : template,
      form: { text, fields: fieldTexts(fields), listed: [] },
    },
  };
}

/** A kind whose moves are listed one by one, each with its own text: where no template fits. */
export const listedMoves = <V extends FieldValues>(
  values: readonly V[],
  print: (values: V) => string,
): MoveTemplate<V> => ({
  writing: { listed: values, print, open: null, form: { text: null, fields: {}, listed: values.map(print) } },
});

/** Builds every move, key by key in the order of its fields, so that all moves of a kind have one shape in memory. */
function buildMove(kind: string, values: FieldValues): FieldValues & Kinded {
  return Object.freeze(Object.assign({}, { kind }, values));
}

function schemaOf(kind: string, { listed, print, open, form }: MoveWriting): MoveSchema<FieldValues & Kinded> {
  const all = listed.map((values) => buildMove(kind, values));
  return {
    kind,
    all,
    make: (values) => buildMove(kind, values),
    print,
    parse(text) {
      const values = open?.parse(text) ?? null;
      // Each move has exactly one text; any other spelling is rejected.
      return values !== null && print(values) === text ? buildMove(kind, values) : null;
    },
    any: (rng) => (open === null ? randomItem(all, rng) : buildMove(kind, open.any(rng))),
    form,
  };
}

/** Names each kind. */
export function declareMoves<S extends Readonly<Record<string, MoveTemplate<unknown>>>>(forms: S): MoveSchemas<S> {
  const schemas = Object.entries(forms).map(([kind, { writing }]) => [kind, schemaOf(kind, writing)]);
  // The type of a form lists its values; they are created by name, which the compiler cannot follow.
  return Object.fromEntries(schemas) as MoveSchemas<S>;
}

/** Moves as text: one text for each move, and one move for each text. Listed moves are looked up, the others parsed. */
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
      byText ??= texts(); // made on first use: games that are only played never parse a move
      const known = byText.get(text);
      if (known !== undefined) return known;
      for (const schema of open) {
        const read = schema.parse(text);
        if (read !== null) return read;
      }
      return null;
    },
  };
}
