import { networkFile, quantise, readTrainedNetwork } from '@orrery/bots/network';
import { okResult } from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, textFlag } from '../flags.ts';
import { readJsonFile } from '../json-file.ts';
import { isJsonObject } from '../results-file.ts';

export const networkCommand = defineCommand({
  name: 'network',
  summary: 'Turns a trained network into the file that bots read.',
  about: ['The weights become whole numbers, so that every computer calculates exactly the same chances.'],
  examples: ['orrery network trained.json --out bots/startrek/network.json'],
  operands: { file: operand('FILE', 'the output of lab/train.py') },
  flags: { out: textFlag('FILE', 'where to write the network (network.json)') },
  async run(world, { out }, { file }) {
    const value = readJsonFile(file);
    if (!value.ok) return value;
    const trained = readTrainedNetwork(value.value);
    if (!trained.ok) return trained;
    const network = quantise(trained.value);
    if (!network.ok) return network;
    const path = out ?? 'network.json';
    const evidence = isJsonObject(value.value) ? value.value.evidence : undefined;
    const written = writeText(path, `${JSON.stringify(networkFile(network.value, evidence), null, 2)}\n`);
    if (!written.ok) return written;
    world.out.write(`${path}: ${network.value.inputs} figures, ${network.value.hidden.join(' and ')} neurons\n`);
    return okResult(EXIT_CODES.fine);
  },
});
