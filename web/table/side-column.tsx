import type { Kinded } from '@orrery/kernel';
import { type ReactNode, use } from 'react';
import { SidePanels } from './drawers.tsx';
import { LogPanel } from './log.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { SideBriefs, SideTabs } from './side-tabs.tsx';
import type { TableControllerProps } from './table-controller.ts';

interface SideColumnProps {
  /** all: every panel, one below the other. tabs: one at a time. log: a dialog takes the rest of the column. */
  readonly shows: 'all' | 'tabs' | 'log';
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** The guide of a lesson, above everything else. */
  readonly children: ReactNode;
}

/** The column beside the board: the game's panels, the log and the chat. */
export function SideColumn<T, H, M extends Kinded, E extends Kinded>({
  controller,
  shows,
  tab,
  onTab,
  children,
}: TableControllerProps<T, H, M, E> & SideColumnProps) {
  const onlineExtras = use(OnlineExtrasContext);
  return (
    <aside
      className="side-column"
      aria-label={controller.translate('log')}
      data-shows={shows}
      data-chat={onlineExtras === null ? undefined : ''}
    >
      {children}
      {shows === 'tabs' ? (
        <>
          <SideBriefs controller={controller} />
          <SideTabs controller={controller} open={tab} onOpen={onTab} />
        </>
      ) : (
        <>
          {shows === 'all' && <SidePanels controller={controller} />}
          <LogPanel key={shows} controller={controller} />
          {shows === 'all' && <SidePanels controller={controller} at="foot" />}
          {shows === 'all' && onlineExtras?.chat.content}
        </>
      )}
    </aside>
  );
}
