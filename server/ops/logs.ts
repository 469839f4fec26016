import { type DestinationStream, type Logger, pino } from 'pino';

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

/** Structured logs: one JSON object per line. Requests are named by route; neither headers nor bodies are logged. */
export const makeLogger = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
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
