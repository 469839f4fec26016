import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';

interface FigureProps {
  readonly icon: GameIconName;
  readonly name: string;
  readonly value: number | string;
}

/** A figure with its sign; its name for those who point at it or do not see it. */
export function Figure({ icon, name, value }: FigureProps) {
  return (
    <span className="common-figure" title={name}>
      <GameIcon name={icon} />
      <span className="unseen">{name} </span>
      {value}
    </span>
  );
}
