import type { Problem } from '@orrery/kernel';
import { Icon } from '../../art/icons/icon.tsx';
import { useProblem } from '../../session/use-problem.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { HOME_TEXTS } from './texts.ts';

/** Something that is going on, or that went wrong, said above everything else. */
export type Notice =
  | { readonly kind: 'busy'; readonly text: string }
  | { readonly kind: 'problem'; readonly heading: string; readonly problem: Problem; readonly note?: string };

export function NoticeBar({ notice, onDone }: { notice: Notice | null; onDone: () => void }) {
  const say = useSpeak(HOME_TEXTS);
  const tell = useProblem();
  return (
    <div className="notice-place">
      <p role="status" className={notice?.kind === 'busy' ? 'home-notice' : 'unseen'}>
        {notice?.kind === 'busy' && notice.text}
      </p>
      {notice?.kind === 'problem' && (
        <div className="home-notice problem" role="alert">
          <Icon name="warn" size="l" />
          <p>
            <strong>{notice.heading}.</strong> {tell(notice.problem)} {notice.note}
          </p>
          <button type="button" className="icon-button" aria-label={say('dismiss')} onClick={onDone}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
