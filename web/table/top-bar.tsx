import type { Kinded } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { navigate } from '../app/route.ts';
import { Icon, type IconName } from '../art/icons/icon.tsx';
import { Mark } from '../art/icons.tsx';
import { ruleInFocus } from './almanac.tsx';
import type { HelmProps } from './helm.ts';
import { Key } from './prompt-bar.tsx';
import { Shown } from './shown.tsx';
import { useWidth } from './use-width.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hotkey?: string;
  readonly isOn?: boolean;
  readonly isBare?: boolean;
  /** How many things wait there. */
  readonly badge?: number;
  readonly onPress: () => void;
}

/** A tool of the bar: sign, name and key where there is room, else the sign alone. */
function Tool({ icon, label, hotkey, isOn, isBare = false, badge = 0, onPress }: ToolProps) {
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
      {hotkey && <Key name={hotkey} />}
    </button>
  );
}

export interface TopBarProps {
  readonly isText: boolean;
  /** The way to the coach, where there is one. */
  readonly coach: ReactNode;
  readonly onText: () => void;
  readonly menu: ReactNode;
}

/** What the table is, and everything that is not a move. */
export function TopBar<T, H, M extends Kinded, E extends Kinded>({
  helm,
  isText,
  coach,
  onText,
  menu,
}: HelmProps<T, H, M, E> & TopBarProps) {
  const { speak, title, furniture, play, language, desk, holding, annex } = helm;
  const { preferences, shownTheme, change } = usePreferences();
  const width = useWidth();
  const isNarrow = width === 'narrow';
  // Over the network one goes and comes back; giving up one's seat is another matter.
  const away = speak(annex === null ? 'leave' : 'end.home');
  const pull = (drawer: string) => desk.pull(holding.drawer === drawer ? null : drawer);
  return (
    <header className="table-bar" data-part="bar">
      <button
        type="button"
        className="home-link"
        aria-label={away}
        title={away}
        onClick={() => navigate({ page: 'home' })}
      >
        {isNarrow ? <Icon name="back" size="l" /> : <Mark />}
        {width === 'wide' && <span className="wordmark">Orrery</span>}
      </button>
      <h1 className="game-name">{title}</h1>
      {!isNarrow && <p className="headline">{furniture.headline(play.view.table, language)}</p>}
      {furniture.Steps && (
        <div className="turn-steps">
          <Shown part={furniture.Steps} play={play} />
        </div>
      )}
      <div className="tools">
        {coach}
        <Tool
          icon="almanac"
          label={speak('almanac')}
          hotkey="R"
          isBare={isNarrow}
          isOn={holding.drawer === 'almanac'}
          onPress={() => (holding.drawer === 'almanac' ? desk.pull(null) : desk.consult(ruleInFocus(helm)))}
        />
        {!isNarrow && furniture.board !== 'none' && (
          <Tool icon="list" label={speak('text')} hotkey="T" isOn={isText} onPress={onText} />
        )}
        {width === 'middle' && (
          <Tool
            icon="log"
            label={speak('log')}
            hotkey="L"
            isOn={holding.drawer === 'side'}
            onPress={() => pull('side')}
          />
        )}
        {!isNarrow && annex && (
          <Tool
            icon="chat"
            label={annex.talk.name}
            badge={annex.talk.unread}
            isBare={width === 'wide'}
            isOn={holding.drawer === 'talk'}
            onPress={() => pull('talk')}
          />
        )}
        {!isNarrow && (
          <>
            <Tool
              icon={preferences.sound === 'on' ? 'sound' : 'sound-off'}
              label={speak('sound')}
              isBare
              isOn={preferences.sound === 'on'}
              onPress={() => change({ sound: preferences.sound === 'on' ? 'off' : 'on' })}
            />
            <Tool
              icon={shownTheme === 'night' ? 'moon' : 'sun'}
              label={speak(shownTheme === 'night' ? 'theme.day' : 'theme.night')}
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
