import type { Kinded } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { AlmanacDrawer } from './almanac.tsx';
import type { HelmProps } from './helm.ts';
import { Log } from './log.tsx';
import { PanelBox, panelsFor } from './panels.tsx';
import { SeatColumn } from './seats.tsx';
import { Shown } from './shown.tsx';
import { Surface } from './surface.tsx';

interface BesideProps {
  /** Where the board is not there, what would lie over it stands beside as well. */
  readonly isText: boolean;
}

/** What stands open beside the board: a dialogue of the game, or a drawer. */
export function Beside<T, H, M extends Kinded, E extends Kinded>({
  helm,
  isText,
}: HelmProps<T, H, M, E> & BesideProps) {
  const { furniture, play, language, desk, holding } = helm;
  if (holding.drawer === 'almanac') return <AlmanacDrawer helm={helm} />;
  const dialogue = play.dialogue === null ? undefined : furniture.dialogues[play.dialogue];
  if (dialogue !== undefined && (isText || !dialogue.isOver)) {
    return (
      <Surface key={play.dialogue} title={dialogue.title(language)} onClose={() => desk.open(null)}>
        <Shown part={dialogue.Content} play={play} />
      </Surface>
    );
  }
  return holding.drawer === null ? null : <Drawer key={holding.drawer} helm={helm} />;
}

function Drawer<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { furniture, play, language, desk, holding, speak, annex } = helm;
  const close = () => desk.pull(null);
  if (holding.drawer === 'log') {
    return (
      <Surface title={speak('log')} kind="log-drawer" onClose={close}>
        <Log helm={helm} />
      </Surface>
    );
  }
  if (holding.drawer === 'talk' && annex !== null) {
    return (
      <Surface title={annex.talk.name} kind="log-drawer" onClose={close}>
        {annex.talk.content}
      </Surface>
    );
  }
  if (holding.drawer === 'side') {
    return (
      <Surface title={speak('log')} kind="log-drawer" onClose={close}>
        <SidePanels helm={helm} />
        <Log helm={helm} />
        <SidePanels helm={helm} at="foot" />
      </Surface>
    );
  }
  if (holding.drawer === 'seats') {
    return (
      <Surface title={speak('seats')} kind="seats-drawer" onClose={close}>
        <SeatColumn helm={helm} />
      </Surface>
    );
  }
  const panel = furniture.panels.find(({ key }) => key === holding.drawer);
  if (panel === undefined) return null;
  const { Content, Note } = panel;
  return (
    <Surface title={panel.name(language)} onClose={close}>
      {Note && (
        <div className="panel-head">
          <Shown part={Note} play={play} />
        </div>
      )}
      <Shown part={Content} play={play} />
    </Surface>
  );
}

/** The panels above the log, or below it. */
export function SidePanels<T, H, M extends Kinded, E extends Kinded>({
  helm,
  at = 'side',
}: HelmProps<T, H, M, E> & { readonly at?: 'side' | 'foot' }) {
  return panelsFor(helm)
    .filter(({ place }) => place === at)
    .map((panel) => <PanelBox key={panel.key} helm={helm} panel={panel} />);
}

/** On a narrow screen everything that is not in sight is one tap away. */
export function DrawerTabs<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { play, language, desk, holding, speak, annex } = helm;
  const pull = (drawer: string) => desk.pull(holding.drawer === drawer ? null : drawer);
  const tab = (key: string, name: string, icon: React.ReactNode, badge = 0) => (
    <button key={key} type="button" aria-expanded={holding.drawer === key} onClick={() => pull(key)}>
      {icon}
      <span className="tab-name">{name}</span>
      {badge > 0 && <span className="badge">{badge}</span>}
    </button>
  );
  return (
    <nav className="drawer-tabs" aria-label={speak('drawers')}>
      {panelsFor(helm)
        .filter(({ narrow, place }) => narrow === 'drawer' && place !== 'seats')
        .map(({ key, name, tab: short = name, icon, badge }) => tab(key, short(language), icon, badge?.(play)))}
      {tab('log', speak('log'), <Icon name="log" />)}
      {annex && tab('talk', annex.talk.name, <Icon name="chat" />, annex.talk.unread)}
    </nav>
  );
}
