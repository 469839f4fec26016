export { starfarersActions as actions } from './actions.ts';
export { starfarersObservation as observation } from './observation.ts';
