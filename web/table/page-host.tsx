import type { Kinded } from '@orrery/kernel';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../app/store.ts';
import type { BoardPlace } from './game-ui.ts';
import { HeldEvent } from './held-event.tsx';
import { enterHighlighted, placeByKey } from './nearby.ts';
import { type PageBoardSlots, PageBoardSlotsContext, type PlaceState } from './page-board-slots.tsx';
import { placeIdOf, useBoardFocus, useHighlightedPlaces, useRelevantPlaces } from './places-layer.tsx';
import { SeatPlate } from './seats.tsx';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { useDomEvents } from './use-dom.ts';
import { isAwaited } from './viewer.ts';

/** Why the pointed-at place has no move. */
function PageTip<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { moveSelection, refusalReason } = controller;
  const { selection, play } = useStore(controller.state);
  const ref = useRef<HTMLDivElement>(null);
  const { pointed, chosen, madeAt } = selection;
  const reasons =
    pointed === null || pointed === madeAt || chosen !== null || !isAwaited(play)
      ? []
      : moveSelection.refusalsAt(pointed).map(refusalReason);
  const isShown = reasons.length > 0;
  useLayoutEffect(() => {
    const tip = ref.current;
    const page = tip?.parentElement;
    if (!isShown || !tip || !page || pointed === null) return;
    const place = page.querySelector(`[data-place="${CSS.escape(pointed)}"]`)?.getBoundingClientRect();
    const box = page.getBoundingClientRect();
    if (place === undefined) return;
    const left = place.left - box.left + place.width / 2 - tip.offsetWidth / 2;
    const isBelow = place.top - box.top < tip.offsetHeight + TIP_GAP_PX;
    const top = isBelow ? place.bottom + TIP_GAP_PX : place.top - tip.offsetHeight - TIP_GAP_PX;
    tip.style.left = `${Math.min(Math.max(left, 4), page.clientWidth - tip.offsetWidth - 4)}px`;
    tip.style.top = `${top - box.top + page.scrollTop}px`;
  }, [isShown, pointed]);
  if (!isShown) return null;
  return (
    <div ref={ref} className="tip callout refused" aria-hidden="true">
      {reasons.map(({ text, rule }) => (
        <p key={`${rule} ${text}`} className="reason">
          {text}
        </p>
      ))}
    </div>
  );
}
const TIP_GAP_PX = 8;

/** Whether the board shows a place now. */
const isThere = (page: HTMLElement | null, place: string): boolean =>
  (page?.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getClientRects().length ?? 0) > 0;

/** The place that the tab key reaches: the last focused one, else a highlighted one, else the first; always visible. */
function tabStopOf(page: HTMLElement | null, stop: string | null, lit: ReadonlySet<string>): string | null {
  const seen = [...(page?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    .filter((place) => place.getClientRects().length > 0)
    .map(placeIdOf);
  return seen.find((id) => id === stop) ?? seen.find((id) => lit.has(id)) ?? seen[0] ?? null;
}

/** Controls of the frame that a page board has placed among its own: events in them are not meant for the board. */
const FRAME_SELECTOR = '[data-part="prompt"], .drawer-tabs';
const isOnFrame = ({ target }: Event): boolean => target instanceof Element && target.closest(FRAME_SELECTOR) !== null;

interface PageHostProps {
  readonly hinted: string | null;
  /** The prompt bar, or the transport bar of a replay. */
  readonly prompt: ReactNode;
  readonly tabs: ReactNode;
}

/** A board with its own layout: its places are buttons inside it, and it places the prompt bar among them. */
export function PageHost<T, H, M extends Kinded, E extends Kinded>({
  controller,
  hinted,
  prompt,
  tabs,
}: TableControllerProps<T, H, M, E> & PageHostProps) {
  const { ui, moveSelection, translate, formatMessage, refusalReason, stepPlayer } = controller;
  const play = useTableState(controller, 'play');
  const pointed = useTableField(controller, 'selection', 'pointed');
  const ref = useRef<HTMLElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const Board = useMemo(() => memo(ui.Board), [ui]);
  const places = useRelevantPlaces(controller, 'across');
  const isNow = isAwaited(play);
  const lit = useHighlightedPlaces(controller);
  const [entry, setEntry] = useState<string | null>(null);
  useLayoutEffect(() => setEntry(tabStopOf(ref.current, stop, lit)));

  const looks = useMemo(() => {
    const nameOf = ({ id, name }: BoardPlace): string => {
      const said = formatMessage(name);
      if (!isNow) return said;
      if (lit.has(id)) return translate('place.lit', { name: said });
      const [why] = moveSelection.refusalsAt(id);
      return why === undefined ? said : translate('place.dim', { name: said, why: refusalReason(why).text });
    };
    const stateOf = ({ id }: BoardPlace): PlaceState['state'] => {
      if (!isNow) return 'plain';
      return lit.has(id) ? 'lit' : 'dim';
    };
    return new Map(
      places.map((place): [string, PlaceState] => [
        place.id,
        {
          name: nameOf(place),
          state: stateOf(place),
          isStop: place.id === entry,
          isHinted: place.id === hinted,
        },
      ]),
    );
  }, [places, lit, isNow, entry, hinted, formatMessage, translate, refusalReason, moveSelection]);

  const fixtures = useMemo(
    (): PageBoardSlots => ({
      place: (id) => looks.get(id) ?? null,
      seat: (seat) => <SeatPlate controller={controller} seat={seat} />,
      prompt,
      tabs,
    }),
    [looks, controller, prompt, tabs],
  );

  const focus = (place: BoardPlace) => {
    setStop(place.id);
    ref.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place.id)}"]`)?.focus();
  };

  useDomEvents(ref, {
    click(event) {
      if (isOnFrame(event)) return;
      const place = placeIdOf(event.target);
      const { playback } = controller.state.get();
      if (playback.held.length > 0) stepPlayer.goOn();
      else if (!playback.isAtRest) stepPlayer.skip();
      else if (place !== '' && event.detail < 2) moveSelection.actAt(place);
    },
    pointermove: (event) => event.pointerType !== 'touch' && moveSelection.pointAt(placeIdOf(event.target) || null),
    pointerleave: () => moveSelection.pointAt(null),
    keydown(event) {
      if (isOnFrame(event)) return;
      const next = placeByKey(places, lit, placeIdOf(event.target), event);
      if (next === null) return;
      event.preventDefault();
      focus(next);
    },
    focusin(event) {
      const id = placeIdOf(event.target);
      if (id === '') return;
      setStop(id);
      moveSelection.pointAt(id);
    },
    focusout: () => moveSelection.pointAt(null),
  });

  useBoardFocus((by) => {
    const place =
      by === 0
        ? undefined
        : enterHighlighted(
            places.filter(({ id }) => isThere(ref.current, id)),
            lit,
            stop,
            by,
          );
    if (place) focus(place);
    else if (by === 0) ref.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
  });

  return (
    <section className="board-box board-page" data-part="board" aria-label={translate('board')} ref={ref}>
      <PageBoardSlotsContext value={fixtures}>
        <Board play={play} highlighted={lit} pointed={pointed} unitPx={1} detailLevel={0} orientation="across" />
      </PageBoardSlotsContext>
      <PageTip controller={controller} />
      <HeldEvent controller={controller} />
    </section>
  );
}
