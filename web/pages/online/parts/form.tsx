import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSend: () => unknown;
}

/** A form that is submitted by script, not by the browser. */
export const Form = ({ onSend, ...rest }: FormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      void onSend();
    }}
  />
);
