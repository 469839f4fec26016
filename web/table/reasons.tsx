import type { Kinded } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import type { RefusalReason } from './game-ui.ts';
import type { TableControllerProps } from './table-controller.ts';

/** Reasons of a refusal, with links to their rules. */
export function RefusalReasons<T, H, M extends Kinded, E extends Kinded>({
  controller: { moveSelection, translate },
  reasons,
}: TableControllerProps<T, H, M, E> & { readonly reasons: readonly RefusalReason[] }) {
  return (
    <ul className="reasons">
      {reasons.map(({ text, rule }) => (
        <li key={`${rule} ${text}`} className="reason">
          <Icon name="warn" />
          <span>
            {text}{' '}
            {rule !== '' && (
              <button type="button" className="link" onClick={() => moveSelection.openAlmanac(rule)}>
                {translate('rule', { rule })}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
