import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';

interface FigureProps {
  readonly icon: GameIconName;
  readonly name: string;
  readonly value: number | string;
}

/** A number with its icon; the name is a tooltip and is read by screen readers. */
export function FigureWithIcon({ icon, name, value }: FigureProps) {
  return (
    <span className="common-figure" title={name}>
      <GameIcon name={icon} />
      <span className="unseen">{name} </span>
      {value}
    </span>
  );
}
