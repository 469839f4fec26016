import type { Kinded, Seat } from '@orrery/kernel';
import { useEffect, useRef } from 'react';
import { SeatToken, seatClass } from '../art/seats.tsx';
import { Sky } from '../art/sky.tsx';
import type { TableControllerProps } from './table-controller.ts';

/** Covers the table between two people at one device: names the next player and shows nothing else. */
export function Curtain<T, H, M extends Kinded, E extends Kinded>({
  controller: { names, session, translate, title },
  seat,
}: TableControllerProps<T, H, M, E> & { readonly seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = names[seat] ?? '';
  return (
    <main className={`curtain ${seatClass(seat)}`}>
      <title>{`${title} · Orrery`}</title>
      <Sky />
      <div className="dialog">
        <SeatToken seat={seat} size="large" />
        <h1>{translate('curtain.title', { name })}</h1>
        <p>{translate('curtain.text')}</p>
        <button ref={button} type="button" className="btn primary" onClick={() => session.liftCurtain()}>
          {translate('curtain.button', { name })}
        </button>
      </div>
    </main>
  );
}
