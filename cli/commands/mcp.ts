import { LANGUAGES } from '@orrery/catalog';
import { errResult, okResult, quote } from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { choiceFlag, textFlag } from '../flags.ts';
import { GameDesk } from '../mcp/desk.ts';
import { ServerClient } from '../mcp/server-table.ts';
import manifest from '../package.json' with { type: 'json' };

/** The variable with the token of a program; it is no flag, because other people can see the flags of a process. */
const TOKEN_VARIABLE = 'ORRERY_TOKEN';

export const mcpCommand = defineCommand({
  name: 'mcp',
  summary: 'Lets language models play: a server of the Model Context Protocol on standard input and output.',
  about: [
    'Tools: list, rules, join, see and move. Games are played on this machine against built-in bots; with --server also\n' +
      `at the tables of a server, as the program whose token is in ${TOKEN_VARIABLE} (POST /api/tokens makes one).`,
  ],
  examples: ['orrery mcp', `${TOKEN_VARIABLE}=… orrery mcp --server https://games.example.org`],
  operands: {},
  flags: {
    server: textFlag('URL', 'also play at the tables of this server'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of all texts: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, { server: url, language }) {
    const token = world.environment[TOKEN_VARIABLE] ?? '';
    if (url !== null && !URL.canParse(url))
      return errResult('cli.server', { url }, `--server must be an address, not ${quote(url)}`);
    if (url !== null && token === '') {
      return errResult('cli.token', {}, `--server needs the token of a program in ${TOKEN_VARIABLE}`);
    }
    const quit = new AbortController();
    const client = url === null ? null : new ServerClient({ url, token, signal: quit.signal });
    const desk = new GameDesk(world.games, language, client);
    // Loaded for this command only: every other one starts sooner without it.
    const [{ serveStdio }, { mcpServerFor }] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../mcp/tools.ts'),
    ]);
    serveStdio(() => mcpServerFor(desk, manifest.version));
    await new Promise<void>((resolve) => process.stdin.once('end', resolve));
    quit.abort();
    return okResult(EXIT_CODES.fine);
  },
});
