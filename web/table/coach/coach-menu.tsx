import { useId } from 'react';
import { COACH_LEVELS } from '../../app/preferences.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { KeyHint } from '../../art/key-hint.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { PopupItem, PopupMenu } from '../popup-menu.tsx';
import { useScreenWidth } from '../use-screen-size.ts';
import { COACH_TEXTS } from './texts.ts';
import type { CoachSetting } from './use-coach.ts';

export interface CoachMenuProps extends CoachSetting {
  readonly isMenuOpen: boolean;
  onMenu(isOpen: boolean): void;
  ask(): void;
}

/** The coach in the top bar: asks for advice and sets how much the coach says. */
export function CoachMenu({ level, isAlone, choose, isMenuOpen, onMenu, ask }: CoachMenuProps) {
  const speak = useTranslate(COACH_TEXTS);
  const isNarrow = useScreenWidth() === 'narrow';
  const heading = useId();
  const trigger = {
    label: speak('coach'),
    className: isNarrow ? 'icon-button coach-tool' : 'btn quiet small coach-tool',
    content: (
      <>
        <Icon name="hint" />
        {!isNarrow && (
          <>
            <span className="tool-label">{speak('coach')}</span>
            <KeyHint name="C" />
          </>
        )}
      </>
    ),
  };
  return (
    <PopupMenu
      trigger={trigger}
      isOn={level !== 'off'}
      className="coach-menu"
      isOpen={isMenuOpen}
      onOpenChange={onMenu}
      note={!isAlone && <p className="muted coach-together">{speak('together')}</p>}
    >
      {level !== 'off' && (
        <PopupItem label={speak('ask')} onChoose={ask}>
          <Icon name="hint" />
          <span>{speak('ask')}</span>
          <KeyHint name="C" />
        </PopupItem>
      )}
      <fieldset className="coach-choice">
        <legend className="small-caps coach-levels">{speak('levels')}</legend>
        {COACH_LEVELS.map((each) => (
          <PopupItem
            key={each}
            label={speak(`level.${each}`)}
            className="coach-level"
            isChecked={each === level}
            describedBy={`${heading}-${each}`}
            onChoose={() => choose(each)}
          >
            <Icon name="check" />
            <span className="coach-level-words">
              <span>{speak(`level.${each}`)}</span>
              <span id={`${heading}-${each}`} className="muted">
                {speak(`note.${each}`)}
              </span>
            </span>
          </PopupItem>
        ))}
      </fieldset>
    </PopupMenu>
  );
}
