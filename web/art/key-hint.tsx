import type { ReactNode } from 'react';
import './key-hint.css';

/** The key of a control, beside its name. */
export const KeyHint = ({ name }: { name: string }): ReactNode => (
  <span className="hotkey" aria-hidden="true">
    <kbd>{name}</kbd>
  </span>
);
