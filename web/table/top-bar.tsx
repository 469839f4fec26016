import type { Kinded } from '@orrery/kernel';
import { type ReactNode, use } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { navigate } from '../app/route.ts';
import { Icon, type IconName } from '../art/icons/icon.tsx';
import { LogoMark } from '../art/icons.tsx';
import { KeyHint } from '../art/key-hint.tsx';
import { ruleInFocus } from './almanac.tsx';
import { GamePart } from './game-part.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { type TableControllerProps, useTableField } from './table-controller.ts';
import { useScreenWidth } from './use-screen-size.ts';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hotkey?: string;
  readonly isOn?: boolean;
  readonly isBare?: boolean;
  /** A badge: number of waiting items. */
  readonly badge?: number;
  readonly onPress: () => void;
}

/** A tool of the bar: icon, name and key where there is room, else the icon alone. */
function BarButton({ icon, label, hotkey, isOn, isBare = false, badge = 0, onPress }: BarButtonProps) {
  const name = badge > 0 ? `${label} (${badge})` : label;
  const mark = badge > 0 && (
    <span className="badge" aria-hidden="true">
      {badge}
    </span>
  );
  if (isBare) {
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        aria-pressed={isOn}
        title={name}
        onClick={onPress}
      >
        <Icon name={icon} />
        {mark}
      </button>
    );
  }
  return (
    <button type="button" className="btn quiet small" aria-pressed={isOn} title={name} onClick={onPress}>
      <Icon name={icon} />
      <span className="tool-label">{label}</span>
      {mark}
      {badge > 0 && <span className="unseen">({badge})</span>}
      {hotkey && <KeyHint name={hotkey} />}
    </button>
  );
}

export interface TopBarProps {
  readonly isText: boolean;
  /** The coach button, if the table has a coach. */
  readonly coach: ReactNode;
  readonly onText: () => void;
  readonly menu: ReactNode;
}

/** The state of the game in one line. */
function Headline<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { ui, language } = controller;
  const { table } = useTableField(controller, 'play', 'view');
  return <p className="headline">{ui.headline(table, language)}</p>;
}

/** Information about the table, and every action that is not a move. */
export function TopBar<T, H, M extends Kinded, E extends Kinded>({
  controller,
  isText,
  coach,
  onText,
  menu,
}: TableControllerProps<T, H, M, E> & TopBarProps) {
  const { translate, title, moveSelection, ui } = controller;
  const drawer = useTableField(controller, 'selection', 'drawer');
  const onlineExtras = use(OnlineExtrasContext);
  const { preferences, shownTheme, change } = usePreferences();
  const width = useScreenWidth();
  const isNarrow = width === 'narrow';
  const hasRail = ui.board === 'page' && !isText;
  // Online, leaving the page is possible at any time; giving up the seat is a separate action.
  const away = translate(onlineExtras === null ? 'leave' : 'end.home');
  const pull = (other: string) => moveSelection.openDrawer(drawer === other ? null : other);
  return (
    <header className="table-bar" data-part="bar">
      <button
        type="button"
        className="home-link"
        aria-label={away}
        title={away}
        onClick={() => navigate({ page: 'home' })}
      >
        {isNarrow ? <Icon name="back" size="l" /> : <LogoMark />}
        {width === 'wide' && <span className="wordmark">Orrery</span>}
      </button>
      <h1 className="game-name">{title}</h1>
      {!isNarrow && <Headline controller={controller} />}
      {ui.TurnSteps && (
        <div className="turn-steps">
          <GamePart controller={controller} part={ui.TurnSteps} />
        </div>
      )}
      <div className="tools">
        {coach}
        <BarButton
          icon="almanac"
          label={translate('almanac')}
          hotkey="R"
          isBare={isNarrow}
          isOn={drawer === 'almanac'}
          onPress={() =>
            drawer === 'almanac' ? moveSelection.openDrawer(null) : moveSelection.openAlmanac(ruleInFocus(controller))
          }
        />
        {!isNarrow && ui.board !== 'none' && (
          <BarButton icon="list" label={translate('text')} hotkey="T" isOn={isText} onPress={onText} />
        )}
        {width === 'middle' && ui.seats !== 'right' && !hasRail && (
          <BarButton
            icon="log"
            label={translate('log')}
            hotkey="L"
            isOn={drawer === 'side'}
            onPress={() => pull('side')}
          />
        )}
        {!isNarrow && !hasRail && onlineExtras && (
          <BarButton
            icon="chat"
            label={onlineExtras.chat.name}
            badge={onlineExtras.chat.unread}
            isBare={width === 'wide'}
            isOn={drawer === 'chat'}
            onPress={() => pull('chat')}
          />
        )}
        {!isNarrow && (
          <>
            <BarButton
              icon={preferences.sound === 'on' ? 'sound' : 'sound-off'}
              label={translate('sound')}
              isBare
              isOn={preferences.sound === 'on'}
              onPress={() => change({ sound: preferences.sound === 'on' ? 'off' : 'on' })}
            />
            <BarButton
              icon={shownTheme === 'night' ? 'moon' : 'sun'}
              label={translate(shownTheme === 'night' ? 'theme.day' : 'theme.night')}
              isBare
              onPress={() => change({ theme: shownTheme === 'night' ? 'day' : 'night' })}
            />
          </>
        )}
        {menu}
      </div>
    </header>
  );
}
