import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../art/icons/icon.tsx';
import { KeyHint } from '../art/key-hint.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { PopupItem, PopupMenu } from './popup-menu.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const trigger = { label: speak('menu'), className: 'icon-button', content: <Icon name="menu" /> };
  return (
    <PopupMenu trigger={trigger} isOpen={isOpen} onOpenChange={setOpen}>
      {entries.map(({ id, icon, name, hotkey, onChoose }) => (
        <PopupItem key={id} label={name} onChoose={onChoose}>
          <Icon name={icon} />
          <span>{name}</span>
          {hotkey && <KeyHint name={hotkey} />}
        </PopupItem>
      ))}
    </PopupMenu>
  );
}
