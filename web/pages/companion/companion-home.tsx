import { findGame, GAMES } from '@orrery/catalog';
import { use, useCallback } from 'react';
import { Link } from '../../app/link.tsx';
import { useLoaded } from '../../app/loaded.ts';
import { Page } from '../../app/page.tsx';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { canStayAwake, STAY_AWAKE } from '../../companion/awake.ts';
import { Switch } from '../../companion/controls/switch.tsx';
import { notesDatabase } from '../../companion/storage/use-notes.ts';
import { useCompanionTexts } from '../../companion/texts.ts';
import { TOOL_ICONS } from '../../companion/tools.ts';
import { LanguageContext } from '../../texts/language.ts';
import { toolsOf } from './tools-of.ts';

/** The games with companion tools. */
export function CompanionHome() {
  const say = useCompanionTexts();
  const language = use(LanguageContext);
  return (
    <Page title={say('title')} heading={say('title')}>
      <p className="companion-intro">{say('intro')}</p>
      <ul className="companion-boxes">
        {GAMES.filter(({ id }) => toolsOf(id).length > 0).map(({ id, name, rules, year }) => (
          <li key={id} className="panel">
            <h2>
              <Link to={{ page: 'companion', game: id, tool: null }}>{name[language]}</Link>
            </h2>
            <p className="muted">{say('box', { rules: rules[language], year: String(year) })}</p>
            <ToolLinks game={id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Links to the tools of a game, by name. */
function ToolLinks({ game }: { readonly game: string }) {
  const say = useCompanionTexts();
  const name = findGame(game)?.name[use(LanguageContext)] ?? game;
  return (
    <ul className="companion-ways">
      {toolsOf(game).map((tool) => (
        <li key={tool}>
          <Link
            to={{ page: 'companion', game, tool }}
            className="btn"
            aria-label={say('tool.of', { tool: say(`tool.${tool}`), game: name })}
          >
            <GameIcon name={TOOL_ICONS[tool]} />
            {say(`tool.${tool}.short`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The tools of one game with their descriptions. */
export function GameTools({ game }: { readonly game: string }) {
  const say = useCompanionTexts();
  const name = findGame(game)?.name[use(LanguageContext)] ?? game;
  const keeps = useLoaded(useCallback(() => notesDatabase.isPersistent(), []));
  return (
    <Page title={say('title.of', { game: name })} heading={say('title.of', { game: name })}>
      <ul className="companion-tools">
        {toolsOf(game).map((tool) => (
          <li key={tool}>
            <Link to={{ page: 'companion', game, tool }} className="panel companion-tool">
              <GameIcon name={TOOL_ICONS[tool]} size="xl" />
              <span>
                <b>{say(`tool.${tool}`)}</b>
                <span>{say(`tool.${tool}.about`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {canStayAwake() && <Switch of={STAY_AWAKE} name={say('awake')} />}
      <p className="muted companion-note">{keeps.state === 'ready' && !keeps.value ? say('unkept') : say('kept')}</p>
      <p className="companion-ways">
        <Link to={{ page: 'companion', game: null, tool: null }} className="btn quiet">
          {say('others')}
        </Link>
        <Link to={{ page: 'almanac', game, entry: null }} className="btn quiet">
          <GameIcon name="almanac" />
          {say('rules')}
        </Link>
      </p>
    </Page>
  );
}
