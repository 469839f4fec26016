import type { Hono } from 'hono';
import { z } from 'zod';
import type { JsonSchema } from '../http/api-reference/json-schemas.ts';
import { type OpenApiDocument, type Operation, openApiDocument } from '../http/api-reference/open-api.ts';
import { publishedRoutes } from '../http/describe-route.ts';
import type { ApiEnv } from '../http/handlers.ts';

/** A route as a client finds it in the published description. */
export interface PublishedOperation {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly operation: Operation;
}

const mismatch = (what: string, text: string, error: z.ZodError): Error =>
  new Error(`${what} does not fit its published schema: ${z.prettifyError(error)}\n${text.slice(0, 500)}`);

/** The description that a server publishes, by which a client checks what the server answers. */
export class PublishedApi {
  readonly operations: readonly (PublishedOperation & { readonly pattern: RegExp })[];
  readonly #definitions: Readonly<Record<string, JsonSchema>>;
  readonly #schemas = new Map<string, z.ZodType>();

  constructor({ paths, components }: OpenApiDocument) {
    this.#definitions = components.schemas;
    this.operations = Object.entries(paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
      })),
    );
  }

  /** The route of a request; undefined: nobody has described it. */
  find(method: string, address: string): PublishedOperation | undefined {
    const path = address.replace(/\?.*/, '');
    const fitting = this.operations.filter((each) => each.method === method && each.pattern.test(path));
    return fitting.find((each) => each.path === path) ?? fitting[0]; // `/tables/mine` before `/tables/{id}`
  }

  /** A schema that reads what the document describes. */
  schemaOf(described: JsonSchema): z.ZodType {
    const key = JSON.stringify(described);
    const known = this.#schemas.get(key);
    if (known !== undefined) return known;
    const local = JSON.parse(
      JSON.stringify({ ...described, $defs: this.#definitions }).replaceAll('#/components/schemas/', '#/$defs/'),
    );
    const made = z.fromJSONSchema(local);
    this.#schemas.set(key, made);
    return made;
  }

  /** Throws unless a response is what the description says of its route. */
  checkResponse(method: string, address: string, status: number, text: string): void {
    if (status === 304) return;
    const found = this.find(method, address);
    const what = `${method} ${address} (${status})`;
    if (found === undefined && status < 300) throw new Error(`${what} is not described: mount it with describeRoute`);
    const { responses } = found?.operation ?? {};
    const content = status < 300 ? responses?.[200].content : (responses?.default.content ?? null);
    const described = content === null ? PROBLEM : content?.['application/json']?.schema;
    if (described === undefined) return; // not JSON: a log, a page, a stream of lines
    const read = this.schemaOf(described).safeParse(JSON.parse(text));
    if (!read.success) throw mismatch(what, text, read.error);
  }
}

/** The description of a server that runs in this process. */
const OWN = new WeakMap<object, PublishedApi>();
export function publishedApiOf(api: Pick<Hono<ApiEnv>, 'routes'>): PublishedApi {
  const known = OWN.get(api) ?? new PublishedApi(openApiDocument(publishedRoutes(api.routes).routes));
  OWN.set(api, known);
  return known;
}

/** The description of the server at an address. */
const REMOTE = new Map<string, PublishedApi>();
export async function publishedApiAt(url: string): Promise<PublishedApi> {
  const known = REMOTE.get(url) ?? new PublishedApi(await (await fetch(`${url}/api/openapi.json`)).json());
  REMOTE.set(url, known);
  return known;
}

const PROBLEM: JsonSchema = { $ref: '#/components/schemas/ProblemResponse' };
