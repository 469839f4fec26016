import type { ReactNode } from 'react';
import { Icon } from '../../../art/icons/icon.tsx';

interface NoticeLineProps {
  readonly icon: 'warn' | 'eye' | 'bot' | 'info' | 'replay' | 'clock' | 'flag' | 'back';
  readonly children: ReactNode;
}

/** One notice of a server table, with what can be done about it. */
export function NoticeLine({ icon, children }: NoticeLineProps) {
  return (
    <div className="table-notice online-notice">
      <Icon name={icon} />
      {children}
    </div>
  );
}
