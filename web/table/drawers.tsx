import type { Kinded } from '@orrery/kernel';
import { use } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { AlmanacDrawer } from './almanac.tsx';
import { GamePart } from './game-part.tsx';
import { LogPanel } from './log.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { PanelBox, panelsFor } from './panels.tsx';
import { SeatColumn } from './seats.tsx';
import { Surface } from './surface.tsx';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';

interface SideContentProps {
  /** Without a board, dialogs that would cover it are shown beside as well. */
  readonly isText: boolean;
}

/** What is open beside the board: a dialog of the game or a drawer. */
export function SideContent<T, H, M extends Kinded, E extends Kinded>({
  controller,
  isText,
}: TableControllerProps<T, H, M, E> & SideContentProps) {
  const { ui, language, moveSelection } = controller;
  const drawer = useTableField(controller, 'selection', 'drawer');
  const open = useTableField(controller, 'play', 'dialogue');
  if (drawer === 'almanac') return <AlmanacDrawer controller={controller} />;
  const dialogue = open === null ? undefined : ui.dialogues[open];
  if (dialogue !== undefined && (isText || !dialogue.coversBoard)) {
    return (
      <Surface key={open} title={dialogue.title(language)} onClose={() => moveSelection.openDialogue(null)}>
        <GamePart controller={controller} part={dialogue.Content} />
      </Surface>
    );
  }
  return drawer === null ? null : <Drawer key={drawer} controller={controller} drawer={drawer} />;
}

function Drawer<T, H, M extends Kinded, E extends Kinded>({
  controller,
  drawer,
}: TableControllerProps<T, H, M, E> & { readonly drawer: string }) {
  const { ui, language, moveSelection, translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const close = () => moveSelection.openDrawer(null);
  if (drawer === 'log') {
    return (
      <Surface title={translate('log')} kind="log-drawer" onClose={close}>
        <LogPanel controller={controller} />
      </Surface>
    );
  }
  if (drawer === 'chat' && onlineExtras !== null) {
    return (
      <Surface title={onlineExtras.chat.name} kind="log-drawer" onClose={close}>
        {onlineExtras.chat.content}
      </Surface>
    );
  }
  if (drawer === 'side') {
    return (
      <Surface title={translate('log')} kind="log-drawer" onClose={close}>
        <SidePanels controller={controller} />
        <LogPanel controller={controller} />
        <SidePanels controller={controller} at="foot" />
      </Surface>
    );
  }
  if (drawer === 'seats') {
    return (
      <Surface title={translate('seats')} kind="seats-drawer" onClose={close}>
        <SeatColumn controller={controller} />
      </Surface>
    );
  }
  const panel = ui.panels.find(({ key }) => key === drawer);
  if (panel === undefined) return null;
  const { Content, Note } = panel;
  return (
    <Surface title={panel.name(language)} onClose={close}>
      {Note && (
        <div className="panel-head">
          <GamePart controller={controller} part={Note} />
        </div>
      )}
      <GamePart controller={controller} part={Content} />
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
  const { language, moveSelection, translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const play = useTableState(controller, 'play');
  const drawer = useTableField(controller, 'selection', 'drawer');
  const panels = panelsFor(controller);
  const pull = (other: string) => moveSelection.openDrawer(drawer === other ? null : other);
  const tab = (key: string, name: string, icon: React.ReactNode, badge = 0) => (
    <button key={key} type="button" aria-expanded={drawer === key} onClick={() => pull(key)}>
      {icon}
      <span className="tab-name">{name}</span>
      {badge > 0 && <span className="badge">{badge}</span>}
    </button>
  );
  return (
    <nav className="drawer-tabs" aria-label={translate('drawers')}>
      {panels
        .filter(({ narrow, place }) => narrow === 'drawer' && place !== 'seats')
        .map(({ key, name, tab: short = name, icon, badge }) => tab(key, short(language), icon, badge?.(play)))}
      {tab('log', translate('log'), <Icon name="log" />)}
      {onlineExtras && tab('chat', onlineExtras.chat.name, <Icon name="chat" />, onlineExtras.chat.unread)}
    </nav>
  );
}
