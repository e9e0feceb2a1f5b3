import type { Locator } from '@playwright/test';
import { openAsAdmin } from '../testing/browser/admin-sign-in';
import { findViolations } from '../testing/browser/axe';
import { libraryTexts } from '../testing/browser/media-library';
import { blockScripts, expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const board = { title: 'Dessert Board', path: '/product/11' };
const classicBoardPath = '/product/18';

const texts = {
  toggle: 'What’s on it',
  markers: 'On the photo',
  print: 'Print a card for the table',
  spots: /^Numbered spots/,
};

/** Percent of the image at which the center of a marker is. */
async function getPlace(marker: Locator, image: Locator): Promise<{ x: number; y: number }> {
  const [dot, frame] = await Promise.all([marker.boundingBox(), image.boundingBox()]);
  if (!dot || !frame) throw new Error('The marker and the image are visible.');
  return {
    x: Math.round(((dot.x + dot.width / 2 - frame.x) / frame.width) * 100),
    y: Math.round(((dot.y + dot.height / 2 - frame.y) / frame.height) * 100),
  };
}

test('spots: the owner sets one in the library, a shopper finds it on the photo and prints a card', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAsAdmin(page, '/admin/media-manager');
  await page.getByRole('button', { name: new RegExp(`^${board.title}(?!,)`) }).click();
  const details = page.getByRole('region', { name: libraryTexts.details });
  await details.getByRole('button', { name: libraryTexts.edit, exact: true }).click();
  await details.getByRole('button', { name: texts.spots }).click();
  const image = details
    .getByRole('list', { name: 'Spots on the picture' })
    .locator('..')
    .locator('img');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('The image is visible.');
  await image.click({ position: { x: box.width * 0.3, y: box.height * 0.6 }, force: true });
  const handle = details.getByRole('button', { name: /^1\. Without a name: 30% .* 60%/ });
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(details.getByLabel(/^Name in English/)).toBeFocused();
  await page.keyboard.type('Macarons');
  await details.getByLabel(/^Name in Spanish/).fill('Macarrones');
  await details.getByLabel(/^Pairing in English/).fill('with coffee');
  await details.getByRole('button', { name: libraryTexts.save }).click();
  await expect(page.getByText(libraryTexts.savedText, { exact: true })).toBeVisible();

  await page.goto(board.path);
  await waitForHydration(page);
  await page.getByText(texts.toggle).click();
  const marker = page.getByRole('list', { name: texts.markers }).getByRole('button');
  await expect(marker).toHaveAccessibleName('1. Macarons');
  const photo = page.getByRole('button', { name: 'Enlarge photo' }).locator('img');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await getPlace(marker, photo)).toEqual({ x: 31, y: 60 });
  }
  await marker.click();
  await expect(
    page.getByRole('list', { name: texts.markers }).getByText('with coffee'),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: texts.print }).click();
  const card = page.locator('main > article');
  await expect(card).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(card).toContainText('Macarons · with coffee');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(card).toHaveCount(0);
});

test(
  'spots: a list that was opened before hydration gets its markers',
  needsServer('Only a server-rendered page can be used before hydration.'),
  async ({ page }) => {
    const unblock = await blockScripts(page);
    await page.goto(classicBoardPath, { waitUntil: 'commit' });
    await page.getByText(texts.toggle).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'with fig jam' }).first(),
    ).toBeVisible();
    unblock();
    await expect(page.getByRole('list', { name: texts.markers }).getByRole('button')).toHaveCount(
      14,
    );
  },
);

test.describe(
  'spots without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('are listed in Spanish when the list is opened', async ({ page }) => {
      await page.goto(`/es${classicBoardPath}`);
      const list = page.locator('details', { hasText: 'Qué lleva' }).getByRole('list');
      await expect(list).toBeHidden();
      await page.getByText('Qué lleva').click();
      await expect(list.getByRole('listitem')).toHaveCount(14);
      await expect(list).toContainText('Francia · con mermelada de higo y fresas');
    });
  },
);
