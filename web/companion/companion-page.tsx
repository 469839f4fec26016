import { lazy } from 'react';
import { LostPage } from '../app/notice-page.tsx';
import { Bench } from './bench.tsx';
import { Shelf, Workbox } from './shelf.tsx';
import { type Tool, toolsOf } from './tools.ts';
import './companion.css';

const LOADED = {
  dice: lazy(async () => ({ default: (await import('./dice/dice-tool.tsx')).DiceTool })),
  shipDice: lazy(async () => ({ default: (await import('../games/ship/companion/dice/dice-tool.tsx')).ShipDiceTool })),
  shaker: lazy(async () => ({
    default: (await import('../games/starfarers/companion/shaker/shaker-tool.tsx')).ShakerTool,
  })),
  reader: lazy(async () => ({
    default: (await import('../games/starfarers/companion/reader/reader-tool.tsx')).ReaderTool,
  })),
  sectors: lazy(async () => ({
    default: (await import('../games/ship/companion/sectors/sectors-tool.tsx')).SectorsTool,
  })),
  points: lazy(async () => ({ default: (await import('./points/points-tool.tsx')).PointsTool })),
  start: lazy(async () => ({ default: (await import('./start/start-tool.tsx')).StartTool })),
};

/** The two games whose dice are no pair of one to six. */
const SHIPS: readonly string[] = ['starship', 'duel'];

const partOf = (game: string, tool: Tool) => (tool === 'dice' && SHIPS.includes(game) ? 'shipDice' : tool);

/** The companion of those with a box on the table: its games, the tools of a game, or one of them. */
export function CompanionPage({ game, tool }: { readonly game: string | null; readonly tool: string | null }) {
  if (game === null) return <Shelf />;
  const tools = toolsOf(game);
  if (tools.length === 0) return <LostPage />;
  if (tool === null) return <Workbox game={game} />;
  const chosen = tools.find((each) => each === tool);
  if (chosen === undefined) return <LostPage />;
  return <Bench key={`${game} ${chosen}`} game={game} tool={chosen} Part={LOADED[partOf(game, chosen)]} />;
}
