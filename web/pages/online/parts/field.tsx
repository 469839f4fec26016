import { type InputHTMLAttributes, useId } from 'react';
import { useComplaint } from './use-complaint.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What one should know before filling it in. */
  readonly note?: string;
  readonly className?: string;
}

/** A line to be filled in, under its name. */
export function Field({ label, value, onChange, note, className, ...input }: FieldProps) {
  const complaint = useComplaint();
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
