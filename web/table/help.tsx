import { useTranslate } from '../texts/catalogue.ts';
import { KEY_HELP } from './keys.ts';
import { ModalDialog } from './surface.tsx';
import { TABLE_TEXTS } from './texts.ts';

interface HelpProps {
  readonly letters: 'on' | 'off';
  readonly onLetters: (letters: 'on' | 'off') => void;
  readonly onClose: () => void;
}

/** All keyboard shortcuts, and the switch that turns single-key shortcuts off for assistive programs. */
export function KeyHelp({ letters, onLetters, onClose }: HelpProps) {
  const speak = useTranslate(TABLE_TEXTS);
  return (
    <ModalDialog title={speak('help')} kind="key-help" onClose={onClose}>
      <dl className="key-list">
        {KEY_HELP.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{speak(text)}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={letters === 'on'}
          onChange={({ target }) => onLetters(target.checked ? 'on' : 'off')}
        />
        {speak('help.single')}
      </label>
    </ModalDialog>
  );
}
