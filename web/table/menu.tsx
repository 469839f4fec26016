import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon, type IconName } from '../art/icons/icon.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { KeyHint } from './prompt-bar.tsx';
import { TABLE_TEXTS } from './texts.ts';

/** An item of the table's menu. */
export interface MenuEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly hotkey?: string;
  readonly onChoose: () => void;
}

/** Rarely used actions. */
export function TableMenu({ entries }: { readonly entries: readonly MenuEntry[] }): ReactNode {
  const speak = useTranslate(TABLE_TEXTS);
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={speak('menu')}>
        <Icon name="menu" />
      </Button>
      <Popover placement="bottom end" className="panel menu-popover">
        <Menu className="menu" onAction={(id) => entries.find((entry) => entry.id === id)?.onChoose()}>
          {entries.map(({ id, icon, name, hotkey }) => (
            <MenuItem key={id} id={id} className="menu-item" textValue={name}>
              <Icon name={icon} />
              <span>{name}</span>
              {hotkey && <KeyHint name={hotkey} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
