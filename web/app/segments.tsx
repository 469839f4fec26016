import type { ReactNode } from 'react';

interface SegmentsProps<T> {
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
}

/** A few mutually exclusive choices side by side. */
export function Segments<T>({ name, values, chosen, label, onChoose }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend className="unseen">{name}</legend>
      {values.map((value) => (
        <button key={String(value)} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label(value)}
        </button>
      ))}
    </fieldset>
  );
}
