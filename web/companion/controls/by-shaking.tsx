import { askForMotion, canBeShaken, SHAKE_TO_ROLL } from '../roll-trigger.ts';
import { useCompanionTexts } from '../texts.ts';
import { Switch } from './switch.tsx';

/** On phones with a motion sensor: shaking does what the button does. */
export function ByShaking() {
  const say = useCompanionTexts();
  return canBeShaken() ? <Switch of={SHAKE_TO_ROLL} name={say('shaking')} ask={askForMotion} /> : null;
}
