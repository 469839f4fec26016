import type { Kinded } from '@orrery/kernel';
import { useId } from 'react';
import { entryAbout } from '../almanac/almanac-parts.ts';
import { AboutButton } from './about.tsx';
import { GamePart } from './game-part.tsx';
import type { GamePanel } from './game-ui.ts';
import type { TableController, TableControllerProps } from './table-controller.ts';

type PanelProps<T, H, M extends Kinded, E extends Kinded> = TableControllerProps<T, H, M, E> & {
  readonly panel: GamePanel<T, H, M, E>;
};

/** A panel of the game with its title. */
export function PanelBox<T, H, M extends Kinded, E extends Kinded>({ controller, panel }: PanelProps<T, H, M, E>) {
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
          {panel.name(controller.language)}
        </h2>
        {Note && <GamePart controller={controller} part={Note} />}
        <AboutPanel controller={controller} panel={panel} />
      </header>
      <div className="panel-body">
        <GamePart controller={controller} part={Content} />
      </div>
    </section>
  );
}

/** A button to the rules about a panel. */
function AboutPanel<T, H, M extends Kinded, E extends Kinded>({
  controller,
  panel: { key, name },
}: PanelProps<T, H, M, E>) {
  const { ui, moveSelection, translate, language } = controller;
  const entry = entryAbout(ui.almanacParts ?? [], key);
  if (entry === null) return null;
  const label = translate('panel.about', { name: name(language) });
  return <AboutButton label={label} onOpen={() => moveSelection.openAlmanac(entry)} />;
}

/** The panels that are visible to the viewer. */
export function panelsFor<T, H, M extends Kinded, E extends Kinded>({
  ui: { panels },
  state,
}: TableController<T, H, M, E>): readonly GamePanel<T, H, M, E>[] {
  const { snapshot, play } = state.get();
  const isSpectator = snapshot.online !== undefined && play.view.seat === null;
  return isSpectator ? panels.filter(({ isForPlayer }) => !isForPlayer) : panels;
}

/** The panels below the board on a large screen. */
export function Dock<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const panels = panelsFor(controller).filter(({ place }) => place === 'dock');
  if (panels.length === 0) return null;
  return (
    <footer className="dock">
      {panels.map((panel) => (
        <PanelBox key={panel.key} controller={controller} panel={panel} />
      ))}
    </footer>
  );
}

/** The panels that are always visible on a narrow screen. */
export function RowPanels<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  return panelsFor(controller)
    .filter(({ narrow }) => narrow === 'row')
    .map(({ key, name, Content }) => (
      <section key={key} className="row-panel" aria-label={name(controller.language)} data-panel={key}>
        <GamePart controller={controller} part={Content} />
      </section>
    ));
}
