import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminLink, totpCode } from '../online/authenticator.ts';
import { anyAddress, boardOf, chooseInMenu } from '../online/people.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { type Screen, screen } from './screen.ts';

const DAY_MS = 86_400_000;
const DUEL = {
  game: 'duel',
  seats: 2,
  options: { mission: 1 },
  onTimeout: 'bot',
  isRated: false,
  visibility: 'unlisted',
} as const;
const DAY_PER_MOVE = { kind: 'correspondence', perMove: DAY_MS } as const;
const UNTIMED = { kind: 'none' } as const;

/** A client of the server that sends requests as pages do. */
class ApiGuest {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  /** The person whose browser takes the screenshot. */
  static async inFront(page: Page, name: string): Promise<ApiGuest> {
    await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': anyAddress() });
    await page.goto('/');
    return new ApiGuest(page.request, new URL(page.url()).origin).#named(name);
  }

  /** Another person. */
  static async elsewhere(page: Page, name: string): Promise<ApiGuest> {
    const context = await page
      .context()
      .browser()
      ?.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
    if (context === undefined) throw new Error('no browser context');
    return new ApiGuest(context.request, new URL(page.url()).origin).#named(name);
  }

  async #named(name: string): Promise<ApiGuest> {
    await this.ask('/api/me', { name, language: 'en' });
    return this;
  }

  async ask<X>(path: string, data: object = {}): Promise<X> {
    const answer = await this.#request.post(`${this.#origin}${path}`, { data, headers: { Origin: this.#origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  /** Follows a person. */
  async follow(person: string): Promise<void> {
    const answer = await this.#request.put(`${this.#origin}/api/people/${person}/follow`, {
      headers: { Origin: this.#origin },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async id(): Promise<string> {
    return (await (await this.#request.get(`${this.#origin}/api/me`)).json()).me.person;
  }

  async make(terms: object): Promise<string> {
    return (await this.ask<{ table: { id: string } }>('/api/tables', terms)).table.id;
  }

  async join(table: string): Promise<void> {
    await this.ask(`/api/tables/${table}/sit`);
    await this.ask(`/api/tables/${table}/ready`, { ready: true });
  }

  /** Answers every question of its seat with some move until the game is over. */
  async answer(table: string, answered: () => void): Promise<void> {
    const { cookies } = await this.#request.storageState();
    const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), Origin: this.#origin };
    const address = `${this.#origin}/api/bots/${table}`;
    const { body } = await fetch(address, { headers });
    let rest = '';
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const said = line === '' ? {} : JSON.parse(line);
        if (said.type !== 'request') continue;
        const move = said.moves[Math.floor(Math.random() * said.moves.length)];
        const sent = JSON.stringify({ type: 'choose', request: said.id, move });
        if ((await fetch(address, { method: 'POST', headers, body: sent })).ok) answered();
      }
    }
  }

  async member(login: string): Promise<void> {
    await this.ask('/api/account', { login, password: PASSWORD });
  }
}

const PASSWORD = 'correct horse battery';
const anyLogin = (name: string): string => `${name}-${Math.random().toString(36).slice(2, 10)}`;

/** A game that has begun between these two. */
async function begin(host: ApiGuest, other: ApiGuest, terms: object): Promise<string> {
  const table = await host.make(terms);
  await other.join(table);
  await host.ask(`/api/tables/${table}/start`);
  return table;
}

/** A table of four for friends, at which three people sit and chat. */
async function gather(page: Page): Promise<void> {
  const ada = await ApiGuest.inFront(page, 'Ada');
  const jan = await ApiGuest.elsewhere(page, 'Jan');
  const terms = {
    game: 'startrek',
    seats: 4,
    options: {},
    time: DAY_PER_MOVE,
    onTimeout: 'bot',
    isRated: false,
    visibility: 'unlisted',
  };
  const table = await ada.make(terms);
  await jan.join(table);
  await ada.ask(`/api/tables/${table}/bot`, { seat: 2, level: 'captain' });
  await page.goto(`/join/${table}`);
  await page.getByLabel('Say something to the table').fill('Welcome! We begin at eight.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText('We begin at eight.').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** The person's tables by correspondence: one with the person on turn, one without, and one that is filling. */
async function setUpCorrespondence(page: Page): Promise<void> {
  const ada = await ApiGuest.inFront(page, 'Ada');
  const jan = await ApiGuest.elsewhere(page, 'Jan');
  const first = { mission: 1, start: 'first' };
  for (const terms of [
    { ...DUEL, time: DAY_PER_MOVE, options: first },
    { ...DUEL, time: { kind: 'correspondence', perMove: 3 * DAY_MS }, isRated: false },
  ])
    await begin(ada, jan, terms);
  await begin(jan, ada, { ...DUEL, time: { kind: 'correspondence', perMove: 7 * DAY_MS }, options: first });
  await ada.make({
    game: 'startrek',
    seats: 3,
    options: {},
    time: DAY_PER_MOVE,
    onTimeout: 'bot',
    isRated: false,
    visibility: 'unlisted',
  });
}

/** A game that bots have finished for two people, one of whom was at the table when it began. */
async function playThrough(page: Page): Promise<void> {
  const ada = await ApiGuest.inFront(page, 'Ada');
  const jan = await ApiGuest.elsewhere(page, 'Jan');
  const table = await ada.make({ ...DUEL, time: UNTIMED });
  await jan.join(table);
  await page.goto(`/join/${table}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await boardOf(page).waitFor();
  for (const each of [ada, jan]) await each.ask(`/api/tables/${table}/substitute`, { level: 'cadet' });
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 80_000 });
}

/** A rated game that one of two members has resigned after both had moved; the other one is shown first. */
async function playRated(page: Page): Promise<void> {
  const ada = await ApiGuest.inFront(page, 'Ada');
  const jan = await ApiGuest.elsewhere(page, 'Jan');
  await ada.member(anyLogin('ada'));
  await jan.member(anyLogin('jan'));
  const table = await begin(ada, jan, { ...DUEL, time: DAY_PER_MOVE, isRated: true });
  let isLeft = false;
  const movers = new Set<ApiGuest>();
  const playing = [ada, jan].map((each) =>
    each.answer(table, () => {
      movers.add(each);
      if (movers.size < 2 || isLeft) return;
      isLeft = true;
      void jan.ask(`/api/tables/${table}/leave`);
    }),
  );
  await Promise.all(playing);
}

/** Opens a Duel with clocks, with the person on turn. */
async function sitDownWithClock(page: Page): Promise<void> {
  const ada = await ApiGuest.inFront(page, 'Ada');
  const jan = await ApiGuest.elsewhere(page, 'Jan');
  const time = { kind: 'game', start: 1_200_000, increment: 20_000 };
  const table = await begin(ada, jan, { ...DUEL, time, options: { mission: 1, start: 'first' } });
  await page.goto(`/join/${table}`);
  await page.getByRole('button', { name: /^Sector 1.*possible$/ }).waitFor();
}

/** The administrator's cookie, kept between screenshots: the link for it works once. */
const ADMIN_COOKIE_FILE = fileURLToPath(new URL('../../.cache/e2e-admin.json', import.meta.url));

/** The person is an administrator. */
async function becomeAdmin(page: Page): Promise<void> {
  const context = page.context();
  if (existsSync(ADMIN_COOKIE_FILE)) await context.addCookies(JSON.parse(readFileSync(ADMIN_COOKIE_FILE, 'utf8')));
  await page.goto('/');
  const { me } = await (await page.request.get('/api/me')).json();
  if (me?.isAdmin) return;
  await context.clearCookies();
  const boss = await ApiGuest.inFront(page, 'Vera');
  await boss.member('vera');
  await boss.ask('/api/admin/claim', { token: adminLink() });
  const { secret } = await boss.ask<{ secret: string }>('/api/second-factor/begin');
  await boss.ask('/api/second-factor/finish', { code: totpCode(secret) });
  writeFileSync(ADMIN_COOKIE_FILE, JSON.stringify(await context.cookies()));
}

async function showAdminPage(page: Page): Promise<void> {
  await becomeAdmin(page);
  const jan = await ApiGuest.elsewhere(page, 'Jan');
  const eve = await ApiGuest.elsewhere(page, 'Eve');
  await eve.make({ ...DUEL, time: UNTIMED });
  const { me } = await jan.ask<{ me: { person: string } }>('/api/me', { name: 'Jan' });
  await eve.ask(`/api/people/${me.person}/report`, { text: 'Says unkind things after every roll.' });
}

export const ONLINE_SCREENS: readonly Screen[] = [
  screen('online-lobby', 'The lobby: one’s own tables, open ones, games to watch, and making one', async (page) => {
    await setUpCorrespondence(page);
    const [grace, eve] = [await ApiGuest.elsewhere(page, 'Grace'), await ApiGuest.elsewhere(page, 'Eve')];
    await grace.make({ ...DUEL, time: { kind: 'move', perMove: 60_000 }, visibility: 'public' });
    const watched = await eve.make({ ...DUEL, time: UNTIMED, visibility: 'public' });
    await grace.join(watched);
    await eve.ask(`/api/tables/${watched}/start`);
    await page.goto('/lobby');
    await page.getByText('with Grace').first().waitFor();
    await page.getByRole('link', { name: 'Watch' }).first().waitFor();
  }),
  screen('online-letters', 'The first screen with games by correspondence', async (page) => {
    await setUpCorrespondence(page);
    await page.goto('/lobby'); // a person who was here before is also offered on the first screen
    await page.getByRole('article').nth(3).waitFor();
    await page.goto('/');
    await page.getByRole('region', { name: 'Your tables online' }).getByRole('article').nth(3).waitFor();
  }),
  screen('online-gathering', 'A table at which people take seats', gather),
  screen('online-invite', 'The invitation: an address and a QR code', async (page) => {
    // As after letting others in the network in: the server of the pictures is reached by this computer alone.
    const json = { mayOpen: false, origins: ['http://192.168.1.5:3141'] };
    await page.route('**/api/network', (route) => route.fulfill({ json }));
    await gather(page);
    await page.getByRole('heading', { name: 'Invite', exact: true }).evaluate((heading) => heading.scrollIntoView());
    await page.getByRole('img', { name: 'The address as a QR code' }).waitFor();
  }),
  screen('online-invited', 'What somebody sees who was given the address', async (page) => {
    await page.goto('/');
    const jan = await ApiGuest.elsewhere(page, 'Jan');
    const table = await jan.make({ ...DUEL, time: UNTIMED });
    await page.goto(`/join/${table}`);
    await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  }),
  screen('online-table', 'A table over the network, with clocks and talk', async (page) => {
    await sitDownWithClock(page);
  }),
  screen(
    'online-about',
    'About a table: who plays, what was agreed, what binds the dice, the address',
    async (page) => {
      await sitDownWithClock(page);
      await chooseInMenu(page, 'About this table');
      await page.getByRole('dialog', { name: 'About this table' }).getByText('SHA-256').waitFor();
    },
  ),
  screen('online-watching', 'What an onlooker sees', async (page) => {
    await page.goto('/');
    const jan = await ApiGuest.elsewhere(page, 'Jan');
    const grace = await ApiGuest.elsewhere(page, 'Grace');
    const table = await begin(jan, grace, { ...DUEL, time: UNTIMED, options: { mission: 1, start: 'first' } });
    await page.goto(`/join/${table}`);
    await page.getByText('You are watching.', { exact: false }).first().waitFor();
  }),
  screen('online-standing', 'By correspondence: questions that are always answered alike', async (page) => {
    const ada = await ApiGuest.inFront(page, 'Ada');
    const jan = await ApiGuest.elsewhere(page, 'Jan');
    const table = await begin(ada, jan, { ...DUEL, time: DAY_PER_MOVE, options: { mission: 1, start: 'first' } });
    await page.goto(`/join/${table}`);
    const player = new PagePlayer(page, mouseInput(page), starshipStrategy());
    await player.play(({ choices }) => choices.some(({ name, isOff }) => !isOff && /^(Done|End)/.test(name)));
    await chooseInMenu(page, 'Automatic answers');
    const dialog = page.getByRole('dialog', { name: 'Automatic answers' });
    await dialog
      .getByRole('button', { name: /^Always answer/ })
      .first()
      .waitFor();
  }),
  screen('online-over', 'The end of a game over the network', async (page) => {
    await playThrough(page);
  }),
  screen('online-dice', 'After a game over the network every roll is checked', async (page) => {
    await playThrough(page);
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await end.getByRole('button', { name: /^Game report/ }).click();
    const check = page.getByRole('button', { name: 'Check every roll' });
    await check.click();
    await page.getByText('Yes. The secret number fits its fingerprint', { exact: false }).waitFor();
    await page
      .getByText('Yes. The secret number fits its fingerprint')
      .evaluate((answer) => answer.scrollIntoView({ block: 'center' }));
  }),
  screen('online-profile', 'What others see of somebody: ratings and games', async (page) => {
    await playRated(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'What others see of you' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  }),
  screen('online-friends', 'Friends: who invites, whom somebody follows, who follows them', async (page) => {
    const ada = await ApiGuest.inFront(page, 'Ada');
    const [jan, grace] = [await ApiGuest.elsewhere(page, 'Jan'), await ApiGuest.elsewhere(page, 'Grace')];
    await ada.follow(await jan.id());
    for (const each of [jan, grace]) await each.follow(await ada.id());
    const table = await jan.make({ ...DUEL, time: DAY_PER_MOVE });
    await jan.ask(`/api/tables/${table}/invite`, { person: await ada.id() });
    await page.goto('/people');
    await page.getByRole('region', { name: 'Invitations' }).waitFor();
    await page.getByRole('region', { name: 'They follow you' }).waitFor();
  }),
  screen('online-account', 'A member’s account', async (page) => {
    const ada = await ApiGuest.inFront(page, 'Ada');
    await ada.member(anyLogin('ada'));
    await ada.ask('/api/tokens', { name: 'Tin Can' });
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Your own bots' }).waitFor();
    await page.getByText('Tin Can').waitFor();
  }),
  screen('online-sign-in', 'The account page without a sign-in', async (page) => {
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Already have an account?' }).waitFor();
  }),
  screen('online-admin', 'The page of the administrators', async (page) => {
    await showAdminPage(page);
    await page.goto('/admin');
    await page.getByText('Says unkind things').first().waitFor();
  }),
];
