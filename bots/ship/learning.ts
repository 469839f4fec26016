export { shipActions as actions } from './actions.ts';
export { shipObservation as observation } from './observation.ts';
