export { cometActions as actions } from './actions.ts';
export { cometObservation as observation } from './observation.ts';
