import type { Game, Kinded, Wording } from '@orrery/kernel';
import type { Texts } from '@orrery/words';
import { type ReactNode, useContext, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { BoardHost } from './board-host.tsx';
import type { Furniture } from './furniture.ts';
import { Live } from './live.tsx';
import { Log } from './log.tsx';
import { Dock, PanelBox, RowPanels } from './panels.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { SeatColumn, SeatStrip } from './seats.tsx';
import { TABLE_TEXTS } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useHelm } from './use-helm.ts';
import { type TextsLoader, useGameTexts } from './use-texts.ts';
import { useMeasuredWidth, WidthContext } from './use-width.ts';
import './table.css';

export interface TableProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  /** How the game's texts come; absent: from the catalog. */
  readonly texts?: TextsLoader;
  /** What stands in place of the prompt bar where one only watches: the transport of a replay. */
  readonly transport?: ReactNode;
}

/** A table at which any game is played: the frame, furnished by the game. */
export function Table<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: TableProps<T, H, B, M, E, O, K>) {
  const language = useContext(LanguageContext);
  const speak = useSpeak(TABLE_TEXTS);
  const { id: game, edition } = props.game;
  const loaded = useGameTexts({ game, edition, language, load: props.texts });
  if (loaded === null) {
    return (
      <p className="table-waits" role="status">
        {speak('waiting')}
      </p>
    );
  }
  return <SetTable {...props} loaded={loaded} />;
}

function SetTable<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  wording,
  furniture,
  session,
  transport,
  loaded,
}: TableProps<T, H, B, M, E, O, K> & { readonly loaded: Texts }) {
  const helm = useHelm({ rules: game, voice: wording, furniture, session }, loaded);
  const width = useMeasuredWidth();
  const [isText, setText] = useState(false);
  return (
    <WidthContext value={width}>
      <div className="table" data-width={width} data-game={game.id}>
        <TopBar helm={helm} isText={isText} hasCoach={false} onText={() => setText(!isText)} menu={null} />
        {width === 'narrow' ? <SeatStrip helm={helm} /> : <SeatColumn helm={helm} />}
        <main className="table-main">
          <BoardHost helm={helm} hinted={null} />
          {transport ?? <PromptBar helm={helm} />}
          {width === 'narrow' && <RowPanels helm={helm} />}
        </main>
        {width === 'wide' && (
          <aside className="side-column">
            {furniture.panels
              .filter(({ place }) => place === 'side')
              .map((panel) => (
                <PanelBox key={panel.key} helm={helm} panel={panel} />
              ))}
            <Log helm={helm} />
          </aside>
        )}
        {width !== 'narrow' && <Dock helm={helm} />}
        <Live helm={helm} />
      </div>
    </WidthContext>
  );
}
