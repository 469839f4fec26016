import { LostPage } from '../../app/notice-page.tsx';
import { Bench } from './bench.tsx';
import { Shelf, Workbox } from './shelf.tsx';
import { toolsOf } from './tools-of.ts';
import '../../companion/companion.css';

/** The companion of those with a box on the table: its games, the tools of a game, or one of them. */
export function CompanionPage({ game, tool }: { readonly game: string | null; readonly tool: string | null }) {
  if (game === null) return <Shelf />;
  const tools = toolsOf(game);
  if (tools.length === 0) return <LostPage />;
  if (tool === null) return <Workbox game={game} />;
  const chosen = tools.find((each) => each === tool);
  if (chosen === undefined) return <LostPage />;
  return <Bench key={`${game} ${chosen}`} game={game} tool={chosen} />;
}
