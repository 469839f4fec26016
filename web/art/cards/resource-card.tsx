import type { ReactElement } from 'react';
import { Planet } from '../planets/planet.tsx';
import { type Resource, ResourceIcon, worldOf } from '../resources.tsx';
import './resource-card.css';

interface ResourceCardProps {
  readonly resource: Resource;
  readonly name: string;
  readonly count: number;
  readonly picture?: 'world' | 'sign' | ReactElement; // the world it comes from, its sign, or a drawing on a square of 100
  readonly size?: 'normal' | 'small';
  readonly selected?: boolean;
  readonly dimmed?: boolean;
}

/**
 * All cards of one resource in a hand: the number and where they come from. Wrap it in a button if it can be selected.
 */
export function ResourceCard(props: ResourceCardProps) {
  const { resource, name, count, picture = 'world', size = 'normal', selected = false, dimmed = count === 0 } = props;
  const kind = picture === 'world' ? worldOf(resource) : null;
  const world = kind ? <Planet kind={kind} at={[0, 0]} size={100} /> : typeof picture === 'string' ? null : picture;
  const classes = [
    'resource-card',
    `ink-${resource}`,
    size,
    count === 0 && 'none',
    count > 1 && 'stacked',
    selected && 'selected',
    dimmed && 'dimmed',
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <span className="count">{count}</span>
      {world && <ResourceIcon resource={resource} />}
      {world ? (
        <svg className="world" viewBox="-50 -50 100 100" aria-hidden="true">
          {world}
        </svg>
      ) : (
        <span className="world">
          <ResourceIcon resource={resource} size="xl" />
        </span>
      )}
      <span className="name">{name}</span>
    </span>
  );
}
