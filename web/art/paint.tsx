import { ALL_COLOURS, coloursOf } from '@orrery/catalog';
import { type CSSProperties, createContext, type ReactNode, use, useMemo } from 'react';
import './seats.css';

type Paint = CSSProperties & { readonly [seat: `--paint-${number}`]: string };

const PaintContext = createContext<readonly number[]>([]);

/** Which colour a seat has in this part of the page. */
export function useColourOf(): (seat: number) => number {
  const colours = use(PaintContext);
  return (seat) => colours[seat] ?? seat;
}

interface PaintedProps {
  /** By seat. */
  readonly colours: readonly number[];
  readonly children: ReactNode;
}

/** A part of the page in which seats have the colours that were chosen for them. Their signs stay as they are. */
export function Painted({ colours, children }: PaintedProps) {
  const chosen = colours.join();
  const all = useMemo(() => allOf(chosen), [chosen]);
  const style = useMemo(() => paintOf(all), [all]);
  return (
    <PaintContext value={all}>
      <div className="painted" style={style}>
        {children}
      </div>
    </PaintContext>
  );
}

/** Seats at which nobody sits are spoken of as well, in examples of the rules: they have the colours that are left. */
function allOf(chosen: string): readonly number[] {
  const colours = chosen.split(',').filter(Boolean).map(Number);
  return coloursOf(ALL_COLOURS.map((seat) => colours[seat]));
}

const paintOf = (colours: readonly number[]): Paint =>
  Object.fromEntries(colours.map((colour, seat) => [`--paint-${seat + 1}`, `var(--seat-${colour + 1})`]));
