// Takes a screenshot of every screen into dist/screens: `npm run screens`, or `npm run screens -- trade` for those
// whose name contains a word. `npm run screens -- --readme` updates the eight screenshots in docs/screens.
import { runBrowserTests } from './browser.mjs';

const words = process.argv.slice(2);
const isForReadme = words.includes('--readme');
const [word] = words.filter((each) => each !== '--readme');
const isGood = await runBrowserTests(
  word === undefined ? [] : [`--grep=${word}`],
  'ORRERY_SCREENS',
  isForReadme ? 'readme' : 'all',
);
process.exitCode = isGood ? 0 : 1;
