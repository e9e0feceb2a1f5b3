import { openAsAdmin } from '../../testing/browser/admin-sign-in';
import { expect, test } from '../../testing/browser/own-server';

const texts = {
  tab: 'Bulk Images',
  products: 'Products',
  images: 'Library images',
  productWithImage: 'Classic Board',
  otherProduct: 'Sunday Brunch Board',
  image: 'Classic Board',
  assign: 'Assign Images to Products',
  added: '1 image added to 1 product',
  failed: '1 image failed',
  report: 'What’s left to do',
  reason: 'This product already has this picture.',
  close: 'Close',
} as const;

test('bulk assign adds an image to one product and reports the one that already has it', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin?tab=products');
  await page.getByRole('tab', { name: texts.tab }).click();
  const getRegion = (name: string) => page.getByRole('region', { name, exact: true });
  for (const product of [texts.productWithImage, texts.otherProduct]) {
    await getRegion(texts.products).getByRole('checkbox', { name: product, exact: true }).check();
  }
  // The sticky toolbar may cover the checkbox, so a click would miss it.
  await getRegion(texts.images)
    .getByRole('checkbox', { name: texts.image, exact: true })
    .press('Space');
  await page.getByRole('button', { name: texts.assign, exact: true }).click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.failed, { exact: true })).toBeVisible();
  const failures = getRegion(texts.report).getByRole('listitem');
  await expect(failures).toHaveText([`${texts.productWithImage}: ${texts.image} ${texts.reason}`]);
  await getRegion(texts.report).getByRole('button', { name: texts.close, exact: true }).click();
  await expect(getRegion(texts.report)).toHaveCount(0);
});
