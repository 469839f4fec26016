import { expectAccessibleAndFitting } from '../accessibility.ts';
import { expect, test } from '../test.ts';
import { makeTable } from './people.ts';

const DAY_MS = 86_400_000;
const RATINGS = [2.1, 4.4, 3.2, 6.5];

test('a profile shows how a rating has changed, as a chart and as a table, and leads to the leaderboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeTable(page, 'Ada');
  const { me } = await page.request.get('/api/me').then((answer) => answer.json());
  // Nobody plays four rated games here: the server's answer gets a rating.
  await page.route(`**/api/people/${me.person}`, async (route) => {
    const answer = await route.fetch();
    const history = RATINGS.map((rating, n) => ({ at: Date.UTC(2026, 0, 1) + n * DAY_MS, rating }));
    const rating = { game: 'duel', seats: 2, rating: 6.5, games: 4, wins: 3, isProvisional: true, history };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ratings: [rating] } });
  });
  await page.goto(`/person/${me.person}`);
  const ratings = page.getByRole('region', { name: 'Ratings' });
  await expect(ratings).toContainText('3 won');
  await expect(ratings).toContainText('6.5?');
  await ratings.getByText('Rating over time').click();
  await expect(ratings.getByRole('img', { name: 'Rating over time: Two Captains' })).toBeVisible();
  await expect(ratings.getByRole('row')).toHaveCount(RATINGS.length + 1);
  await expect(ratings.getByRole('row').nth(1)).toContainText('+3.3');
  await expectAccessibleAndFitting(page, 'a profile with ratings');

  await page.route('**/api/leaderboard/**', (route) =>
    route.fulfill({
      json: {
        people: [
          {
            person: 'somebody',
            name: 'Somebody with a long name',
            handle: 'somebody',
            rating: 27.5,
            games: 40,
            isProvisional: false,
          },
          { person: me.person, name: 'Ada', handle: null, rating: 6.5, games: 4, isProvisional: true },
        ],
      },
    }),
  );
  await ratings.getByRole('link', { name: 'Two Captains' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessibleAndFitting(page, 'a leaderboard');
  await page.getByRole('button', { name: 'Far Systems' }).click();
  await page.getByRole('button', { name: '5 players' }).click();
  await expect(page).toHaveURL(/\/leaderboard\/starfarers\/5$/);
});
