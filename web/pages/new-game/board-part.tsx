import { type ComponentType, useCallback, useId } from 'react';
import { useLoaded } from '../../app/loaded.ts';
import { findKit } from '../../games/index.ts';
import type { LayoutProps } from '../../games/kit.ts';
import { NEW_GAME_TEXTS } from '../../new-game/texts.ts';
import { useTranslate } from '../../texts/catalogue.ts';

const noLayout = async (): Promise<ComponentType<LayoutProps> | null> => null;

/** A preview of the board, for games with a choice of boards. */
export function BoardPart({ game, seats, options }: LayoutProps & { readonly game: string }) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const heading = useId();
  const layout = findKit(game)?.layout;
  const loaded = useLoaded(useCallback(() => (layout ?? noLayout)(), [layout]));
  if (layout === undefined || loaded.state === 'failed') return null;
  const Layout = loaded.state === 'ready' ? loaded.value : null;
  return (
    <section className="sheet-board" aria-labelledby={heading}>
      <h3 id={heading}>{say('board')}</h3>
      {/* The options below keep their place when the preview arrives. */}
      {Layout === null ? <div className="sheet-board-room" /> : <Layout seats={seats} options={options} />}
    </section>
  );
}
