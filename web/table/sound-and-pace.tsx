import { SOUND_SETTINGS, usePreferences } from '../app/preferences.ts';
import { Segments } from '../app/segments.tsx';
import { VolumeSlider } from '../app/volume-slider.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { PaceControl } from './pace-control.tsx';
import { ModalDialog } from './surface.tsx';
import { TABLE_TEXTS } from './texts.ts';

/** Loudness, and the pace of the turns of others, without leaving the table. */
export function SoundAndPace({ onClose }: { readonly onClose: () => void }) {
  const say = useTranslate(TABLE_TEXTS);
  const { preferences, change } = usePreferences();
  return (
    <ModalDialog title={say('sound-and-pace')} onClose={onClose}>
      <div className="setting">
        <Segments
          name={say('sound')}
          values={SOUND_SETTINGS}
          chosen={preferences.sound}
          label={(value) => say(`sound.${value}`)}
          onChoose={(sound) => change({ sound })}
        />
      </div>
      <VolumeSlider label={say('volume')} />
      <div className="setting">
        <PaceControl />
      </div>
    </ModalDialog>
  );
}
