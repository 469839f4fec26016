import { findGame } from '@orrery/catalog';
import { type ComponentType, lazy, Suspense, use } from 'react';
import { Link } from '../../app/link.tsx';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { LogoMark } from '../../art/icons.tsx';
import { useScreenWakeLock } from '../../companion/awake.ts';
import { useCompanionTexts } from '../../companion/texts.ts';
import { type CompanionKit, TOOL_ICONS, type Tool, type ToolProps } from '../../companion/tools.ts';
import { findKit } from '../../games/index.ts';
import { LanguageContext } from '../../texts/language.ts';
import { toolsOf } from './tools-of.ts';

/** The tools that games share. */
const SHARED_TOOLS: Readonly<Partial<Record<Tool, ComponentType<ToolProps>>>> = {
  dice: lazy(async () => ({ default: (await import('../../companion/dice/dice-tool.tsx')).DiceTool })),
  points: lazy(async () => ({ default: (await import('../../companion/points/points-tool.tsx')).PointsTool })),
  start: lazy(async () => ({ default: (await import('../../companion/start/start-tool.tsx')).StartTool })),
};

const kitCache = new Map<string, Promise<CompanionKit>>();

function loadCompanion(game: string): Promise<CompanionKit> {
  const nobody = () => Promise.reject(new Error(`${game} has no companion`));
  const known = kitCache.get(game) ?? (findKit(game)?.companion?.load ?? nobody)();
  kitCache.set(game, known);
  return known;
}

interface ToolPageProps {
  readonly game: string;
  readonly tool: Tool;
}

/** One tool: its name, its content, and below it, within reach of a thumb, links to the others. */
export function ToolPage({ game, tool }: ToolPageProps) {
  const say = useCompanionTexts();
  const name = findGame(game)?.name[use(LanguageContext)] ?? game;
  useScreenWakeLock();
  return (
    <div className="companion" data-game={game}>
      <title>{`${say(`tool.${tool}`)} · ${name} · Orrery`}</title>
      <header className="companion-head">
        <Link
          to={{ page: 'companion', game, tool: null }}
          className="companion-home"
          aria-label={say('title.of', { game: name })}
        >
          <LogoMark />
        </Link>
        <span className="companion-title">
          <span className="companion-game">{name}</span>
          <h1>{say(`tool.${tool}`)}</h1>
        </span>
        <Link to={{ page: 'settings' }} className="icon-button" aria-label={say('settings')}>
          <GameIcon name="settings" size="l" />
        </Link>
      </header>
      <main className="companion-main">
        <Suspense
          fallback={
            <p role="status" className="muted">
              {say('loading')}
            </p>
          }
        >
          <LoadedTool game={game} tool={tool} />
        </Suspense>
      </main>
      <nav className="companion-nav" aria-label={say('tools')}>
        {toolsOf(game).map((each) => (
          <Link
            key={each}
            to={{ page: 'companion', game, tool: each }}
            {...(each === tool && { 'aria-current': 'page' as const })}
          >
            <GameIcon name={TOOL_ICONS[each]} size="l" />
            <span>{say(`tool.${each}.short`)}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** The tool once the game's data is loaded. */
function LoadedTool({ game, tool }: ToolPageProps) {
  const { box, tools, start } = use(loadCompanion(game));
  const Part = tools?.[tool] ?? SHARED_TOOLS[tool];
  return Part && <Part box={box} start={start} />;
}
