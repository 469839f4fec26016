import { type InputHTMLAttributes, useId } from 'react';
import { useValidityText } from './use-validity-text.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A hint about what to enter. */
  readonly note?: string;
  readonly className?: string;
}

/** A text field with its label. */
export function TextField({ label, value, onChange, note, className, ...input }: FieldProps) {
  const complaint = useValidityText();
  const field = useId();
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label htmlFor={field}>{label}</label>
      <input
        {...input}
        id={field}
        value={value}
        aria-describedby={note === undefined ? undefined : `${field}-note`}
        {...complaint}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <p className="note" id={`${field}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
