import { paths } from '../../routing/paths';
import { openAsAdministrator } from '../../testing/browser/administrator';
import { expect, test } from '../../testing/browser/own-shop';

const texts = {
  tab: 'Header Media',
  none: 'No header image set',
  set: 'Set as Header Image',
  choose: 'Please select an image first',
  done: 'Header image updated successfully',
  remove: 'Remove',
  sure: 'Remove the header image?',
} as const;

test('the header image set by an admin is on the home page until it is removed', async ({
  page,
}) => {
  const home = paths.home();
  await openAsAdministrator(page, '/admin');
  await page.getByRole('tab', { name: texts.tab }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  const set = page.getByRole('button', { name: texts.set, exact: true });
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await set.click();
  await expect(page.getByText(texts.choose, { exact: true })).toBeVisible({
    // The toast is a lazy chunk, which queues behind the images of a cold server.
    timeout: 20_000,
  });
  await page.getByRole('radio').nth(4).check({ force: true });
  await set.click();
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.none)).toHaveCount(0);
  const chosen = await page.getByRole('tabpanel').locator('img').first().getAttribute('src');
  const file = String(chosen).split('?')[0];

  /** The `<picture>` element in the server-rendered page. */
  const drawn = async () =>
    (await (await page.request.get(home)).text()).match(/<picture>.*?<\/picture>/)?.[0];
  expect(await drawn()).toContain(file);

  await page.getByRole('button', { name: texts.remove, exact: true }).click();
  await page
    .getByRole('dialog', { name: texts.sure })
    .getByRole('button', { name: texts.remove, exact: true })
    .click();
  await expect(page.getByText(texts.none)).toBeVisible();
  expect(await drawn()).not.toContain(file);
});
