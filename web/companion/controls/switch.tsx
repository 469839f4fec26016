import { type Choice, useChoice } from './choice.ts';
import './controls.css';

interface SwitchProps {
  readonly of: Choice;
  readonly name: string;
  /** What has to be asked for first; a no leaves it off. */
  readonly ask?: () => Promise<boolean>;
}

/** Turns something on or off on this device. */
export function Switch({ of, name, ask = async () => true }: SwitchProps) {
  const isOn = useChoice(of);
  const turn = async (wanted: boolean) => of.turn(wanted && (await ask()) ? 'on' : 'off');
  return (
    <label className="check companion-switch">
      <input type="checkbox" checked={isOn} onChange={(event) => void turn(event.target.checked)} />
      {name}
    </label>
  );
}
