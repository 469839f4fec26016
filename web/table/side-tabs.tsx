import type { Kinded } from '@orrery/kernel';
import { type KeyboardEvent, type ReactNode, use, useId, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { GamePart } from './game-part.tsx';
import { LogPanel } from './log.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { PanelBox, panelsFor } from './panels.tsx';
import type { TableController, TableControllerProps } from './table-controller.ts';

interface SideTab {
  readonly key: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly badge: number;
  readonly content: () => ReactNode;
}

interface SideTabsProps {
  /** The key of the open tab: 'log', 'chat' or that of a panel. */
  readonly open: string;
  readonly onOpen: (tab: string) => void;
}

export const LOG_TAB = 'log';
export const CHAT_TAB = 'chat';

/** The log, the panels of the side column and the chat. */
function useSideTabs<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): readonly SideTab[] {
  const { language, translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const panels = panelsFor(controller).filter(({ place }) => place === 'side' || place === 'foot');
  return [
    {
      key: LOG_TAB,
      name: translate('log'),
      icon: <Icon name="log" />,
      badge: 0,
      content: () => <LogPanel controller={controller} />,
    },
    ...panels.map((panel) => ({
      key: panel.key,
      name: (panel.tab ?? panel.name)(language),
      icon: panel.icon,
      badge: 0,
      content: () => <PanelBox controller={controller} panel={panel} />,
    })),
    ...(onlineExtras === null
      ? []
      : [
          {
            key: CHAT_TAB,
            name: onlineExtras.chat.name,
            icon: <Icon name="chat" />,
            badge: onlineExtras.chat.unread,
            content: () => onlineExtras.chat.content,
          },
        ]),
  ];
}

/** The neighbour of a tab that an arrow key leads to. */
function tabAfter(key: string, tabs: readonly SideTab[], open: string): SideTab | undefined {
  const at = tabs.findIndex((tab) => tab.key === open);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) return tabs[(at + step + tabs.length) % tabs.length];
  return key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : undefined;
}

/** Where the screen is too low for all parts of the side column at once: one of them, and a tab for each. */
export function SideTabs<T, H, M extends Kinded, E extends Kinded>({
  controller,
  open,
  onOpen,
}: TableControllerProps<T, H, M, E> & SideTabsProps) {
  const tabs = useSideTabs(controller);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ key }) => key === open) ?? tabs[0];
  if (shown === undefined) return null;
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, tabs, shown.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <div className="side-tabs">
      <div className="tabs" role="tablist" aria-label={controller.translate('drawers')} ref={list} onKeyDown={move}>
        {tabs.map(({ key, name, icon, badge }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === shown.key}
            aria-controls={`${id}-pane`}
            tabIndex={key === shown.key ? 0 : -1}
            title={name}
            onFocus={() => onOpen(key)}
            onClick={() => onOpen(key)}
          >
            {icon}
            <span className="tab-name">{name}</span>
            {badge > 0 && <span className="badge">{badge}</span>}
          </button>
        ))}
      </div>
      <div
        className="side-pane"
        role="tabpanel"
        id={`${id}-pane`}
        aria-labelledby={`${id}-${shown.key}`}
        data-pane={shown.key}
      >
        {shown.content()}
      </div>
    </div>
  );
}

/** One line of each panel that is always in sight, above the tabs. */
export function SideBriefs<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  return panelsFor(controller).map(({ key, Brief }) =>
    Brief === undefined ? null : (
      <div key={key} className="side-brief panel" data-brief={key}>
        <GamePart controller={controller} part={Brief} />
      </div>
    ),
  );
}
