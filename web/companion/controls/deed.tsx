import type { ReactNode } from 'react';
import './stage.css';

interface DeedProps {
  readonly children: ReactNode; // the button that does it
  readonly beside?: ReactNode;
}

/** What a tool does, at the foot of the page where a thumb reaches it. */
export function Deed({ children, beside }: DeedProps) {
  return (
    <div className="companion-deed">
      {children}
      {beside}
    </div>
  );
}
