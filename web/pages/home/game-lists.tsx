import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import type { GameSummary } from '../../session/library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { HomeNotice } from './notice.tsx';
import { SavedGameCard } from './table-card.tsx';
import { HOME_TEXTS } from './texts.ts';

const FINISHED_SHOWN = 6;

interface GameListsProps {
  readonly games: readonly GameSummary[];
  readonly onNotice: (notice: HomeNotice | null) => void;
}

/** The games on this device: those that are played, and those that are over. */
export function GameLists({ games, onNotice }: GameListsProps) {
  const [doomed, setDoomed] = useState<GameSummary | null>(null);
  const running = games.filter(({ places }) => places === null);
  const finished = games.filter(({ places }) => places !== null);
  const cards = (list: readonly GameSummary[]) =>
    list.map((game) => (
      <li key={game.id}>
        <SavedGameCard kept={game} onDelete={() => setDoomed(game)} onNotice={onNotice} />
      </li>
    ));
  return (
    <>
      {running.length > 0 && <ul className="table-cards">{cards(running)}</ul>}
      {finished.length > 0 && <Finished games={finished} isOpen={running.length === 0} cards={cards} />}
      <DeleteDialog kept={doomed} onDone={() => setDoomed(null)} />
    </>
  );
}

interface FinishedProps {
  readonly games: readonly GameSummary[];
  readonly isOpen: boolean;
  readonly cards: (list: readonly GameSummary[]) => ReactNode;
}

function Finished({ games, isOpen, cards }: FinishedProps) {
  const say = useTranslate(HOME_TEXTS);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? games : games.slice(0, FINISHED_SHOWN);
  return (
    <details className="finished" open={isOpen}>
      <summary>
        <Icon name="replay" />
        {say('tables.finished')} <span className="muted">{say('tables.finished.count', { n: games.length })}</span>
      </summary>
      <ul className="table-cards">{cards(shown)}</ul>
      {shown.length < games.length && (
        <button type="button" className="btn small" onClick={() => setWhole(true)}>
          {say('tables.more', { n: games.length })}
        </button>
      )}
    </details>
  );
}
