import { type InputHTMLAttributes, useId } from 'react';
import { useSpeak } from '../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

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
  const say = useSpeak(ONLINE_TEXTS);
  const field = useId();
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label htmlFor={field}>{label}</label>
      <input
        {...input}
        id={field}
        value={value}
        aria-describedby={note === undefined ? undefined : `${field}-note`}
        onChange={(event) => {
          event.target.setCustomValidity('');
          onChange(event.target.value);
        }}
        // A browser complains in its own language, which need not be the reader's.
        onInvalid={({ currentTarget: empty }) => {
          if (empty.validity.valueMissing) empty.setCustomValidity(say('field.empty'));
        }}
      />
      {note !== undefined && (
        <p className="note" id={`${field}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
