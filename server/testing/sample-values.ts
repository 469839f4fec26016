import type { JsonSchema } from '../http/api-reference/json-schemas.ts';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Texts for the patterns that a sample cannot be made from by its length alone. */
const PATTERN_SAMPLES: Readonly<Record<string, string>> = { '^[0-9a-f]{64}$': '0'.repeat(64) };

/** A small value that fits a schema of the published description, whose definitions are given. */
export function sampleOf(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): unknown {
  const sample = (inner: unknown): unknown => (isSchema(inner) ? sampleOf(inner, definitions) : null);
  const { $ref, const: constant, enum: values, anyOf, oneOf, type, properties, required, pattern, format } = schema;
  if (typeof $ref === 'string') return sample(definitions[$ref.replace(/.*\//, '')]);
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  const choices = [anyOf, oneOf].find((each) => Array.isArray(each));
  if (Array.isArray(choices)) return sample(choices[0]);
  if (type === 'object') {
    const fields = isSchema(properties) ? properties : {};
    const needed = Array.isArray(required) ? required.map(String) : [];
    return Object.fromEntries(needed.map((name) => [name, sample(fields[name])]));
  }
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(Number(schema.minimum ?? 0), 0);
  if (format === 'uri') return 'https://example.org/';
  if (typeof pattern === 'string' && pattern in PATTERN_SAMPLES) return PATTERN_SAMPLES[pattern];
  return type === 'string' ? 'x'.repeat(Number(schema.minLength ?? 1)) : null;
}
