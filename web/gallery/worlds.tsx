import { WORLD_RESOURCES, WorldView } from '../art/worlds/world.tsx';

/** Each world engraved, plain and small. */
export function Worlds() {
  return (
    <svg className="sheet-drawing" viewBox="0 0 1080 150" width="1080" height="150" role="img" aria-label="Worlds">
      {WORLD_RESOURCES.map((resource, i) => (
        <g key={resource} transform={`translate(${i * 178} 75)`}>
          <WorldView resource={resource} at={[75, 0]} size={150} />
          <WorldView resource={resource} at={[146, -24]} size={52} />
          <WorldView resource={resource} at={[146, 30]} size={36} detail="plain" />
        </g>
      ))}
    </svg>
  );
}
