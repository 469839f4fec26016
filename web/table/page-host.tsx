import type { Kinded } from '@orrery/kernel';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isAwaited } from './awaited.ts';
import { type Fixtures, FixturesContext, type PlaceLook } from './fixtures.tsx';
import type { Place } from './furniture.ts';
import type { HelmProps } from './helm.ts';
import { placeByKey } from './nearby.ts';
import { FOCUS, placeOfTarget } from './places-layer.tsx';
import { SeatPlate } from './seats.tsx';
import { useEvents } from './use-events.ts';
import { useLit, usePlaces } from './use-places.ts';

/** Why nothing can be done at the place that is pointed at. */
function PageTip<T, H, M extends Kinded, E extends Kinded>({
  helm: { desk, holding, play, reason },
}: HelmProps<T, H, M, E>) {
  const ref = useRef<HTMLDivElement>(null);
  const { pointed, chosen } = holding;
  const reasons = pointed === null || chosen !== null || !isAwaited(play) ? [] : desk.whyNotAt(pointed).map(reason);
  const isShown = reasons.length > 0;
  useLayoutEffect(() => {
    const tip = ref.current;
    const page = tip?.parentElement;
    if (!isShown || !tip || !page || pointed === null) return;
    const place = page.querySelector(`[data-place="${CSS.escape(pointed)}"]`)?.getBoundingClientRect();
    const box = page.getBoundingClientRect();
    if (place === undefined) return;
    const left = place.left - box.left + place.width / 2 - tip.offsetWidth / 2;
    const isBelow = place.top - box.top < tip.offsetHeight + TIP_GAP;
    const top = isBelow ? place.bottom + TIP_GAP : place.top - tip.offsetHeight - TIP_GAP;
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
const TIP_GAP = 8;

/** The place at which the tab key comes in: where it was last, else one that is lit, else the first; in sight, anyhow. */
function entryOf(page: HTMLElement | null, stop: string | null, lit: ReadonlySet<string>): string | null {
  const seen = [...(page?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    .filter((place) => place.getClientRects().length > 0)
    .map(placeOfTarget);
  return seen.find((id) => id === stop) ?? seen.find((id) => lit.has(id)) ?? seen[0] ?? null;
}

/** A board that lays itself out: its places are buttons within it, and it scrolls where it has too little room. */
export function PageHost<T, H, M extends Kinded, E extends Kinded>({
  helm,
  hinted,
}: HelmProps<T, H, M, E> & { readonly hinted: string | null }) {
  const { furniture, play, desk, holding, speak, say, reason, director } = helm;
  const ref = useRef<HTMLElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const Board = useMemo(() => memo(furniture.Board), [furniture]);
  const places = usePlaces(helm, 'across');
  const isNow = isAwaited(play);
  const lit = useLit(helm);
  const [entry, setEntry] = useState<string | null>(null);
  useLayoutEffect(() => setEntry(entryOf(ref.current, stop, lit)));

  const looks = useMemo(() => {
    const nameOf = ({ id, name }: Place): string => {
      const said = say(name);
      if (!isNow) return said;
      if (lit.has(id)) return speak('place.lit', { name: said });
      const [why] = desk.whyNotAt(id);
      return why === undefined ? said : speak('place.dim', { name: said, why: reason(why).text });
    };
    const stateOf = ({ id }: Place): PlaceLook['state'] => {
      if (!isNow) return 'plain';
      return lit.has(id) ? 'lit' : 'dim';
    };
    return new Map(
      places.map((place): [string, PlaceLook] => [
        place.id,
        {
          name: nameOf(place),
          state: stateOf(place),
          isStop: place.id === entry,
          isHinted: place.id === hinted,
        },
      ]),
    );
  }, [places, lit, isNow, entry, hinted, say, speak, reason, desk]);

  const fixtures = useMemo(
    (): Fixtures => ({
      place: (id) => looks.get(id) ?? null,
      seat: (seat) => <SeatPlate helm={helm} seat={seat} />,
    }),
    [looks, helm],
  );

  const focus = (place: Place) => {
    setStop(place.id);
    ref.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place.id)}"]`)?.focus();
  };

  useEvents(ref, {
    click(event) {
      const place = placeOfTarget(event.target);
      if (!helm.scene.isAtRest) director.skip();
      else if (place !== '' && event.detail < 2) desk.act(place);
    },
    pointermove: (event) => event.pointerType !== 'touch' && desk.point(placeOfTarget(event.target) || null),
    pointerleave: () => desk.point(null),
    keydown(event) {
      const next = placeByKey(places, lit, placeOfTarget(event.target), event);
      if (next === null) return;
      event.preventDefault();
      focus(next);
    },
    focusin(event) {
      const id = placeOfTarget(event.target);
      if (id === '') return;
      setStop(id);
      desk.point(id);
    },
    focusout: () => desk.point(null),
  });

  useEffect(() => {
    const listen = () => ref.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
    addEventListener(FOCUS, listen);
    return () => removeEventListener(FOCUS, listen);
  }, []);

  return (
    <section className="board-box board-page" data-part="board" aria-label={speak('board')} ref={ref}>
      <FixturesContext value={fixtures}>
        <Board play={play} lit={lit} pointed={holding.pointed} unit={1} detail={0} lie="across" />
      </FixturesContext>
      <PageTip helm={helm} />
    </section>
  );
}
