import type { Kinded } from '@orrery/kernel';
import { lazy, Suspense } from 'react';
import { partOf } from '../almanac/things.ts';
import type { Helm, HelmProps } from './helm.ts';
import { showThing } from './show-thing.ts';
import { Surface } from './surface.tsx';
import { useWidth } from './use-width.ts';

const AlmanacReader = lazy(async () => ({ default: (await import('../almanac/reader.tsx')).AlmanacReader }));

/** The rules, open beside the board at what somebody is looking at. */
export function AlmanacDrawer<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { speak, desk, holding, rules, furniture } = helm;
  const isNarrow = useWidth() === 'narrow';
  /** On a narrow screen the almanac lies over everything: it makes room, and a panel comes out of its drawer. */
  const show = (part: string) => {
    if (isNarrow) {
      const isDrawer = furniture.panels.some(({ key, narrow }) => key === part && narrow === 'drawer');
      desk.pull(isDrawer ? part : null);
    }
    requestAnimationFrame(() => showThing(part));
  };
  const showing = (entry: string) => {
    const part = partOf(furniture.things ?? [], entry);
    return part === null ? null : () => show(part);
  };
  return (
    <Surface title={speak('almanac')} kind="almanac-drawer" onClose={() => desk.pull(null)}>
      <Suspense fallback={<p className="muted">{speak('waiting')}</p>}>
        <AlmanacReader
          game={rules.id}
          edition={rules.edition}
          entry={holding.entry}
          onEntry={(entry) => desk.turnTo(entry)}
          showing={showing}
        />
      </Suspense>
    </Surface>
  );
}

/** The rule that speaks of what somebody is looking at: a refusal, a dim place, else the question itself. */
export function ruleInFocus<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): string | null {
  const { holding, desk, play, rules } = helm;
  const pointed = holding.pointed === null ? [] : desk.whyNotAt(holding.pointed);
  const [refusal] = [...(holding.rebuff?.refusals ?? []), ...pointed];
  if (refusal !== undefined && refusal.rule !== '') return refusal.rule;
  const { view } = play;
  if (view.seat === null) return null;
  for (const { any } of rules.vocabulary.moves) {
    // Whatever belongs to another question is refused with the rule of the one that is asked.
    const [out] = rules.refuse(
      view,
      any(view.table, () => 0),
    );
    if (out !== undefined && /^not-(now|asked)/.test(out.code)) return out.rule;
  }
  return null;
}
