import * as requests from '@orrery/protocol/api';
import * as messages from '@orrery/protocol/schemas';
import { z } from 'zod';
import type { AnySchema } from '../describe-route.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;
/** Whether a message is sent to the server, where fields with a default may be left out, or by it. */
type Direction = 'input' | 'output';

/** Exported schemas have a name: `TableSummary` for `tableSummarySchema`. */
const nameOf = (exported: string): string =>
  exported.replace(/Schema$/, '').replace(/^./, (first) => first.toUpperCase());

export function namedSchemas(): ReadonlyMap<AnySchema, string> {
  const found = new Map<AnySchema, string>();
  for (const [exported, value] of [...Object.entries(requests), ...Object.entries(messages)]) {
    if (value instanceof z.core.$ZodType) found.set(value, nameOf(exported));
  }
  return found;
}

const UNNAMED = 'unnamed';
const REFERENCE = /"\$ref":"[^"]*\/(\w+)"/g;

/** The JSON Schema of messages: each exported one once, and a reference wherever it is used. */
export class JsonSchemas {
  readonly #prefix: string;
  readonly #names = namedSchemas();
  readonly #converted = new Map<Direction, Readonly<Record<string, JsonSchema>>>();
  readonly #used = new Map<string, JsonSchema>();

  /** `prefix`: where the document keeps the named schemas, such as `#/$defs/`. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** A message that somebody sends to the server. */
  ofRequest(schema: AnySchema): JsonSchema {
    return this.#of(schema, 'input');
  }

  /** A message that the server sends: it has the named fields and no others. */
  ofAnswer(schema: AnySchema): JsonSchema {
    return this.#of(schema, 'output');
  }

  /** The named schemas that were used. */
  get definitions(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#used].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #of(schema: AnySchema, direction: Direction): JsonSchema {
    const name = this.#names.get(schema);
    if (name === undefined) {
      const own = this.#convert([...this.#names, [schema, UNNAMED]], direction)[UNNAMED] ?? {};
      this.#useReferences(own, direction);
      return own;
    }
    this.#use(name, direction);
    return { $ref: `${this.#prefix}${name}` };
  }

  #use(name: string, direction: Direction): void {
    const known = this.#converted.get(direction) ?? this.#convert([...this.#names], direction);
    this.#converted.set(direction, known);
    const schema = known[name];
    if (schema === undefined || this.#used.has(name)) return;
    this.#used.set(name, schema);
    this.#useReferences(schema, direction);
  }

  #useReferences(schema: JsonSchema, direction: Direction): void {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(REFERENCE)) this.#use(name, direction);
  }

  #convert(named: readonly (readonly [AnySchema, string])[], io: Direction): Readonly<Record<string, JsonSchema>> {
    const registry = z.registry<{ id: string }>();
    for (const [schema, id] of named) registry.add(schema, { id });
    const { schemas } = z.toJSONSchema(registry, { uri: (id) => `${this.#prefix}${id}`, io, unrepresentable: 'any' });
    return Object.fromEntries(Object.entries(schemas).map(([id, { $id, $schema, ...rest }]) => [id, rest]));
  }
}
