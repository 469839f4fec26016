export { startrekActions as actions } from './actions.ts';
export { startrekObservation as observation } from './observation.ts';
