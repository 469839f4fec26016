import type { Kinded } from '@orrery/kernel';
import { lazy, Suspense } from 'react';
import { partOf } from '../almanac/almanac-parts.ts';
import { highlightPart } from './highlight-part.ts';
import { Surface } from './surface.tsx';
import { type TableController, type TableControllerProps, useTableField } from './table-controller.ts';
import { useScreenWidth } from './use-screen-size.ts';

const AlmanacReader = lazy(async () => ({ default: (await import('../almanac/reader.tsx')).AlmanacReader }));

/** The rules, open beside the board at the entry for the current context. */
export function AlmanacDrawer<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>) {
  const { translate, moveSelection, rules, ui } = controller;
  const entry = useTableField(controller, 'selection', 'almanacEntry');
  const isNarrow = useScreenWidth() === 'narrow';
  /** On a narrow screen the almanac covers everything: it closes, and the panel opens in its drawer. */
  const show = (part: string) => {
    if (isNarrow) {
      const isDrawer = ui.panels.some(({ key, narrow }) => key === part && narrow === 'drawer');
      moveSelection.openDrawer(isDrawer ? part : null);
    }
    requestAnimationFrame(() => highlightPart(part));
  };
  const showing = (about: string) => {
    const part = partOf(ui.almanacParts ?? [], about);
    return part === null ? null : () => show(part);
  };
  return (
    <Surface title={translate('almanac')} kind="almanac-drawer" onClose={() => moveSelection.openDrawer(null)}>
      <Suspense fallback={<p className="muted">{translate('waiting')}</p>}>
        <AlmanacReader
          game={rules.id}
          edition={rules.edition}
          entry={entry}
          onEntry={(next) => moveSelection.showAlmanacEntry(next)}
          showThing={showing}
        />
      </Suspense>
    </Surface>
  );
}

/** The rule for the current context: a refusal, an illegal place, or else the request itself. */
export function ruleInFocus<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): string | null {
  const { moveSelection, rules } = controller;
  const { selection, play } = controller.state.get();
  const pointed = selection.pointed === null ? [] : moveSelection.refusalsAt(selection.pointed);
  const [refusal] = [...(selection.rejection?.refusals ?? []), ...pointed];
  if (refusal !== undefined && refusal.rule !== '') return refusal.rule;
  const { view } = play;
  if (view.seat === null) return null;
  for (const { any } of rules.vocabulary.moves) {
    // A refusal that belongs to another request names the rule of the current one.
    const [out] = rules.refuse(
      view,
      any(view.table, () => 0),
    );
    if (out !== undefined && /^not-(now|asked)/.test(out.code)) return out.rule;
  }
  return null;
}
