/**
 * One sign on a grid of 24, drawn in up to four coats: tinted outlines, plain outlines, bolder ones for signs that are
 * nothing but strokes, and solids. Holes in solids are real (even-odd), so a sign stands on any ground.
 */
export interface Drawing {
  readonly tint?: string;
  readonly line?: string;
  readonly bold?: string;
  readonly solid?: string;
}

export type Drawings = Readonly<Record<string, Drawing>>;

const STROKE = { stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The coats of a sign, for use inside any drawing. */
export function Coats({ drawing: { tint, line, bold, solid } }: { drawing: Drawing }) {
  return (
    <>
      {tint && <path d={tint} {...STROKE} fill="currentColor" fillOpacity=".24" />}
      {line && <path d={line} {...STROKE} fill="none" />}
      {bold && <path d={bold} {...STROKE} strokeWidth={2.2} fill="none" />}
      {solid && <path d={solid} fill="currentColor" fillRule="evenodd" />}
    </>
  );
}

/** `.icon` is as large as the text beside it; `l` and `xl` stand alone. */
export type IconSize = 'l' | 'xl';

export interface IconProps<Name extends string> {
  readonly name: Name;
  readonly size?: IconSize;
  readonly className?: string;
}

/** Makes a component of a table of signs. Signs are silent: words beside them, or on the button, say what they mean. */
export function iconSet<Set extends Drawings>(drawings: Set) {
  return function Icon({ name, size, className }: IconProps<keyof Set & string>) {
    return (
      <svg
        className={['icon', size, className].filter(Boolean).join(' ')}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        <Coats drawing={drawings[name] ?? {}} />
      </svg>
    );
  };
}
