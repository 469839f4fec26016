import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { Result } from '@orrery/kernel';
import { z } from 'zod';
import type { GameDesk } from './desk.ts';

const textResult = (told: Result<string>): CallToolResult => ({
  content: [{ type: 'text', text: told.ok ? told.value : told.problem.text }],
  isError: !told.ok,
});

const gameId = z.string().describe('The number of the game, as join returned it. Without it, the one joined last.');

/** The tools of `orrery mcp`. */
export function mcpServerFor(desk: GameDesk, version: string): McpServer {
  const server = new McpServer(
    { name: 'orrery', version },
    { instructions: 'Plays space-trading games. Call list, then rules, then join; then move until the game is over.' },
  );
  server.registerTool(
    'list',
    { description: 'Lists the games that can be played, with their options, and those that you play.' },
    async () => textResult(await desk.list()),
  );
  server.registerTool(
    'rules',
    {
      description: 'The rules of a game in short.',
      inputSchema: z.object({ game: z.string().describe('The id of the game, as list shows it.') }),
    },
    async ({ game }) => textResult(await desk.rules(game)),
  );
  server.registerTool(
    'join',
    {
      description: 'Begins a game against bots, or sits down at a table of the server, and shows your first decision.',
      inputSchema: z.object({
        game: z.string().optional().describe('The id of a game, to play it on this machine against bots.'),
        seats: z.number().int().optional().describe('Number of seats; the fewest of the game without it.'),
        bots: z
          .string()
          .optional()
          .describe('The bots on the other seats, e.g. cadet,captain. The last takes the rest.'),
        options: z.array(z.string()).optional().describe('Options of the game, name=value each.'),
        seed: z.number().int().min(0).optional().describe('The same seed gives the same dice.'),
        table: z.string().optional().describe('The id of a table of the server, instead of a game.'),
      }),
    },
    async (request) => textResult(await desk.join(request)),
  );
  server.registerTool(
    'see',
    {
      description: 'Shows the position and your choices. It waits until you have to decide.',
      inputSchema: z.object({ id: gameId.optional() }),
    },
    async ({ id }) => textResult(await desk.see(id)),
  );
  server.registerTool(
    'move',
    {
      description: 'Makes a move, and shows your next decision. A move that the rules refuse changes nothing.',
      inputSchema: z.object({
        move: z.string().describe('The number of a choice, or a move in notation.'),
        id: gameId.optional(),
      }),
    },
    async ({ move, id }) => textResult(await desk.move(id, move)),
  );
  return server;
}
