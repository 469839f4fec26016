import type { Kinded } from '@orrery/kernel';
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../app/store.ts';
import { SideContent } from './drawers.tsx';
import type { GamePanel } from './game-ui.ts';
import { LogPanel, useLogLines } from './log.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { PanelBox, panelsFor } from './panels.tsx';
import { type TableController, type TableControllerProps, useTableField } from './table-controller.ts';

interface RailTab<T, H, M extends Kinded, E extends Kinded> {
  readonly key: string;
  readonly name: string;
  readonly unread: number;
  /** null: the log or the chat. */
  readonly panel: GamePanel<T, H, M, E> | null;
}

function useRailTabs<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): readonly RailTab<T, H, M, E>[] {
  const { language, translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const panels = panelsFor(controller).filter(({ place }) => place === 'side' || place === 'foot');
  return [
    ...panels.map((panel) => ({ key: panel.key, name: (panel.tab ?? panel.name)(language), unread: 0, panel })),
    { key: 'log', name: translate('log'), unread: 0, panel: null },
    ...(onlineExtras === null
      ? []
      : [{ key: 'chat', name: onlineExtras.chat.name, unread: onlineExtras.chat.unread, panel: null }]),
  ];
}

/** The key of the tab that is shown: the one opened, else what the moment is about, else the first. */
function useShownTab<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  tabs: readonly RailTab<T, H, M, E>[],
): string {
  const { ui, state } = controller;
  const drawer = useTableField(controller, 'selection', 'drawer');
  const due = useStore(state, ({ play }) => ui.dueTab?.(play) ?? null);
  const wanted = [drawer, due].find((key) => tabs.some((tab) => tab.key === key));
  return wanted ?? tabs[0]?.key ?? 'log';
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function RailTabs<T, H, M extends Kinded, E extends Kinded>({
  controller,
  tabs,
  shown,
  pane,
}: TableControllerProps<T, H, M, E> & {
  readonly tabs: readonly RailTab<T, H, M, E>[];
  readonly shown: string;
  /** The id of the pane that the tabs fill. */
  readonly pane: string;
}) {
  const { moveSelection, translate } = controller;
  const walk = (row: HTMLElement, step: number) => {
    const at = tabs.findIndex(({ key }) => key === shown);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    moveSelection.openDrawer(next.key);
    row.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <div
      className="rail-tabs"
      role="tablist"
      aria-label={translate('drawers')}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        walk(event.currentTarget, step);
      }}
    >
      {tabs.map(({ key, name, unread }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-tab={key}
          aria-selected={key === shown}
          aria-controls={pane}
          tabIndex={key === shown ? 0 : -1}
          onClick={() => moveSelection.openDrawer(key)}
        >
          {name}
          {unread > 0 && <span className="badge">{unread}</span>}
        </button>
      ))}
    </div>
  );
}

/** The last line of the log, where the log itself is not shown. */
function LastLine<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { translate, formatMessage, moveSelection } = controller;
  const last = useLogLines({ controller }).at(-1);
  return (
    <section className="rail-last" data-part="log" aria-label={translate('log')}>
      <ol>
        {last?.words && (
          <li>
            <button type="button" className="log-line" onClick={() => moveSelection.openDrawer('log')}>
              {formatMessage(last.words)}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}

/** The last message of the chat; pressed, it opens the chat. */
function LastChatMessage<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const onlineExtras = use(OnlineExtrasContext);
  if (onlineExtras === null) return null;
  const { name, latest, field } = onlineExtras.chat;
  return (
    <div className="rail-chat">
      {latest !== '' && (
        <button
          type="button"
          className="log-line"
          aria-label={`${name}: ${latest}`}
          onClick={() => controller.moveSelection.openDrawer('chat')}
        >
          {latest}
        </button>
      )}
      {field}
    </div>
  );
}

/** The log needs this much to show more than its last line. */
const LEAST_LOG_PX = 140;

/**
 * Whether the first part of the pane leaves room for the log below it. While it is shown, that part never becomes lower:
 * where an entry goes and another comes, the log keeps its place.
 */
function useRoomBelow(shown: string): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const pane = useRef<HTMLDivElement>(null);
  const [leavesRoom, setLeavesRoom] = useState(false);
  useEffect(() => {
    const box = pane.current;
    const first = box?.firstElementChild;
    if (box === null || !(first instanceof HTMLElement) || shown === '') return; // another tab has another first part
    if (first.dataset.part === 'log') return; // it fills the pane
    let [width, height] = [0, 0];
    const measure = () => {
      if (box.clientWidth !== width) first.style.minHeight = '';
      height = box.clientWidth === width ? Math.max(height, first.offsetHeight) : first.offsetHeight;
      width = box.clientWidth;
      first.style.minHeight = `${height}px`;
      setLeavesRoom(box.clientHeight - height >= LEAST_LOG_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(first);
    return () => {
      observer.disconnect();
      first.style.minHeight = '';
    };
  }, [shown]);
  return [pane, leavesRoom];
}

interface RailProps {
  /** What stands above the tabs: notices, a lesson, the coach. */
  readonly children: ReactNode;
}

/**
 * The column beside a page board: one pane at a time under tabs, and below it the last line of log and chat. Dialogs
 * open here as well, so that nothing that opens moves or covers the board.
 */
export function Rail<T, H, M extends Kinded, E extends Kinded>({
  controller,
  children,
}: TableControllerProps<T, H, M, E> & RailProps) {
  const { translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const id = useId();
  const tabs = useRailTabs(controller);
  const shown = useShownTab(controller, tabs);
  const drawer = useTableField(controller, 'selection', 'drawer');
  const dialogue = useTableField(controller, 'play', 'dialogue');
  const isCovered = drawer === 'almanac' || dialogue !== null;
  const panel = tabs.find(({ key }) => key === shown)?.panel ?? null;
  const [pane, leavesRoom] = useRoomBelow(`${shown} ${isCovered}`);
  const isLogShown = !isCovered && (shown === 'log' || (shown !== 'chat' && leavesRoom));
  return (
    <aside className="rail" aria-label={translate('drawers')}>
      {children}
      {isCovered ? (
        <SideContent controller={controller} isText={false} />
      ) : (
        <>
          <RailTabs controller={controller} tabs={tabs} shown={shown} pane={id} />
          <div
            ref={pane}
            className="rail-pane"
            role="tabpanel"
            id={id}
            aria-label={tabs.find(({ key }) => key === shown)?.name}
          >
            {panel !== null && <PanelBox controller={controller} panel={panel} />}
            {isLogShown && <LogPanel key={shown} controller={controller} />}
            {shown === 'chat' && onlineExtras?.chat.content}
          </div>
        </>
      )}
      <footer className="rail-foot">
        {!isLogShown && <LastLine controller={controller} />}
        {(shown !== 'chat' || isCovered) && <LastChatMessage controller={controller} />}
      </footer>
    </aside>
  );
}
