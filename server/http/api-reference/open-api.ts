import { API_VERSION } from '@orrery/protocol/api';
import { problemResponseSchema } from '@orrery/protocol/schemas';
import { z } from 'zod';
import type { PublishedRoute } from '../describe-route.ts';
import { type JsonSchema, JsonSchemas } from './json-schemas.ts';

const JSON_TYPE = 'application/json';
/** The cookie of a session, or the token of a bot. */
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'orrery', description: 'A guest or a member, in a browser.' },
  token: { type: 'http', scheme: 'bearer', description: 'A program, with the token that its owner has created.' },
} as const;

const CALLER_TEXTS: Readonly<Record<PublishedRoute['caller'], string>> = {
  anybody: 'For anybody.',
  person: 'For guests, members and bots.',
  human: 'For guests and members.',
  member: 'For members.',
  admin: 'For administrators who have confirmed their session by a second factor.',
  'admin without a second factor': 'For administrators, even before they have confirmed their session.',
};
const CALLER_SECURITY: Readonly<Record<PublishedRoute['caller'], readonly JsonSchema[]>> = {
  anybody: [{}, { session: [] }, { token: [] }],
  person: [{ session: [] }, { token: [] }],
  human: [{ session: [] }],
  member: [{ session: [] }],
  admin: [{ session: [] }],
  'admin without a second factor': [{ session: [] }],
};

/** A route in OpenAPI's form. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly JsonSchema[];
  readonly parameters: readonly JsonSchema[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: {
    readonly 200: { readonly description: string; readonly content: Content };
    readonly default: { readonly description: string; readonly content: Content };
  };
}
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** The part of OpenAPI 3.1 that describes this server. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: typeof SECURITY_SCHEMES;
  };
}

const PATH_PARAMETER = /:(\w+)/g;

function parametersOf({ path, query }: PublishedRoute): readonly JsonSchema[] {
  const inPath = [...path.matchAll(PATH_PARAMETER)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query === undefined ? {} : z.toJSONSchema(query, { io: 'input' });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** The guard in front of all routes refuses with a problem, whatever the route itself sends. */
function refusalSchemaOf(own: PublishedRoute['refusal'], schemas: JsonSchemas): JsonSchema {
  const problem = schemas.ofAnswer(problemResponseSchema);
  return own === undefined ? problem : { anyOf: [schemas.ofAnswer(own), problem] };
}

function operationOf(route: PublishedRoute, schemas: JsonSchemas): Operation {
  const { method, path, summary, caller, body, answer, mediaType = JSON_TYPE, refusal } = route;
  const words = path.split('/').filter((word) => word !== '');
  return {
    operationId: [method.toLowerCase(), ...words.map((word) => word.replace(':', 'by-'))].join('-'),
    tags: [words[0] ?? 'api'],
    summary,
    description: CALLER_TEXTS[caller],
    security: CALLER_SECURITY[caller],
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemas.ofRequest(body) } } } }),
    responses: {
      200: { description: 'Success.', content: { [mediaType]: { schema: schemas.ofAnswer(answer) } } },
      default: { description: 'A refusal.', content: { [JSON_TYPE]: { schema: refusalSchemaOf(refusal, schemas) } } },
    },
  };
}

/** The published description of these routes. */
export function openApiDocument(routes: readonly PublishedRoute[]): OpenApiDocument {
  const schemas = new JsonSchemas('#/components/schemas/');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(PATH_PARAMETER, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: API_VERSION,
      description:
        'The routes of a server. Requests that change something need the Origin of the server or a token. Bodies and ' +
        'answers are JSON unless a route says otherwise; at most 64 KB. Refusals are in the language of Accept-Language.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: schemas.definitions, securitySchemes: SECURITY_SCHEMES },
  };
}
