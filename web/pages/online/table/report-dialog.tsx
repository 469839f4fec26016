import type { ChatMessage } from '@orrery/protocol';
import { useId, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Form } from '../parts/form.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useServerAction } from '../parts/use-server-action.ts';
import { useValidityText } from '../parts/use-validity-text.ts';

interface ReportDialogProps {
  readonly message: ChatMessage;
  readonly table: string;
  readonly onDone: () => void;
}

/** Reports a chat message; administrators see the message and the table. */
export function ReportDialog({ message: { id, person, name, text: said }, table, onDone }: ReportDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const complaint = useValidityText();
  const field = useId();
  const [text, setText] = useState('');
  const [isReported, setReported] = useState(false);
  const { problem, run } = useServerAction();
  const send = async () => {
    if (await run(() => api.report(person, text.trim(), table, id))) setReported(true);
  };
  return (
    <Dialog title={say('report.name', { name })} onDone={onDone}>
      <p className="muted">{say('report.message', { text: said })}</p>
      <p role="status">{isReported && say('report.sent')}</p>
      {!isReported && (
        <Form className="online-report" onSend={send}>
          <div className="field">
            <label htmlFor={field}>{say('report')}</label>
            <textarea
              id={field}
              className="input"
              rows={3}
              required
              maxLength={2000}
              value={text}
              {...complaint}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <p>
            <button type="submit" className="btn primary">
              {say('report.send')}
            </button>
          </p>
        </Form>
      )}
      <ProblemText problem={problem} />
    </Dialog>
  );
}
