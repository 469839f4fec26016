import { useCommonTexts } from './texts.ts';

/** Shown to spectators in place of a panel of their own. */
export function SpectatorNote() {
  const say = useCommonTexts();
  return <p className="muted common-empty">{say('watching')}</p>;
}
