import { findViolationsInBothSchemes } from '../testing/browser/axe';
import {
  countPixels,
  expect,
  openDemo,
  stopWorker,
  test,
  waitForHydration,
  waitUntilCached,
} from '../testing/browser/demo';
import {
  changeFirstPrice,
  chooseGiftBox,
  confirmOrder,
  openRequestPhoto,
  orderBoardWithoutNuts,
  planEvent,
  requestRestoration,
  signInAsShown,
  uploadImage,
} from './testing/tasks';

test('the shopper’s tasks and the owner’s day work without a network after the first visit', async ({
  page,
  context,
}) => {
  test.slow();
  await openDemo(page, './');
  await waitUntilCached(page);
  await context.setOffline(true);

  const number = await orderBoardWithoutNuts(page);
  await planEvent(page);
  await chooseGiftBox(page);

  await openDemo(page, './admin');
  await signInAsShown(page);
  await confirmOrder(page, number);
  await changeFirstPrice(page, 'Garden Board', '57');
  await uploadImage(page, 'Honeycomb');

  await stopWorker(page);
  await page.close();
  const reopened = await context.newPage();
  await openDemo(reopened, './es/product/3?size=small');
  await expect(reopened.getByRole('main')).toContainText('$57.00');
  await expect.poll(() => countPixels(reopened.locator('main img'))).toBeGreaterThan(0);
  await openDemo(reopened, './admin/media');
  await expect(reopened.getByText('Honeycomb').first()).toBeVisible();
});

test('the shopper’s tasks work on the first visit, while the demo is still being saved on the device', async ({
  page,
}) => {
  await orderBoardWithoutNuts(page);
  await planEvent(page);
  await chooseGiftBox(page);
});

test('the photo of a restoration request reaches the owner', async ({ page }) => {
  await requestRestoration(page, 'Mateo');
  await openDemo(page, './admin');
  await signInAsShown(page);
  // A worker that is stopped while it sends the code of the list makes the page load again.
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible();
  await stopWorker(page);
  const photo = await openRequestPhoto(page, 'Mateo');
  await expect.poll(() => countPixels(photo.locator('img'))).toBeGreaterThan(0);
  const opening = page.waitForEvent('popup');
  await photo.click();
  const opened = await opening;
  await expect.poll(() => countPixels(opened.locator('img'))).toBe(600);
});

test('a first visit by a deep link opens its page', async ({ page }) => {
  const response = await page.goto('./es/product/9');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Agregar al carrito' }).first()).toBeVisible();
});

test('files of the library open by themselves', async ({ page }) => {
  await openDemo(page, './admin/media');
  await signInAsShown(page);
  await uploadImage(page, 'Almonds');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View Full Size' }).click();
  await expect.poll(async () => countPixels((await opening).locator('img'))).toBe(600);
});

test('two tabs write to the same shop', async ({ page, context }) => {
  await openDemo(page, './admin');
  await signInAsShown(page);
  const other = await context.newPage();
  await openDemo(other, './admin?tab=messages');
  await changeFirstPrice(page, 'Garden Board', '57');
  await changeFirstPrice(other, 'Classic Board', '61');
  await stopWorker(page);
  await openDemo(page, './product/3?size=small');
  await expect(page.getByRole('main')).toContainText('$57.00');
  await openDemo(page, './product/18?size=small');
  await expect(page.getByRole('main')).toContainText('$61.00');
});

test('starting over deletes what the demo has stored, in every tab', async ({ page, context }) => {
  await openDemo(page, './product/9');
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click();
  await openDemo(page, './admin');
  await signInAsShown(page);
  await changeFirstPrice(page, 'Garden Board', '57');
  const other = await context.newPage();
  await openDemo(other, './es/cart');

  await page.getByRole('button', { name: 'Start over' }).click();
  const question = page.getByRole('dialog', { name: 'Start over?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Start over' }).click();

  await expect(other).toHaveURL(/\/es$/);
  await expect(page).toHaveURL(new RegExp(`${process.env.DEMO_BASE}$`));
  await waitForHydration(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cart');
  await openDemo(page, './product/3?size=small');
  await expect(page.getByRole('main')).toContainText('$58.00');
  await openDemo(page, './admin');
  await expect(page.getByLabel(/^Username/)).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`every page says that it is a demo, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, name] of [
      ['./', 'About this demo'],
      ['./es/cart', 'Acerca de esta demostración'],
      ['./admin/login', 'About this demo'],
    ] as const) {
      await openDemo(page, path);
      const notice = page.getByRole('complementary', { name });
      await expect(notice).toBeVisible();
      expect(await findViolationsInBothSchemes(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'print' });
      await expect(notice).toBeHidden();
      await page.emulateMedia({ media: null });
    }
    await expect(page.locator('meta[name=robots][content=noindex]').first()).toBeAttached();
  });
}
