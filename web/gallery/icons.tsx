import { ACTION_ICONS } from '../art/icons/actions.ts';
import { GameIcon, type GameIconName } from '../art/icons/game-icon.tsx';
import { Icon, type IconName } from '../art/icons/icon.tsx';
import { INTERFACE_ICONS } from '../art/icons/interface.ts';
import { STARFARING_ICONS } from '../art/icons/starfaring.ts';
import { STARTREK_ICONS } from '../art/icons/trek.ts';
import { type Resource, ResourceIcon } from '../art/resources.tsx';

/** The names in a table of icons. */
function namesOf<Name extends string>(set: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in set) names.push(name);
  return names;
}

const INTERFACE_NAMES: readonly IconName[] = namesOf(INTERFACE_ICONS);
const RESOURCES: readonly Resource[] = [
  'tritanium',
  'dilithium',
  'food',
  'oxygen',
  'water',
  'ore',
  'fuel',
  'carbon',
  'goods',
  'science',
];

export function Icons() {
  return (
    <>
      <div className="row">
        {RESOURCES.map((resource) => (
          <span key={resource} className="row">
            <ResourceIcon resource={resource} />
            <ResourceIcon resource={resource} size="l" />
            <ResourceIcon resource={resource} size="xl" />
          </span>
        ))}
      </div>
      <h3>Interface</h3>
      <ul className="specimens">
        {INTERFACE_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} size="xl" />
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
      <IconList title="Actions" names={namesOf(ACTION_ICONS)} />
      <IconList title="Star Trek" names={namesOf(STARTREK_ICONS)} />
      <IconList title="Starship, Duel, Starfarers" names={namesOf(STARFARING_ICONS)} />
    </>
  );
}

function IconList({ title, names }: { title: string; names: readonly GameIconName[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="specimens">
        {names.map((name) => (
          <li key={name}>
            <GameIcon name={name} size="xl" />
            <GameIcon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
