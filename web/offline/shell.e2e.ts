import { expect, test, tookOver } from '../testing/browser/test';

test.use({ serviceWorkers: 'allow' });

test('after a visit the shop still opens without a network, and says what it cannot load', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await tookOver(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/es/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'No pudimos cargar los productos. Inténtalo más tarde.',
  );
});

test('the worker leaves pages, the API and health checks to the network', async ({ page }) => {
  await page.goto('/');
  await tookOver(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const answer = await page.goto('/shop');
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('application/ld+json');
  const health = await page.goto('/healthz');
  expect(health?.headers()['content-type']).toContain('json');
});

test('the manifest names icons that exist, a maskable one among them', async ({ page }) => {
  const html = await page.goto('/');
  expect(await html?.text()).toMatch(/<noscript><link rel="manifest"[^>]*><\/noscript>/);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(String(address))).json();
  expect(manifest.name).toBe('La Higuera');
  for (const icon of manifest.icons) {
    const answer = await page.request.get(icon.src);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});
