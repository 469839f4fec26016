import type { Kinded } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import type { Reason } from './furniture.ts';
import type { HelmProps } from './helm.ts';

/** Why something cannot be done, with a way to the rule that says so. */
export function Reasons<T, H, M extends Kinded, E extends Kinded>({
  helm: { desk, speak },
  reasons,
}: HelmProps<T, H, M, E> & { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="reasons">
      {reasons.map(({ text, rule }) => (
        <li key={`${rule} ${text}`} className="reason">
          <Icon name="warn" />
          <span>
            {text}{' '}
            {rule !== '' && (
              <button type="button" className="link" onClick={() => desk.consult(rule)}>
                {speak('rule', { rule })}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
