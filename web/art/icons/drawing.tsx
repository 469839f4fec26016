/**
 * One icon on a grid of 24, drawn in up to four layers: tinted outlines, plain outlines, bolder ones for icons made of strokes only, and
 * solids. Holes in solids are real (even-odd), so an icon works on any background.
 */
export interface IconDrawing {
  readonly tint?: string;
  readonly line?: string;
  readonly bold?: string;
  readonly solid?: string;
}

export type IconDrawings = Readonly<Record<string, IconDrawing>>;

const STROKE = { stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The layers of an icon, for use inside any drawing. */
export function IconPaths({ drawing: { tint, line, bold, solid } }: { drawing: IconDrawing }) {
  return (
    <>
      {tint && <path d={tint} {...STROKE} fill="currentColor" fillOpacity=".24" />}
      {line && <path d={line} {...STROKE} fill="none" />}
      {bold && <path d={bold} {...STROKE} strokeWidth={2.2} fill="none" />}
      {solid && <path d={solid} fill="currentColor" fillRule="evenodd" />}
    </>
  );
}

/** `.icon` has the size of the text beside it; `l` and `xl` stand alone. */
export type IconSize = 'l' | 'xl';

export interface IconProps<Name extends string> {
  readonly name: Name;
  readonly size?: IconSize;
  readonly className?: string;
}

/**
 * Creates a component for a table of icons. Icons are hidden from screen readers: text beside them or on the button says what they mean.
 */
export function makeIconComponent<Set extends IconDrawings>(drawings: Set) {
  return function Icon({ name, size, className }: IconProps<keyof Set & string>) {
    return (
      <svg
        className={['icon', size, className].filter(Boolean).join(' ')}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        <IconPaths drawing={drawings[name] ?? {}} />
      </svg>
    );
  };
}
