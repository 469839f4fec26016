import { askForMotion, BY_SHAKING, canBeShaken } from '../gesture.ts';
import { useCompanion } from '../texts.ts';
import { Switch } from './switch.tsx';

/** On phones that can feel it: shaking them does what the button does. */
export function ByShaking() {
  const say = useCompanion();
  return canBeShaken() ? <Switch of={BY_SHAKING} name={say('shaking')} ask={askForMotion} /> : null;
}
