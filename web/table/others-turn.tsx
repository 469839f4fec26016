import type { Kinded } from '@orrery/kernel';
import { useStore } from '../app/store.ts';
import { KeyHint } from '../art/key-hint.tsx';
import { newsSentence } from './news-sentence.ts';
import { PaceButton, PaceControl } from './pace-control.tsx';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { useScreenWidth } from './use-screen-size.ts';

/** What the seat on turn has done so far, as signs. */
export function TurnTrail<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const turnNews = useTableField(controller, 'playback', 'turnNews');
  const news = useTableField(controller, 'playback', 'news');
  useTableState(controller, 'story');
  return (
    <ol className="turn-trail" aria-hidden="true">
      {turnNews.slice(-MAX_TRAIL).map((item) => (
        <li
          key={item.key}
          className={`news-sign ${item.tone}${news.some(({ key }) => key === item.key) ? ' now' : ''}`}
          title={newsSentence(controller, item)}
        >
          {item.sign}
        </li>
      ))}
    </ol>
  );
}

/** Signs in the line; more would push out the controls. */
const MAX_TRAIL = 8;

/** Goes on, skips, and sets the pace, while others play. */
export function OthersTurnControls<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>) {
  const { stepPlayer, translate } = controller;
  const { playback } = useStore(controller.state);
  const isWide = useScreenWidth() === 'wide';
  const isStopped = !playback.isAtRest && (playback.held.length > 0 || playback.heldMs === null);
  return (
    <>
      {isWide ? <PaceControl /> : <PaceButton />}
      <button type="button" className="btn quiet" onClick={() => stepPlayer.skipToTurn()}>
        {translate('skip-to-turn')} <KeyHint name="S" />
      </button>
      <button
        type="button"
        className={isStopped ? 'btn primary' : 'btn'}
        disabled={playback.isAtRest}
        onClick={() => stepPlayer.goOn()}
      >
        {translate('go-on')} <KeyHint name="↵" />
      </button>
    </>
  );
}
