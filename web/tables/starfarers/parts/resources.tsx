import type { Bundle } from '@orrery/common';
import { RESOURCES } from '@orrery/starfarers/facts';
import { amounts, resource } from '@orrery/starfarers/words';
import type { IconSize } from '../../../art/icons/drawing.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import { type FarPlay, nth } from '../far.ts';

/** The name of a resource as art and texts know it. */
export const resourceName = (kind: number) => nth(RESOURCES, kind);

/** A resource's sign, silent: its name stands beside it. */
export function ResourceSign({ kind, size }: { kind: number; size?: IconSize }) {
  return <ResourceIcon resource={resourceName(kind)} {...(size && { size })} />;
}

export const sayResource = (play: FarPlay, kind: number): string => play.say(resource(kind));

/** A bundle in words: 2 ore and 1 food. */
export function sayAmounts(play: FarPlay, bundle: Bundle): string {
  const said = amounts(bundle);
  if ('key' in said) return play.say(said);
  return said.map((words) => play.say(words)).join(', ');
}

interface AmountsProps {
  readonly play: FarPlay;
  readonly bundle: Bundle;
  /** What stands before every figure; 'price' shows a figure only from two on. */
  readonly sign?: '' | '−' | '+' | 'price';
}

/** A bundle as signs and figures; read aloud in words. */
export function Amounts({ play, bundle, sign = '' }: AmountsProps) {
  return (
    <span className="far-amounts">
      <span className="unseen">{sayAmounts(play, bundle)}</span>
      {bundle.map(
        (n, kind) =>
          n > 0 && (
            <span key={resourceName(kind)} className={`far-amount ink-${resourceName(kind)}`} aria-hidden="true">
              {sign === 'price' ? n > 1 && n : null}
              <ResourceSign kind={kind} />
              {sign === 'price' ? null : `${sign}${n}`}
            </span>
          ),
      )}
    </span>
  );
}
