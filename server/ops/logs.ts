import { type DestinationStream, type Logger, pino } from 'pino';

/** Tokens of ours, and passwords within addresses: wherever they stand, they are not written down. */
const TOKEN = /[\w-]{43}/g;
const PASSWORD = /(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g;
const scrub = (text: string): string => text.replace(TOKEN, '[secret]').replace(PASSWORD, '$1:[secret]@');

/** An error as it is written down. What the database says about rows stays out: it holds what people entered. */
function told(error: unknown): object {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name: error.name, message: scrub(error.message), ...code, stack: scrub(error.stack ?? '') };
}

/** Structured logs: one JSON object a line. Requests are named by their route; neither headers nor bodies are logged. */
export const makeLogger = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: told },
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
