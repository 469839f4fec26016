import type { Kinded } from '@orrery/kernel';
import { useId } from 'react';
import { entryAbout } from '../almanac/things.ts';
import { About } from './about.tsx';
import type { Panel } from './furniture.ts';
import type { HelmProps } from './helm.ts';
import { Shown } from './shown.tsx';

type PanelProps<T, H, M extends Kinded, E extends Kinded> = HelmProps<T, H, M, E> & {
  readonly panel: Panel<T, H, M, E>;
};

/** A panel of the game under its name. */
export function PanelBox<T, H, M extends Kinded, E extends Kinded>({ helm, panel }: PanelProps<T, H, M, E>) {
  const heading = useId();
  const { Content, Note } = panel;
  return (
    <section
      className={`${panel.place === 'dock' ? 'dock-group' : 'panel'} table-panel`}
      aria-labelledby={heading}
      data-panel={panel.key}
    >
      <header className="panel-head">
        <h2 id={heading} className="small-caps">
          {panel.name(helm.language)}
        </h2>
        {Note && <Shown part={Note} play={helm.play} />}
        <AboutPanel helm={helm} panel={panel} />
      </header>
      <div className="panel-body">
        <Shown part={Content} play={helm.play} />
      </div>
    </section>
  );
}

/** The way to the rules about a panel. */
function AboutPanel<T, H, M extends Kinded, E extends Kinded>({ helm, panel: { key, name } }: PanelProps<T, H, M, E>) {
  const { furniture, desk, speak, language } = helm;
  const entry = entryAbout(furniture.things ?? [], key);
  if (entry === null) return null;
  const label = speak('panel.about', { name: name(language) });
  return <About label={label} onOpen={() => desk.consult(entry)} />;
}

/** The panels that say something to the one who looks. */
export const panelsFor = <T, H, M extends Kinded, E extends Kinded>({
  furniture,
  moment,
  play,
}: HelmProps<T, H, M, E>['helm']): readonly Panel<T, H, M, E>[] => {
  const isOnlooker = moment.company !== undefined && play.view.seat === null;
  return isOnlooker ? furniture.panels.filter(({ isOwn }) => !isOwn) : furniture.panels;
};

/** What lies below the board on a screen that has room for it. */
export function Dock<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const panels = panelsFor(helm).filter(({ place }) => place === 'dock');
  if (panels.length === 0) return null;
  return (
    <footer className="dock">
      {panels.map((panel) => (
        <PanelBox key={panel.key} helm={helm} panel={panel} />
      ))}
    </footer>
  );
}

/** What is always in sight on a narrow screen. */
export function RowPanels<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  return panelsFor(helm)
    .filter(({ narrow }) => narrow === 'row')
    .map(({ key, name, Content }) => (
      <section key={key} className="row-panel" aria-label={name(helm.language)} data-panel={key}>
        <Shown part={Content} play={helm.play} />
      </section>
    ));
}
