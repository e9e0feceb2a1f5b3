import { paths } from '../../routing/paths';
import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { expect, test } from '../../testing/browser/own-server';

const texts = {
  tab: 'Header Media',
  none: 'No header image set',
  setButton: 'Set as Header Image',
  choose: 'Please select an image first',
  done: 'Header image updated successfully',
  remove: 'Remove',
  confirmTitle: 'Remove the header image?',
} as const;

test('the header image set by an admin is on the home page until it is removed', async ({
  page,
}) => {
  const home = paths.home();
  await openAsAdmin(page, '/admin?tab=products');
  await page.getByRole('tab', { name: texts.tab }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  const setButton = page.getByRole('button', { name: texts.setButton, exact: true });
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await setButton.click();
  await expect(page.getByText(texts.choose, { exact: true })).toBeVisible({
    // The toast is a lazy chunk, which queues behind the images of a cold server.
    timeout: 20_000,
  });
  await page.getByRole('radio').nth(4).check({ force: true });
  await setButton.click();
  await expect(page.getByText(texts.done, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.none)).toHaveCount(0);
  const chosen = await page.getByRole('tabpanel').locator('img').first().getAttribute('src');
  const file = String(chosen).split('?')[0];

  await page.goto(home);
  const heroImage = page.locator('picture img').first();
  await expect(heroImage).toHaveAttribute('src', new RegExp(`^${file}\\?`));

  await page.goBack();
  await page.getByRole('button', { name: texts.remove, exact: true }).click();
  await page
    .getByRole('dialog', { name: texts.confirmTitle })
    .getByRole('button', { name: texts.remove, exact: true })
    .click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await page.goto(home);
  await expect(heroImage).not.toHaveAttribute('src', new RegExp(`^${file}\\?`));
});
