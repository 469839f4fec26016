/** Small networks that evaluate positions, and their files. */
export { networkFile } from './file.ts';
export { quantise, readTrainedNetwork } from './quantise.ts';
