import { openAsAdministrator } from '../../testing/browser/administrator';
import { expect, test } from '../../testing/browser/own-shop';

const say = {
  tab: 'Bulk Images',
  products: 'Products',
  images: 'Library images',
  having: 'Classic Board',
  other: 'Garden Board',
  image: 'Classic Board',
  assign: 'Assign Images to Products',
  added: '1 image added to 1 product',
  failed: '1 image failed',
  report: 'What’s left to do',
  why: 'This product already has this picture.',
  close: 'Close',
} as const;

test('bulk assign adds an image to one product and reports the one that already has it', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin');
  await page.getByRole('tab', { name: say.tab }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  for (const product of [say.having, say.other]) {
    await part(say.products).getByRole('checkbox', { name: product, exact: true }).check();
  }
  // The sticky toolbar may cover the checkbox, so a click would miss it.
  await part(say.images).getByRole('checkbox', { name: say.image, exact: true }).press('Space');
  await page.getByRole('button', { name: say.assign, exact: true }).click();
  await expect(page.getByText(say.added, { exact: true })).toBeVisible();
  await expect(page.getByText(say.failed, { exact: true })).toBeVisible();
  const failures = part(say.report).getByRole('listitem');
  await expect(failures).toHaveText([`${say.having}: ${say.image} ${say.why}`]);
  await part(say.report).getByRole('button', { name: say.close, exact: true }).click();
  await expect(part(say.report)).toHaveCount(0);
});
