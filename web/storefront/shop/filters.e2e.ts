import { findViolations } from '../../testing/browser/axe';
import { expect, needsServer, test, waitForHydration } from '../../testing/browser/test';

test('the filters of the shop change the URL with every choice, by pointer and keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/shop');
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Filters' });
  const section = (name: string) => form.locator('summary', { hasText: name });
  await expect(form).toBeVisible();
  await expect(form.getByRole('button', { name: 'Apply' })).toBeHidden();

  await section('People').click();
  await form.getByRole('radio', { name: /^12 people/ }).check();
  await expect(page).toHaveURL('/shop?people=12');
  await expect(section('People')).toHaveText('People: 12');

  await section('Without').focus();
  await page.keyboard.press('Enter');
  await form.getByRole('checkbox', { name: /^Tree nuts/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/shop?people=12&without=tree-nuts');
  await expect(form.getByRole('checkbox', { name: /^Tree nuts/ })).toBeFocused();
  await expect(
    page.getByRole('heading', { name: 'We can make these without tree nuts' }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(section('Without')).toBeFocused();

  await page.reload();
  await waitForHydration(page);
  await expect(section('Without')).toHaveText('Without: 1');
  await page.getByRole('link', { name: /12 people/ }).click();
  await expect(page).toHaveURL('/shop?without=tree-nuts');
  await page.goBack();
  await expect(page).toHaveURL('/shop?people=12&without=tree-nuts');
  await expect(section('People')).toHaveText('People: 12');
});

test(
  'the code of the filters is loaded once they are used, and keeps what was chosen before',
  needsServer('Only the server renders the filters before their code is loaded.'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    let requestCount = 0;
    await page.route(/\/filters-module-[^/]+\.js$/, async (route) => {
      requestCount += 1;
      await isReleased;
      await route.continue();
    });
    await page.goto('/shop');
    await waitForHydration(page);
    await page.mouse.move(640, 800);
    const historyLength = await page.evaluate(() => history.length);
    const form = page.getByRole('form', { name: 'Filters' });
    await expect(form).toBeVisible();
    expect(requestCount).toBe(0);

    await form.locator('summary', { hasText: 'People' }).click();
    const choice = form.getByRole('radio', { name: /^12 people/ });
    await choice.check();
    await expect.poll(() => requestCount).toBe(1);
    await expect(page).toHaveURL('/shop');
    release();
    await expect(page).toHaveURL('/shop?people=12');
    expect(await page.evaluate(() => history.length)).toBe(historyLength);
    await expect(choice).toBeChecked();
    await expect(choice).toBeFocused();
  },
);

test('the link to use the shopper’s event moves nothing when it appears', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const getGridTop = async () => (await page.getByRole('article').first().boundingBox())?.y;
  await page.goto('/es/shop');
  await waitForHydration(page);
  const top = await getGridTop();
  await page.evaluate(() =>
    localStorage.setItem(
      'event',
      JSON.stringify({ version: 1, people: 12, without: ['sesame'], diets: [] }),
    ),
  );
  await page.reload();
  const link = page.getByRole('link', { name: 'Usar mi evento' });
  await expect(link).toBeVisible();
  expect(await getGridTop()).toBe(top);
  expect(await findViolations(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/es/shop?people=12&without=sesame');
  await expect(link).toBeHidden();
});

test('the first tap on a phone opens the filters, and the next ones choose', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/shop');
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Filtros' });
  await form.getByRole('button', { name: 'Filtros' }).click();
  await form.locator('summary', { hasText: 'Personas' }).click();
  await form.getByRole('radio', { name: /^12 personas/ }).check();
  await expect(page).toHaveURL('/es/shop?people=12');
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: /^Mostrar \d+ productos$/ }).click();
  await expect(form.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^12 personas/ })).toBeHidden();
});

test.describe(
  'without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('the filters of the shop are a form to submit', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/shop?category=boards');
      const form = page.getByRole('form', { name: 'Filters' });
      await form.locator('summary', { hasText: 'People' }).click();
      await form.getByRole('radio', { name: /^12 people/ }).check();
      await form.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/\/shop\?category=boards&.*people=12/);
      await expect(form.locator('summary', { hasText: 'People' })).toHaveText('People: 12');
      await expect(page.getByRole('link', { name: /12 people/ })).toBeVisible();
    });
  },
);
