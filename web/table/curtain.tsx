import type { Kinded, Seat } from '@orrery/kernel';
import { useEffect, useRef } from 'react';
import { SeatToken, seatClass } from '../art/seats.tsx';
import { Sky } from '../art/sky.tsx';
import type { HelmProps } from './helm.ts';

/** Between two people at one device: names who comes, shows nothing else. */
export function Curtain<T, H, M extends Kinded, E extends Kinded>({
  helm: { names, session, speak, title },
  seat,
}: HelmProps<T, H, M, E> & { readonly seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = names[seat] ?? '';
  return (
    <main className={`curtain ${seatClass(seat)}`}>
      <title>{`${title} · Orrery`}</title>
      <Sky />
      <div className="dialog">
        <SeatToken seat={seat} size="large" />
        <h1>{speak('curtain.title', { name })}</h1>
        <p>{speak('curtain.text')}</p>
        <button ref={button} type="button" className="btn primary" onClick={() => session.lift()}>
          {speak('curtain.button', { name })}
        </button>
      </div>
    </main>
  );
}
