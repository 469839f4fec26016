// Kills the server with SIGKILL during play and checks that the log holds exactly what was acknowledged: `npm run drill
// -- --rounds 50`.
import { parseArgs } from 'node:util';
import { isMain } from './repo.mjs';
import { withSources } from './sources.mjs';

const HELP = `npm run drill -- [--rounds N] [--store STORE] [--tables N] [--seed S]

  --rounds N  how often something is ended; 10 unless told
  --store S   one only: a node is killed on the embedded database, on PostgreSQL, or one of two on one PostgreSQL (nodes);
              PostgreSQL itself crashes below a node (database); or two nodes are stopped kindly one after the other
              behind one address (rolling); the network between a node and PostgreSQL swallows everything for up to eight
              seconds (black-hole); commits take long at random, and a node or PostgreSQL is ended meanwhile (slow-disk),
              or a node with the embedded database (slow-embedded)
  --tables N  games that are played at the same time; 4 unless told
  --seed S    the seed of what happens; by the clock unless told
`;

/** @param {readonly string[]} words */
async function main(words) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '10' },
      store: { type: 'string' },
      tables: { type: 'string', default: '4' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return withSources(async (load) => {
    const { drill, STORES } = await load('server/testing/drill.ts');
    const stores = values.store === undefined ? STORES : [values.store];
    if (!stores.every((/** @type {string} */ store) => STORES.includes(store))) {
      console.error(`There is no store ${values.store}; there are ${STORES.join(', ')}.`);
      return 2;
    }
    for (const store of stores) {
      const say = (/** @type {string} */ sentence) => console.log(sentence);
      const [rounds, tables, seed] = [values.rounds, values.tables, values.seed].map(Number);
      console.log(`${store}: seed ${seed}`);
      const report = await drill({ store, rounds, tables, seed, hasTournaments: true, say });
      console.log(
        `${store}: ${report.ends} ends in ${report.seconds} s, ${report.acknowledged} moves acknowledged ` +
          `(${report.repeated} said again, ${report.keptUnheard} of them were kept already; ${report.refused} refused), ` +
          `${report.entries} entries of ${report.tables} games, ${report.results} of them in tournaments and counted; none lost, none twice, every view as the log has it`,
      );
    }
    return 0;
  });
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
