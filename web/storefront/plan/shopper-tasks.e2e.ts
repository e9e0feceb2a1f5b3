import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/core/language';
import { languages, storefrontTexts } from '../../testing/browser/storefront-texts';
import { expect, needsServer, test, waitForHydration } from '../../testing/browser/test';
import { productsQuery } from '../product-card/product-queries';

// Kept in test-results, to see what a shopper sees.
test.use({ trace: 'on', viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const maxTaps = 8;
const maxMs = 60_000;

const taskTexts = {
  en: {
    plan: 'Plan an event',
    treeNuts: 'Tree nuts',
    peanuts: 'Peanuts',
    adults: 'Adults',
    budget: 'Budget in dollars',
    place: 'Place',
    date: /^Date/,
    nextMonth: /next month/i,
    putInCart: 'Put in the cart',
    gifts: 'Gift Boxes',
    compare: 'Compare these 4 side by side',
    traces: /traces can’t be excluded/,
    within: /for 60 people$/,
  },
  es: {
    plan: 'Planea tu evento',
    treeNuts: 'Nueces de árbol',
    peanuts: 'Cacahuate',
    adults: 'Adultos',
    budget: 'Presupuesto en dólares',
    place: 'Lugar',
    date: /^Fecha/,
    nextMonth: /mes siguiente/i,
    putInCart: 'Poner en el carrito',
    gifts: 'Cajas de regalo',
    compare: 'Compara estos 4 lado a lado',
    traces: /no podemos descartar trazas/,
    within: /para 60 personas$/,
  },
} as const;

/** Counts what a shopper touches: typing needs one tap, and choosing from a list two. */
function countTaps() {
  let taps = 0;
  const startedAt = Date.now();
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await target.click();
    },
    async type(field: Locator, text: string): Promise<void> {
      taps += 1;
      await field.fill(text);
    },
    async choose(list: Locator, value: string): Promise<void> {
      taps += 2;
      await list.selectOption(value);
    },
    expectFewAndFast(): void {
      expect(taps).toBeLessThanOrEqual(maxTaps);
      expect(Date.now() - startedAt).toBeLessThanOrEqual(maxMs);
    },
  };
}

const countCartUnits = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cart: { items: readonly { quantity: number }[] } = JSON.parse(
      localStorage.getItem('cart') ?? '{"items":[]}',
    );
    return cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  });

async function startAtHome(page: Page, language: Language): Promise<void> {
  const home = storefrontTexts[language].prefix || '/';
  await page.goto(home);
  await waitForHydration(page);
  await page.evaluate(() => localStorage.clear());
}

/** After one visit with the network, which installs the service worker and caches the catalog. */
async function goOffline(page: Page, context: BrowserContext, language: Language): Promise<void> {
  await startAtHome(page, language);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // `waitForFunction` would take the promise for true.
  await expect
    .poll(() =>
      page.evaluate(async (url) => (await caches.match(url)) !== undefined, productsQuery.url),
    )
    .toBe(true);
  await context.setOffline(true);
}

for (const language of languages) {
  const texts = { ...storefrontTexts[language], ...taskTexts[language] };

  for (const network of ['online', 'offline'] as const) {
    test(
      `a shopper gets to a filled cart with few taps (${language}, ${network})`,
      network === 'offline' ? needsServer('Offline, the production worker serves the pages.') : {},
      async ({ page, context }) => {
        test.slow();
        const main = page.getByRole('main');
        const proposal = main.getByRole('article').first();
        if (network === 'offline') await goOffline(page, context, language);

        await test.step('twelve people without nuts on a Saturday', async () => {
          await startAtHome(page, language);
          const { tap, expectFewAndFast } = countTaps();
          await tap(main.getByRole('link', { name: texts.plan }).last());
          await tap(main.getByRole('checkbox', { name: texts.treeNuts }));
          await tap(main.getByRole('checkbox', { name: texts.peanuts }));
          await tap(main.getByRole('button', { name: texts.date }));
          const saturday = page.locator('tr td[data-day]:nth-child(7) button:enabled').first();
          if (!(await saturday.isVisible()))
            await tap(page.getByRole('button', { name: texts.nextMonth }));
          await tap(saturday);
          await expect(main.getByText(texts.traces).first()).toBeVisible();
          await tap(proposal.getByRole('button', { name: texts.putInCart }));
          await expect.poll(() => countCartUnits(page)).toBeGreaterThan(0);
          expectFewAndFast();
          const event = await page.evaluate(() =>
            JSON.parse(localStorage.getItem('event') ?? '{}'),
          );
          expect(event).toMatchObject({ people: 12, without: ['tree-nuts', 'peanuts'] });
          expect(new Date(`${event.date}T00:00:00Z`).getUTCDay()).toBe(6);
        });

        await test.step('one of four gift boxes', async () => {
          await startAtHome(page, language);
          const { tap, expectFewAndFast } = countTaps();
          await tap(
            page.getByRole('contentinfo').getByRole('link', { name: texts.nav.shop, exact: true }),
          );
          await tap(main.getByRole('link', { name: texts.gifts }).first());
          await tap(main.getByRole('link', { name: texts.compare }));
          const comparison = main.getByRole('table');
          await expect(comparison.getByRole('columnheader')).toHaveCount(4);
          await expect(comparison).toContainText('$145.00');
          await expect(main.getByText(texts.traces)).toBeVisible();
          await tap(comparison.getByRole('button', { name: texts.addToCart }).first());
          await expect.poll(() => countCartUnits(page)).toBe(1);
          expectFewAndFast();
        });

        await test.step('sixty guests in Pasadena with a budget and a date', async () => {
          await startAtHome(page, language);
          const { tap, type, choose, expectFewAndFast } = countTaps();
          await tap(main.getByRole('link', { name: texts.plan }).last());
          await type(main.getByRole('textbox', { name: texts.adults }), '60');
          await type(main.getByRole('textbox', { name: texts.budget }), '1500');
          await choose(main.getByRole('combobox', { name: texts.place }), 'greater-la');
          await tap(main.getByRole('button', { name: texts.date }));
          await tap(page.locator('td[data-day] button:enabled').last());
          await expect(main.getByText(texts.within)).toBeVisible();
          await expect(proposal).toContainText('$35.00');
          await tap(proposal.getByRole('button', { name: texts.putInCart }));
          await expect.poll(() => countCartUnits(page)).toBeGreaterThan(0);
          expectFewAndFast();
          const event = await page.evaluate(() =>
            JSON.parse(localStorage.getItem('event') ?? '{}'),
          );
          expect(event).toMatchObject({ people: 60, place: 'greater-la' });
        });
      },
    );
  }
}
