import { type DeviceSwitch, useDeviceSwitch } from './device-switch.ts';
import './controls.css';

interface SwitchProps {
  readonly of: DeviceSwitch;
  readonly name: string;
  /** Requests a permission first; a refusal leaves it off. */
  readonly ask?: () => Promise<boolean>;
}

/** Turns a setting of this device on or off. */
export function Switch({ of, name, ask = async () => true }: SwitchProps) {
  const isOn = useDeviceSwitch(of);
  const turn = async (wanted: boolean) => of.turn(wanted && (await ask()) ? 'on' : 'off');
  return (
    <label className="check companion-switch">
      <input type="checkbox" checked={isOn} onChange={(event) => void turn(event.target.checked)} />
      {name}
    </label>
  );
}
