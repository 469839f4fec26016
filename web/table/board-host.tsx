import type { Kinded } from '@orrery/kernel';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { Callout } from './callout.tsx';
import type { HelmProps } from './helm.ts';
import { type Screen, scaleOf, transformOf, wholeScale } from './lens.ts';
import { placeAt } from './nearby.ts';
import { OverBoard, overBoard } from './over-board.tsx';
import { PlacesLayer, placeOfTarget } from './places-layer.tsx';
import { Shown } from './shown.tsx';
import { Tip } from './tip.tsx';
import { useEvents } from './use-events.ts';
import { useLens } from './use-lens.ts';
import { useLit, usePlaces } from './use-places.ts';

/** How far around itself a finger means, at least, in pixels; a mouse is finer. */
const FINGER = 22;
const MOUSE = 10;

/** Measures an element, and again whenever it changes. */
function useScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<Screen>({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => setScreen({ width: box.clientWidth || 1, height: box.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, screen };
}

/** The board in its box: looked at through a lens, with its places, its corners and a note on what is chosen. */
export function BoardHost<T, H, M extends Kinded, E extends Kinded>({
  helm,
  hinted,
}: HelmProps<T, H, M, E> & { readonly hinted: string | null }) {
  const { furniture, play, desk, holding, speak, director } = helm;
  const { box, corners } = furniture;
  const { ref, screen } = useScreen();
  const eye = useLens(ref, box, screen);
  const { lens } = eye;
  const Board = useMemo(() => memo(furniture.Board), [furniture]);
  const places = usePlaces(helm);
  const lit = useLit(helm);
  const scale = scaleOf(lens, box, screen);
  const transform = transformOf(lens, box, screen);
  const at = (event: MouseEvent) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    return placeAt(places, eye.boardPoint(event), (isTouch ? FINGER : MOUSE) / scale);
  };

  useEvents(ref, {
    click(event) {
      if (!isOnBoard(event)) return;
      const isPointed = event.detail > 0;
      if (event.detail > 1 || (isPointed && eye.wasDragged())) return;
      if (!helm.scene.isAtRest) {
        director.skip();
        return;
      }
      const place = isPointed ? at(event)?.id : placeOfTarget(event.target);
      if (place) desk.act(place);
      else if (holding.chosen !== null) desk.look(null);
    },
    wheel: (event) => isOnBoard(event) && eye.wheel(event),
    pointerdown: (event) => isOnBoard(event) && eye.down(event),
    pointermove(event) {
      eye.move(event);
      if (event.pointerType !== 'touch') desk.point(isOnBoard(event) ? (at(event)?.id ?? null) : null);
    },
    pointerup: eye.up,
    pointercancel: eye.up,
    pointerleave: () => desk.point(null),
  });

  return (
    <section className={`board-box ${lens.zoom > 1 ? 'is-near' : ''}`} aria-label={speak('board')} ref={ref}>
      <svg className="board" width={screen.width} height={screen.height} aria-hidden="true">
        <g className={eye.isGliding ? 'gliding' : undefined} style={{ transform }}>
          <Board play={play} lit={lit} pointed={holding.pointed} unit={wholeScale(box, screen)} />
        </g>
      </svg>
      <div inert={overBoard(helm) !== undefined}>
        <PlacesLayer
          helm={helm}
          places={places}
          lit={lit}
          hinted={hinted}
          transform={transform}
          scale={scale}
          isGliding={eye.isGliding}
          onShow={eye.show}
        />
        {corners.topLeft && (
          <div className="corner top-left" data-corner="">
            <Shown part={corners.topLeft} play={play} />
          </div>
        )}
        <div className="corner top-right zoom" data-corner="">
          <button type="button" className="icon-button framed" aria-label={speak('zoom.in')} onClick={eye.nearer}>
            <Icon name="plus" />
          </button>
          <button type="button" className="icon-button framed" aria-label={speak('zoom.out')} onClick={eye.farther}>
            <Icon name="minus" />
          </button>
          <button type="button" className="icon-button framed" aria-label={speak('zoom.whole')} onClick={eye.whole}>
            <Icon name="fit" />
          </button>
        </div>
        {corners.bottomRight && (
          <div className="corner bottom-right" data-corner="">
            <Shown part={corners.bottomRight} play={play} />
          </div>
        )}
      </div>
      <OverBoard helm={helm} />
      <Tip helm={helm} places={places} lens={lens} screen={screen} />
      <Callout helm={helm} places={places} lens={lens} screen={screen} />
    </section>
  );
}

/** Whether something happened on the board itself, not on what stands in its corners. */
const isOnBoard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-corner], .callout') === null;
