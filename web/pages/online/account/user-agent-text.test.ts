import { expect, test } from 'vitest';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { userAgentText } from './user-agent-text.ts';

const say = makeTranslate(ONLINE_TEXTS, 'nl');
const X11 = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  [`${X11} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`, 'Chrome op Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge op Windows',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox op Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari op iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari op macOS'],
  ['curl/8.5', 'curl/8.5'],
  ['', 'Een andere browser'],
])('%s', (agent, words) => {
  expect(userAgentText(agent, say)).toBe(words);
});
