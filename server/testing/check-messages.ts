import { isDeepStrictEqual } from 'node:util';
import {
  adminStatsResponseSchema,
  autoAnswersResponseSchema,
  blocksResponseSchema,
  brokenGamesResponseSchema,
  emptyResponseSchema,
  factorStatusResponseSchema,
  lobbyMessageSchema,
  mailConfirmedResponseSchema,
  mailResponseSchema,
  meResponseSchema,
  networkResponseSchema,
  newFactorResponseSchema,
  parseJson,
  passkeyChallengeResponseSchema,
  peopleResponseSchema,
  problemResponseSchema,
  profileResponseSchema,
  pushKeyResponseSchema,
  reportsResponseSchema,
  resetLinkResponseSchema,
  serverMessageSchema,
  sessionsResponseSchema,
  tableResponseSchema,
  tablesResponseSchema,
  tokensResponseSchema,
  webhookResponseSchema,
} from '@orrery/protocol/schemas';

type Schema = Parameters<typeof parseJson>[0];

/** The schema of each route's success, the first that fits; null: not JSON, or the bot protocol. */
const RESPONSES: readonly (readonly [route: RegExp, schema: Schema | null])[] = [
  [/^\w+ \/bots\/[^/]+$/, null],
  [/^GET \/tables\/[^/]+\/log$/, null],
  [/^\w+ \/me$|^POST \/(account(\/password)?|sign-in|sign-out|admin\/claim|password-reset)$/, meResponseSchema],
  [/^POST \/second-factor\/(finish|confirm)$|^POST \/passkeys\/(register|sign-in)\/finish$/, meResponseSchema],
  [/^POST \/passkeys\/(register|sign-in)\/begin$/, passkeyChallengeResponseSchema],
  [/^GET \/second-factor$/, factorStatusResponseSchema],
  [/^POST \/second-factor\/begin$/, newFactorResponseSchema],
  [/^GET \/sessions$/, sessionsResponseSchema],
  [/^(GET|PUT) \/mail$|^PUT \/mail\/pace$/, mailResponseSchema],
  [/^POST \/mail\/confirm$/, mailConfirmedResponseSchema],
  [/^GET \/blocks$/, blocksResponseSchema],
  [/^GET \/people\/[^/]+$/, profileResponseSchema],
  [/^(GET|POST) \/tokens$/, tokensResponseSchema],
  [/^GET \/network$|^POST \/network\/open$/, networkResponseSchema],
  [/^GET \/push\/key$/, pushKeyResponseSchema],
  [/^(GET|PUT) \/webhook$/, webhookResponseSchema],
  [/^DELETE \/webhook$|^POST \/notify\/try$/, emptyResponseSchema],
  [/^GET \/admin$/, adminStatsResponseSchema],
  [/^GET \/admin\/people$/, peopleResponseSchema],
  [/^GET \/admin\/reports$/, reportsResponseSchema],
  [/^GET \/admin\/games$/, brokenGamesResponseSchema],
  [/^POST \/admin\/people\/[^/]+\/password-reset$/, resetLinkResponseSchema],
  [/^(GET|PUT) \/tables\/[^/]+\/auto-answers$/, autoAnswersResponseSchema],
  [/^GET \/tables$/, tablesResponseSchema],
  [/^POST \/tables(\/[^/]+\/[\w-]+)?$|^GET \/tables\/[^/]+$|^PUT \/tables\/[^/]+\/terms$/, tableResponseSchema],
  [/^(PUT|DELETE) \/people\/[^/]+\/(mute|block)$|^POST \/people\/[^/]+\/report$/, emptyResponseSchema],
  [/^DELETE \/(sessions|passkeys|tokens)\/[^/]+$|^(PUT|DELETE) \/push$/, emptyResponseSchema],
  [/^POST \/password-reset\/request$|^PATCH \/admin\/people\/[^/]+$/, emptyResponseSchema],
  [/^POST \/admin\/(reports\/[^/]+\/resolve|games\/[^/]+\/(end|restore))$/, emptyResponseSchema],
];

/** The schema of a route below /api; undefined: none is known. */
export const responseSchemaOf = (method: string, path: string): Schema | null | undefined =>
  RESPONSES.find(([route]) => route.test(`${method} ${path.replace(/\?.*/, '')}`))?.[1];

/** Throws unless a text is exactly what its schema describes: nothing is missing, and nothing is there that it drops. */
function checkText(schema: Schema, text: string, what: string): void {
  const read = parseJson<unknown>(schema, text);
  if (read === null || !isDeepStrictEqual(read, JSON.parse(text))) {
    throw new Error(`${what} does not fit its schema: ${text.slice(0, 500)}`);
  }
}

/** Checks what the server answered at a path below /api as the pages read it. */
export function checkResponse(method: string, path: string, status: number, text: string): void {
  const schema = responseSchemaOf(method, path);
  if (schema === null || status === 304) return;
  if (status >= 300) checkText(problemResponseSchema, text, `${method} ${path} (${status})`);
  else if (schema === undefined) throw new Error(`${method} ${path} has no schema`);
  else checkText(schema, text, `${method} ${path}`);
}

/** Checks a message of a socket at this path as the pages read it. */
export function checkMessage(path: string, text: string): void {
  if (path.startsWith('/live/bots/')) return;
  checkText(path.startsWith('/live/lobby') ? lobbyMessageSchema : serverMessageSchema, text, path);
}
