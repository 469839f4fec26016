import { test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { adminLink, totpCode } from './authenticator.ts';
import { beginDuel, boardOf, join, makeTableOf, openBrowserFor } from './people.ts';

test.setTimeout(180_000);

const MARKUP = '<img src=x onerror="document.title=\'gone\'"><b>bold</b> & {name} ‮back';

test('messages are shown as plain text, and those of a muted person are hidden', { tag: [LONG_TAG] }, async ({
  browser,
}) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints, 'light', { viewport: { width: 390, height: 844 } });
  const address = await makeTableOf('duel', ada.page, '<b>Ada</b>');
  await join(jan.page, address, 'Jan');
  const chat = ada.page.getByRole('log', { name: 'Chat' });
  const say = async (text: string) => {
    await jan.page.getByLabel('Say something to the table').fill(text);
    await jan.page.getByRole('button', { name: 'Send' }).click();
    await expect(jan.page.getByLabel('Say something to the table')).toHaveValue('');
  };
  await say(MARKUP);
  await expect(chat).toContainText('<img src=x onerror=');
  await expect(chat.getByRole('img')).toHaveCount(0);
  await expect(ada.page.getByRole('region', { name: 'Seats' })).toContainText('<b>Ada</b> (you)');
  await expect(ada.page).not.toHaveTitle('gone');

  await test.step('a half-typed message survives a reload', async () => {
    await jan.page.getByLabel('Say something to the table').fill('I was about to');
    await jan.page.reload();
    await expect(jan.page.getByLabel('Say something to the table')).toHaveValue('I was about to');
  });
  await test.step('too many messages at once are refused with a sentence, and the typed text stays', async () => {
    const field = jan.page.getByLabel('Say something to the table');
    const refusal = jan.page.getByText('Too many messages at once.', { exact: false });
    for (let n = 0; n < 30 && !(await refusal.isVisible()); n++) {
      await field.fill(`again ${n}`);
      await field.press('Enter');
      await expect(jan.page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
    }
    await expect(refusal).toBeVisible();
    await expect(field).not.toHaveValue('');
  });
  await test.step('messages of a muted player are hidden, even after a reload', async () => {
    await ada.page.getByRole('button', { name: 'Mute Jan' }).first().click();
    await expect(chat).toContainText('No messages yet.');
    await ada.page.reload();
    await expect(ada.page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
    await expect(chat).toContainText('No messages yet.');
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('an unread message is shown in one line and read out while the chat is closed', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints);
  await beginDuel(ada.page, jan.page);
  const bar = ada.page.getByRole('banner');
  const aloud = ada.page.getByRole('status').filter({ hasText: 'Jan: Are you there?' });
  await bar.getByRole('button', { name: 'Almanac' }).click();
  await expect(ada.page.getByRole('log', { name: 'Chat' })).toHaveCount(0);
  await jan.page.getByLabel('Say something to the table').fill('Are you there?');
  await jan.page.getByRole('button', { name: 'Send' }).click();
  const line = ada.page.getByRole('button', { name: 'Chat: Jan: Are you there?' });
  await expect(line).toBeVisible();
  await expect(aloud).toHaveCount(1);
  await expectAccessibleAndFitting(ada.page, 'talk that was not seen');
  await line.click();
  await expect(ada.page.getByRole('log', { name: 'Chat' })).toContainText('Are you there?');
  await expect(aloud).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('a person is reported and blocked; the administrator sees the report, bars and readmits', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints);
  const boss = await openBrowserFor(browser, complaints, 'light');
  const address = await beginDuel(ada.page, jan.page);
  const other = await makeTableOf('duel', ada.page, null);
  const profile = await jan.page.request.get('/api/me').then(async (answer) => (await answer.json()).me.person);

  await test.step('Ada reports Jan and blocks him: he cannot sit down at her tables', async () => {
    await ada.page.goto(`/person/${profile}/${new URL(address).pathname.split('/').at(-1)}`);
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Jan' })).toBeVisible();
    await ada.page.getByLabel('Report something').fill('<script>alert(1)</script> he swears');
    await ada.page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(ada.page.getByText('Thank you.', { exact: false })).toBeVisible();
    await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(ada.page.getByRole('button', { name: 'Block', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessibleAndFitting(ada.page, 'profile of somebody blocked');
    await jan.page.goto(other);
    await jan.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(jan.page.getByRole('alert')).toContainText(
      'You cannot sit down here: there is a block between you and somebody at this table.',
    );
    await expect(jan.page.getByText('1 of 2 seats taken.', { exact: false })).toBeVisible();
  });
  await test.step('Ada unblocks Jan on her own page, and he sits down', async () => {
    await ada.page.goto('/account');
    const shut = ada.page.getByRole('region', { name: 'Muted and blocked people' });
    await expect(shut.getByRole('listitem')).toContainText('blocked');
    await shut.getByRole('button', { name: 'Lift it for Jan' }).click();
    await expect(shut).toHaveCount(0);
    await jan.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(jan.page.getByText('2 of 2 seats taken.', { exact: false })).toBeVisible();
  });
  await test.step('the administration page is not shown to other players', async () => {
    for (const { page } of [ada, jan]) {
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Server administration' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
  await test.step('an administrator settles the report, bars Jan, and admits him again', async () => {
    await makeTableOf('duel', boss.page, 'Boss');
    await boss.page.goto(`/account?admin=${adminLink()}`);
    await boss.page.getByText('Or with a password').click();
    await boss.page.getByLabel('Login').fill('boss');
    await boss.page.getByLabel('Password').fill('correct horse battery');
    await boss.page.getByRole('button', { name: 'Create the account' }).click();
    await boss.page.getByRole('button', { name: 'Run this server' }).click();
    await boss.page.getByRole('link', { name: 'Go to the server administration' }).click();
    const factor = boss.page.getByRole('region', { name: 'Second factor' });
    await factor.getByRole('button', { name: 'Set up codes from an app' }).click();
    await factor.getByRole('img', { name: 'The secret as a QR code' }).waitFor();
    await expectAccessibleAndFitting(boss.page, 'a second factor');
    await factor.getByLabel('Code from your app').fill(totpCode(await factor.locator('code').innerText()));
    await factor.getByRole('button', { name: 'Confirm' }).click();
    const report = boss.page
      .getByRole('region', { name: 'Reports' })
      .getByRole('listitem')
      .filter({ hasText: 'swears' });
    await expect(report).toContainText('<script>alert(1)</script> he swears');
    await expectAccessibleAndFitting(boss.page, 'server administration');
    await expect(report.getByRole('link', { name: 'To the table' })).toHaveAttribute('href', new URL(address).pathname);
    await report.getByRole('button', { name: 'Show chat and log' }).click();
    const chat = boss.page.getByRole('dialog', { name: 'Chat and log of the table' });
    await expect(chat).toContainText('The log can be read once the game is over.');
    await chat.getByRole('button', { name: 'Close' }).click();
    await report.getByRole('button', { name: 'Mark as settled' }).click();
    await expect(report).toHaveCount(0);
    await boss.page.getByLabel('Find by name').fill('Jan');
    const line = boss.page
      .getByRole('region', { name: 'People' })
      .getByRole('listitem')
      .filter({ has: boss.page.locator(`a[href="/person/${profile}"]`) });
    await line.getByRole('button', { name: 'Restrictions on Jan' }).click();
    const restrictions = boss.page.getByRole('dialog', { name: 'Restrictions on Jan' });
    await restrictions.getByLabel('Kind').selectOption('Mute: cannot chat');
    await restrictions.getByLabel('Reason').fill('he swears');
    await restrictions.getByRole('button', { name: 'Apply' }).click();
    await expect(restrictions.getByRole('listitem')).toContainText(/^Muted until .*: he swears/);
    await expectAccessibleAndFitting(boss.page, 'restrictions on a person');
    await jan.page.goto(address);
    await jan.page.getByLabel('Say something to the table').fill('Is anybody here?');
    await jan.page.getByRole('button', { name: 'I understand' }).click();
    await jan.page.getByRole('button', { name: 'Send' }).click();
    await expect(jan.page.getByText('You cannot write in chats at the moment.', { exact: false })).toBeVisible();
    await jan.page.goto('/account');
    await expect(jan.page.getByRole('region', { name: 'Restrictions on your account' })).toContainText('he swears');
    await restrictions.getByRole('button', { name: /^Lift/ }).click();
    await expect(restrictions).toContainText('No restrictions.');
    await restrictions.getByLabel('Kind').selectOption('Ban: cannot sign in or play');
    await restrictions.getByLabel('Reason').fill('he swears');
    await restrictions.getByRole('button', { name: 'Apply' }).click();
    await expect(restrictions.getByRole('listitem')).toContainText(/^Banned until/);
    await restrictions.getByRole('button', { name: 'Close' }).click();
    await expect(line).toContainText('banned');
    await jan.page.goto(address);
    await expect(boardOf(jan.page)).toBeVisible();
    await expect(jan.page.getByText('You are watching.', { exact: false }).first()).toBeVisible();
    await line.getByRole('button', { name: 'Unban Jan' }).click();
    await expect(line).not.toContainText('banned');
    await line.getByRole('button', { name: 'Rename Jan' }).click();
    const renaming = boss.page.getByRole('dialog', { name: 'Rename Jan' });
    await renaming.getByLabel('Your name').fill('Janus');
    await expectAccessibleAndFitting(boss.page, 'renaming a person');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await boss.page.getByLabel('Find by name').fill('Janus');
    await expect(line.getByRole('link', { name: 'Janus' })).toBeVisible();
    await expect(line.getByRole('button', { name: /administrator/ })).toHaveCount(0); // a guest can be none
  });
  await test.step('Jan deletes everything about himself, including his name', async () => {
    await jan.page.goto('/friends/duel');
    await jan.page.getByLabel('Your name').fill('Jan again');
    await jan.page.getByRole('button', { name: 'Create the table' }).click();
    await expect(jan.page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
    await jan.page.goto('/account');
    await expect(jan.page.getByRole('heading', { name: 'You are a guest' })).toBeVisible();
    const profileOfJan = jan.page.getByRole('link', { name: 'What others see of you' });
    const address = await profileOfJan.getAttribute('href');
    await jan.page.getByRole('button', { name: 'Delete everything about me' }).click();
    const sure = jan.page.getByRole('dialog', { name: 'Delete everything about me' });
    await expectAccessibleAndFitting(jan.page, 'before going for good');
    await sure.getByRole('button', { name: 'Delete everything about me' }).click();
    await expect(jan.page.getByRole('heading', { name: 'Already have an account?' })).toBeVisible();
    await ada.page.goto(address ?? '');
    await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText('This person is no longer here');
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan, boss]) await context.close();
});
