import type { Problem } from '@orrery/kernel';
import { Icon } from '../../art/icons/icon.tsx';
import { useProblemText } from '../../session/use-problem.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { HOME_TEXTS } from './texts.ts';

/** A progress or error message above everything else. */
export type HomeNotice =
  | { readonly kind: 'busy'; readonly text: string }
  | { readonly kind: 'problem'; readonly heading: string; readonly problem: Problem; readonly note?: string };

export function NoticeBar({ notice, onDone }: { notice: HomeNotice | null; onDone: () => void }) {
  const say = useTranslate(HOME_TEXTS);
  const tell = useProblemText();
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
