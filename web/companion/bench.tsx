import { findGame } from '@orrery/catalog';
import { type ComponentType, Suspense, use } from 'react';
import { Link } from '../app/link.tsx';
import { GameIcon } from '../art/icons/game-icon.tsx';
import { Mark } from '../art/icons.tsx';
import { LanguageContext } from '../texts/language.ts';
import { useAwake } from './awake.ts';
import type { Box } from './box.ts';
import { BOXES } from './boxes/boxes.ts';
import { useCompanion } from './texts.ts';
import { TOOL_ICONS, type Tool, toolsOf } from './tools.ts';

export interface ToolProps {
  readonly box: Box;
}

const boxes = new Map<string, Promise<Box>>();

function loadBox(game: string): Promise<Box> {
  const known = boxes.get(game) ?? BOXES[game]?.() ?? Promise.reject(new Error(`no box of ${game}`));
  boxes.set(game, known);
  return known;
}

interface BenchProps {
  readonly game: string;
  readonly tool: Tool;
  readonly Part: ComponentType<ToolProps>;
}

/** One tool in use: its name, itself, and below it, where a thumb reaches, the way to the others. */
export function Bench({ game, tool, Part }: BenchProps) {
  const say = useCompanion();
  const name = findGame(game)?.name[use(LanguageContext)] ?? game;
  useAwake();
  return (
    <div className="companion" data-game={game}>
      <title>{`${say(`tool.${tool}`)} · ${name} · Orrery`}</title>
      <header className="companion-head">
        <Link
          to={{ page: 'companion', game, tool: null }}
          className="companion-home"
          aria-label={say('title.of', { game: name })}
        >
          <Mark />
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
          <Laid game={game} Part={Part} />
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

/** The tool once its box is there. */
function Laid({ game, Part }: Pick<BenchProps, 'game' | 'Part'>) {
  return <Part box={use(loadBox(game))} />;
}
