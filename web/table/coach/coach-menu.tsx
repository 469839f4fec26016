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
import { COACHES } from '../../app/preferences.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import { Key } from '../prompt-bar.tsx';
import { useWidth } from '../use-width.ts';
import { COACH_TEXTS } from './texts.ts';
import type { TalkSwitch } from './use-tutor.ts';

export interface CoachDesk extends TalkSwitch {
  readonly isMenuOpen: boolean;
  onMenu(isOpen: boolean): void;
  ask(): void;
}

/** In the bar of a table: asks the coach, and says how much it is to say. */
export function CoachMenu({ level, isAlone, choose, isMenuOpen, onMenu, ask }: CoachDesk) {
  const speak = useSpeak(COACH_TEXTS);
  const isNarrow = useWidth() === 'narrow';
  const select = (keys: Selection): void => {
    const chosen = COACHES.find((each) => keys !== 'all' && keys.has(each));
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
            <Key name="C" />
          </>
        )}
      </Button>
      <Popover placement="bottom end" className="panel menu-popover coach-menu">
        <Menu className="menu" onAction={(id) => id === 'ask' && ask()} aria-label={speak('coach')}>
          {level !== 'off' && (
            <MenuItem id="ask" className="menu-item" textValue={speak('ask')}>
              <Icon name="hint" />
              <span>{speak('ask')}</span>
              <Key name="C" />
            </MenuItem>
          )}
          <MenuSection selectionMode="single" selectedKeys={[level]} onSelectionChange={select} disallowEmptySelection>
            <Header className="small-caps coach-levels">{speak('levels')}</Header>
            {COACHES.map((each) => (
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
