import type { Kinded } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { AlmanacDrawer } from './almanac.tsx';
import { LogPanel } from './log.tsx';
import { MemoizedPart } from './memoized-part.tsx';
import { PanelBox, panelsFor } from './panels.tsx';
import { SeatColumn } from './seats.tsx';
import { Surface } from './surface.tsx';
import type { TableControllerProps } from './table-controller.ts';

interface SideContentProps {
  /** Without a board, dialogs that would cover it are shown beside as well. */
  readonly isText: boolean;
}

/** What is open beside the board: a dialog of the game or a drawer. */
export function SideContent<T, H, M extends Kinded, E extends Kinded>({
  controller,
  isText,
}: TableControllerProps<T, H, M, E> & SideContentProps) {
  const { ui, play, language, moveSelection, selection } = controller;
  if (selection.drawer === 'almanac') return <AlmanacDrawer controller={controller} />;
  const dialogue = play.dialogue === null ? undefined : ui.dialogues[play.dialogue];
  if (dialogue !== undefined && (isText || !dialogue.coversBoard)) {
    return (
      <Surface key={play.dialogue} title={dialogue.title(language)} onClose={() => moveSelection.openDialogue(null)}>
        <MemoizedPart part={dialogue.Content} play={play} />
      </Surface>
    );
  }
  return selection.drawer === null ? null : <Drawer key={selection.drawer} controller={controller} />;
}

function Drawer<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { ui, play, language, moveSelection, selection, translate, onlineExtras } = controller;
  const close = () => moveSelection.openDrawer(null);
  if (selection.drawer === 'log') {
    return (
      <Surface title={translate('log')} kind="log-drawer" onClose={close}>
        <LogPanel controller={controller} />
      </Surface>
    );
  }
  if (selection.drawer === 'talk' && onlineExtras !== null) {
    return (
      <Surface title={onlineExtras.chat.name} kind="log-drawer" onClose={close}>
        {onlineExtras.chat.content}
      </Surface>
    );
  }
  if (selection.drawer === 'side') {
    return (
      <Surface title={translate('log')} kind="log-drawer" onClose={close}>
        <SidePanels controller={controller} />
        <LogPanel controller={controller} />
        <SidePanels controller={controller} at="foot" />
      </Surface>
    );
  }
  if (selection.drawer === 'seats') {
    return (
      <Surface title={translate('seats')} kind="seats-drawer" onClose={close}>
        <SeatColumn controller={controller} />
      </Surface>
    );
  }
  const panel = ui.panels.find(({ key }) => key === selection.drawer);
  if (panel === undefined) return null;
  const { Content, Note } = panel;
  return (
    <Surface title={panel.name(language)} onClose={close}>
      {Note && (
        <div className="panel-head">
          <MemoizedPart part={Note} play={play} />
        </div>
      )}
      <MemoizedPart part={Content} play={play} />
    </Surface>
  );
}

/** The panels above or below the log. */
export function SidePanels<T, H, M extends Kinded, E extends Kinded>({
  controller,
  at = 'side',
}: TableControllerProps<T, H, M, E> & { readonly at?: 'side' | 'foot' }) {
  return panelsFor(controller)
    .filter(({ place }) => place === at)
    .map((panel) => <PanelBox key={panel.key} controller={controller} panel={panel} />);
}

/** Tabs for everything that a narrow screen does not show at once. */
export function DrawerTabs<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { play, language, moveSelection, selection, translate, onlineExtras } = controller;
  const pull = (drawer: string) => moveSelection.openDrawer(selection.drawer === drawer ? null : drawer);
  const tab = (key: string, name: string, icon: React.ReactNode, badge = 0) => (
    <button key={key} type="button" aria-expanded={selection.drawer === key} onClick={() => pull(key)}>
      {icon}
      <span className="tab-name">{name}</span>
      {badge > 0 && <span className="badge">{badge}</span>}
    </button>
  );
  return (
    <nav className="drawer-tabs" aria-label={translate('drawers')}>
      {panelsFor(controller)
        .filter(({ narrow, place }) => narrow === 'drawer' && place !== 'seats')
        .map(({ key, name, tab: short = name, icon, badge }) => tab(key, short(language), icon, badge?.(play)))}
      {tab('log', translate('log'), <Icon name="log" />)}
      {onlineExtras && tab('talk', onlineExtras.chat.name, <Icon name="chat" />, onlineExtras.chat.unread)}
    </nav>
  );
}
