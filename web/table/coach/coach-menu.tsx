import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type Selection,
  Text,
} from 'react-aria-components';
import { COACH_LEVELS } from '../../app/preferences.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { KeyHint } from '../prompt-bar.tsx';
import { useScreenWidth } from '../use-screen-width.ts';
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
  const select = (keys: Selection): void => {
    const chosen = COACH_LEVELS.find((each) => keys !== 'all' && keys.has(each));
    if (chosen !== undefined) choose(chosen);
  };
  return (
    <MenuTrigger isOpen={isMenuOpen} onOpenChange={onMenu}>
      <Button
        className={isNarrow ? 'icon-button coach-tool' : 'btn quiet small coach-tool'}
        aria-label={speak('coach')}
        data-on={level === 'off' ? undefined : ''}
      >
        <Icon name="hint" />
        {!isNarrow && (
          <>
            <span className="tool-label">{speak('coach')}</span>
            <KeyHint name="C" />
          </>
        )}
      </Button>
      <Popover placement="bottom end" className="panel menu-popover coach-menu">
        <Menu className="menu" onAction={(id) => id === 'ask' && ask()} aria-label={speak('coach')}>
          {level !== 'off' && (
            <MenuItem id="ask" className="menu-item" textValue={speak('ask')}>
              <Icon name="hint" />
              <span>{speak('ask')}</span>
              <KeyHint name="C" />
            </MenuItem>
          )}
          <MenuSection selectionMode="single" selectedKeys={[level]} onSelectionChange={select} disallowEmptySelection>
            <Header className="small-caps coach-levels">{speak('levels')}</Header>
            {COACH_LEVELS.map((each) => (
              <MenuItem key={each} id={each} className="menu-item coach-level" textValue={speak(`level.${each}`)}>
                <Icon name="check" />
                <span className="coach-level-words">
                  <Text slot="label">{speak(`level.${each}`)}</Text>
                  <Text slot="description" className="muted">
                    {speak(`note.${each}`)}
                  </Text>
                </span>
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
        {!isAlone && <p className="muted coach-together">{speak('together')}</p>}
      </Popover>
    </MenuTrigger>
  );
}
