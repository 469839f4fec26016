import { NotFoundPage } from '../../app/notice-page.tsx';
import { CompanionHome, GameTools } from './companion-home.tsx';
import { ToolPage } from './tool-page.tsx';
import { toolsOf } from './tools-of.ts';
import '../../companion/companion.css';

/** The companion for the physical games: the list of games, the tools of a game, or one tool. */
export function CompanionPage({ game, tool }: { readonly game: string | null; readonly tool: string | null }) {
  if (game === null) return <CompanionHome />;
  const tools = toolsOf(game);
  if (tools.length === 0) return <NotFoundPage />;
  if (tool === null) return <GameTools game={game} />;
  const chosen = tools.find((each) => each === tool);
  if (chosen === undefined) return <NotFoundPage />;
  return <ToolPage key={`${game} ${chosen}`} game={game} tool={chosen} />;
}
