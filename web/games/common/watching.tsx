import { useCommon } from './texts.ts';

/** Where a panel of one's own would be, for those who have none. */
export function Watching() {
  const say = useCommon();
  return <p className="muted common-empty">{say('watching')}</p>;
}
