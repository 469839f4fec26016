import type { ReactNode } from 'react';
import './stage.css';

interface ToolActionProps {
  readonly children: ReactNode; // the button
  readonly beside?: ReactNode;
}

/** The tool's action, at the bottom of the page within reach of a thumb. */
export function ToolAction({ children, beside }: ToolActionProps) {
  return (
    <div className="companion-action">
      {children}
      {beside}
    </div>
  );
}
