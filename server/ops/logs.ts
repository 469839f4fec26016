import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from '../http/request-id.ts';

/** Session and bot tokens, and passwords within URLs, are never logged. */
const TOKEN_PATTERN = /[\w-]{43}/g;
const URL_PASSWORD_PATTERN = /(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g;
const redactSecrets = (text: string): string =>
  text.replace(TOKEN_PATTERN, '[secret]').replace(URL_PASSWORD_PATTERN, '$1:[secret]@');

/** An error as it is logged. The database's details about rows are left out: they contain what people entered. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: redactSecrets(String(error)) };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name: error.name, message: redactSecrets(error.message), ...code, stack: redactSecrets(error.stack ?? '') };
}

/** The parts of the server that write logs. */
export type LogComponent =
  | 'api'
  | 'cleanup'
  | 'lobby'
  | 'notify'
  | 'play'
  | 'review'
  | 'server'
  | 'sockets'
  | 'tournaments'
  | 'warm-up';

/** The logger of a part of the server: no line is written without its component. */
export type ComponentLoggers = (component: LogComponent) => Logger;

/**
 * Structured logs: one JSON object per line, with its component and, inside a request, the request's id. Neither
 * addresses nor headers nor bodies are logged.
 */
export function makeLoggers(level: string, destination: DestinationStream): ComponentLoggers {
  const root = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      redact: {
        paths: [
          'cookie',
          'authorization',
          'password',
          'token',
          'headers',
          'body',
          '*.cookie',
          '*.authorization',
          '*.password',
          '*.token',
        ],
        censor: '[secret]',
      },
    },
    destination,
  );
  return (component) => root.child({ component });
}
