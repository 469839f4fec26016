import { useEffect, useId, useRef, useState } from 'react';
import { trimName } from '../../../app/kept-preferences.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { SanctionsDialog } from './sanctions-dialog.tsx';

/** A person in the list of administrators. */
interface ListedPerson {
  readonly person: string;
  readonly name: string;
  readonly kind: 'guest' | 'member' | 'bot';
  readonly role: 'player' | 'admin' | 'barred';
}

interface PersonActionsProps {
  readonly listed: ListedPerson;
  /** The administrator who is looking. */
  readonly me: string;
  /** Called after a restriction was imposed or lifted. */
  readonly onRestricted: () => void;
  readonly onChange: (changes: { role?: 'player' | 'admin' | 'barred'; name?: string }) => Promise<unknown>;
}

/** Actions of an administrator on a person: rename, appoint, dismiss, restrict, lift a ban. */
export function PersonActions({
  listed: { person, name, kind, role },
  me,
  onChange,
  onRestricted,
}: PersonActionsProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [isRenaming, setRenaming] = useState(false);
  const [isAppointing, setAppointing] = useState(false);
  const [isRestricting, setRestricting] = useState(false);
  const isOther = person !== me;
  return (
    <>
      <button
        type="button"
        className="btn small quiet"
        aria-label={say('people.rename.name', { name })}
        onClick={() => setRenaming(true)}
      >
        {say('people.rename')}
      </button>
      {isOther && kind === 'member' && role === 'player' && (
        <button
          type="button"
          className="btn small quiet"
          aria-label={say('people.appoint.name', { name })}
          onClick={() => setAppointing(true)}
        >
          {say('people.appoint')}
        </button>
      )}
      {isOther && role === 'admin' && (
        <button
          type="button"
          className="btn small quiet"
          aria-label={say('people.dismiss.name', { name })}
          onClick={() => void onChange({ role: 'player' })}
        >
          {say('people.dismiss')}
        </button>
      )}
      {isOther && role === 'barred' && (
        <button
          type="button"
          className="btn small"
          aria-label={say('people.admit.name', { name })}
          onClick={() => void onChange({ role: 'player' })}
        >
          {say('people.admit')}
        </button>
      )}
      {isOther && role !== 'admin' && (
        <button
          type="button"
          className="btn small"
          aria-label={say('sanction.name', { name })}
          onClick={() => setRestricting(true)}
        >
          {say('sanction')}
        </button>
      )}
      {isRestricting && (
        <SanctionsDialog
          person={person}
          name={name}
          onDone={() => {
            setRestricting(false);
            onRestricted();
          }}
        />
      )}
      {isRenaming && (
        <RenameDialog
          name={name}
          onRename={(next) => void onChange({ name: next })}
          onDone={() => setRenaming(false)}
        />
      )}
      {isAppointing && (
        <ConfirmDialog
          question={say('people.appoint.sure', { name })}
          confirmLabel={say('people.appoint')}
          onYes={() => void onChange({ role: 'admin' })}
          onDone={() => setAppointing(false)}
        />
      )}
    </>
  );
}

interface RenameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onDone: () => void;
}

function RenameDialog({ name, onRename, onDone }: RenameDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [next, setNext] = useState(name);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog online-sure" aria-labelledby={title} onClose={onDone}>
      <h2 id={title}>{say('people.rename.name', { name })}</h2>
      <Form
        onSend={() => {
          onRename(next.trim());
          dialog.current?.close();
        }}
      >
        <TextField
          label={say('name')}
          type="text"
          required
          autoComplete="off"
          value={next}
          onChange={(text) => setNext(trimName(text))}
        />
        <p className="online-sure-choices">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {say('sure.no')}
          </button>
          <button type="submit" className="btn primary">
            {say('people.rename')}
          </button>
        </p>
      </Form>
    </dialog>
  );
}
