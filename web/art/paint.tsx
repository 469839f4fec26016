import { ALL_COLOURS, assignColours } from '@orrery/catalog';
import { type CSSProperties, createContext, type ReactNode, use, useMemo } from 'react';
import './seat-colours.css';

type SeatPaintStyle = CSSProperties & { readonly [seat: `--paint-${number}`]: string };

const SeatColoursContext = createContext<readonly number[]>([]);

/** Colour of each seat in this part of the page. */
export function useColourOf(): (seat: number) => number {
  const colours = use(SeatColoursContext);
  return (seat) => colours[seat] ?? seat;
}

interface SeatColoursProps {
  /** By seat. */
  readonly colours: readonly number[];
  readonly children: ReactNode;
}

/** A part of the page in which seats have the colours chosen for them. Their signs do not change. */
export function SeatColours({ colours, children }: SeatColoursProps) {
  const chosen = colours.join();
  const all = useMemo(() => completeColours(chosen), [chosen]);
  const style = useMemo(() => paintStyle(all), [all]);
  return (
    <SeatColoursContext value={all}>
      <div className="painted" style={style}>
        {children}
      </div>
    </SeatColoursContext>
  );
}

/** Examples in the rules also mention empty seats: they get the remaining colours. */
function completeColours(chosen: string): readonly number[] {
  const colours = chosen.split(',').filter(Boolean).map(Number);
  return assignColours(ALL_COLOURS.map((seat) => colours[seat]));
}

const paintStyle = (colours: readonly number[]): SeatPaintStyle =>
  Object.fromEntries(colours.map((colour, seat) => [`--paint-${seat + 1}`, `var(--seat-${colour + 1})`]));
