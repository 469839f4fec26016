import type { Kinded } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken } from '../art/seats.tsx';
import { newsInOrder } from './news.ts';
import { newsSentence } from './news-sentence.ts';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';

interface SinceTurnProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What happened since the viewer's last turn, as chips in one row; they open into sentences. */
export function SinceTurn<T, H, M extends Kinded, E extends Kinded>({
  controller,
  isOpen,
  onToggle,
}: TableControllerProps<T, H, M, E> & SinceTurnProps) {
  const { translate, moveSelection } = controller;
  const news = useTableField(controller, 'playback', 'recentNews');
  return (
    <div className="since-turn">
      <button type="button" className="since-head small-caps" aria-expanded={isOpen} onClick={onToggle}>
        {translate('since')}
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      <ul className="since-chips" aria-hidden="true">
        {newsInOrder(news).map((item) => (
          <li
            key={item.key}
            className={`news-sign ${item.tone}`}
            onPointerEnter={() => moveSelection.showPlace(item.place ?? null)}
            onPointerLeave={() => moveSelection.showPlace(null)}
          >
            {item.actor !== null && item.tone !== 'gain' && <SeatToken seat={item.actor} size="small" />}
            {item.sign}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same as sentences, in place of the log. */
export function SinceTurnLines<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>) {
  const { translate, moveSelection } = controller;
  const news = useTableField(controller, 'playback', 'recentNews');
  useTableState(controller, 'story');
  const lines = newsInOrder(news)
    .map((item) => ({ item, text: newsSentence(controller, item) }))
    .filter(({ text }) => text !== '');
  if (lines.length === 0) return <p className="muted since-nothing">{translate('since.nothing')}</p>;
  return (
    <ul className="since-lines">
      {lines.map(({ item, text }) => (
        <li key={item.key}>
          <button
            type="button"
            className="log-line"
            onPointerEnter={() => moveSelection.showPlace(item.place ?? null)}
            onPointerLeave={() => moveSelection.showPlace(null)}
            onFocus={() => moveSelection.showPlace(item.place ?? null)}
            onBlur={() => moveSelection.showPlace(null)}
            onClick={() => void moveSelection.recallEntry(item.seq)}
          >
            {item.actor === null ? <span className="no-seat" /> : <SeatToken seat={item.actor} size="small" />}
            <span className={`news-sign ${item.tone}`} aria-hidden="true">
              {item.sign}
            </span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
