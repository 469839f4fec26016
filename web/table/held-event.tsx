import type { Kinded } from '@orrery/kernel';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { GameIcon } from '../art/icons/game-icon.tsx';
import { KeyHint } from '../art/key-hint.tsx';
import { CalloutLeader } from './callout.tsx';
import type { Rect } from './callout-place.ts';
import { cameraScale, toScreen } from './camera.ts';
import { type CameraController, useCameraState } from './camera-controller.ts';
import type { BoardPlace } from './game-ui.ts';
import type { NewsItem } from './news.ts';
import { newsSentence } from './news-sentence.ts';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';

/** The events that touch the viewer, while the table stops at them: what happened, and how long it is shown. */
export function HeldEvent<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const held = useTableField(controller, 'playback', 'held');
  const heldMs = useTableField(controller, 'playback', 'heldMs');
  if (held.length === 0) return null;
  return <HeldCard key={held[0]?.key} controller={controller} held={held} heldMs={heldMs} />;
}

/** The duration of the bar, for the style sheet. */
const barStyle = (heldMs: number): CSSProperties & Readonly<Record<'--held', string>> => ({ '--held': `${heldMs}ms` });

function HeldCard<T, H, M extends Kinded, E extends Kinded>({
  controller,
  held,
  heldMs,
}: TableControllerProps<T, H, M, E> & { readonly held: readonly NewsItem[]; readonly heldMs: number | null }) {
  const { translate, stepPlayer } = controller;
  useTableState(controller, 'story');
  const [first] = held;
  return (
    <div className={`held-event ${first?.tone ?? ''}`} data-corner="" style={barStyle(heldMs ?? 0)}>
      {heldMs !== null && <span className="held-bar" aria-hidden="true" />}
      {held.map((item) => (
        <p key={item.key}>
          <span className={`news-sign ${item.tone}`} aria-hidden="true">
            {item.sign}
          </span>
          <span>{newsSentence(controller, item)}</span>
        </p>
      ))}
      <button type="button" className="btn small quiet" onClick={() => stepPlayer.again()}>
        <GameIcon name="replay" />
        {translate('again')} <KeyHint name="A" />
      </button>
    </div>
  );
}

interface MarkProps {
  readonly places: readonly BoardPlace[];
  readonly eye: CameraController;
}

/** Points out a place of a chart: of the held event, with a line to it, or of the summary. */
export function PlaceMark<T, H, M extends Kinded, E extends Kinded>({
  controller,
  places,
  eye,
}: TableControllerProps<T, H, M, E> & MarkProps) {
  const held = useTableField(controller, 'playback', 'held');
  const shownPlace = useTableField(controller, 'selection', 'shownPlace');
  const heldPlace = held.find(({ place }) => place)?.place ?? null;
  const place = places.find(({ id }) => id === (heldPlace ?? shownPlace));
  if (place === undefined) return null;
  return <MarkAt key={place.id} place={place} eye={eye} isHeld={heldPlace !== null} />;
}

function MarkAt({ place, eye, isHeld }: { place: BoardPlace; eye: CameraController; isHeld: boolean }) {
  const { camera, box, viewport } = useCameraState(eye);
  const ref = useRef<HTMLSpanElement>(null);
  const [card, setCard] = useState<Rect | null>(null);
  const [x, y] = toScreen(place.at, camera, box, viewport);
  const radius = place.reach * cameraScale(camera, box, viewport);
  useLayoutEffect(() => setCard(isHeld ? heldRect(ref.current) : null), [isHeld]);
  return (
    <>
      {card !== null && <CalloutLeader from={card} to={[x, y]} clear={radius} />}
      <span
        ref={ref}
        className="place-mark"
        aria-hidden="true"
        style={{ left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }}
      />
    </>
  );
}

/** The held card, in pixels of the board's container. */
function heldRect(mark: HTMLElement | null): Rect | null {
  const box = mark?.parentElement?.getBoundingClientRect();
  const card = mark?.parentElement?.querySelector('.held-event')?.getBoundingClientRect();
  if (box === undefined || card === undefined) return null;
  return { left: card.left - box.left, top: card.top - box.top, width: card.width, height: card.height };
}
