// Takes a picture of every screen: `npm run screens`, or `npm run screens -- trade` for those whose name contains a word.
import { runBrowserTests } from './browser.mjs';

const [word] = process.argv.slice(2);
const isGood = await runBrowserTests(word === undefined ? [] : [`--grep=${word}`], 'ORRERY_SCREENS');
process.exitCode = isGood ? 0 : 1;
