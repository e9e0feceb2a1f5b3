import type { Page } from '@playwright/test';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const ids = [
  'lead-time',
  'delivery',
  'customization',
  'ingredients',
  'servings',
  'storage',
  'special-events',
  'allergens',
];

const textsByLanguage = {
  en: {
    title: 'Frequently Asked Questions',
    contact: 'Contact Us',
    notice: /^All boards need 96 hours \(4 days\) notice/,
    free: /^Delivery within Highland Park is free\./,
    sizes: /^A small board serves 2–4 people, a medium one 5–8 and a large one 8–12\./,
    leftovers: /^Leftovers keep 1–2 days/,
  },
  es: {
    title: 'Preguntas frecuentes',
    contact: 'Contáctanos',
    notice: /^Todas las tablas se encargan con 96 horas \(4 días\) de anticipación/,
    free: /^La entrega en Highland Park es gratis\./,
    sizes:
      /^Una tabla chica es para 2 a 4 personas, una mediana para 5 a 8 y una grande para 8 a 12\./,
    leftovers: /^Lo que sobre dura de 1 a 2 días/,
  },
} as const;

const getHeader = (page: Page, id: string) => page.locator(`#${id}`).getByRole('button');

const getOpenIds = (page: Page) =>
  page
    .locator('main h3 button[aria-expanded=true]')
    .evaluateAll((buttons) => buttons.map((button) => button.closest('[id]:not(button)')?.id));

/** Distance in pixels from the top of the viewport. */
const getTop = async (page: Page, id: string) =>
  (await getHeader(page, id).boundingBox())?.y ?? NaN;

test.describe('/faq', () => {
  const texts = textsByLanguage.en;
  const path = '/faq';
  test('opens one question at a time by mouse and keyboard', async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(ids.length);
    expect(await getOpenIds(page)).toEqual([]);
    await expect(page.getByText(texts.notice)).toBeHidden();

    await getHeader(page, 'lead-time').click();
    await expect(page.getByText(texts.notice)).toBeVisible();
    await getHeader(page, 'delivery').click();
    await expect(page.getByText(texts.free)).toBeVisible();
    await expect(page.getByText(texts.notice)).toBeHidden();
    expect(await getOpenIds(page)).toEqual(['delivery']);
    await expect(page).toHaveURL(path);

    await page.keyboard.press('End');
    await expect(getHeader(page, 'allergens')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getHeader(page, 'lead-time')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await getOpenIds(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await getOpenIds(page)).toEqual(['delivery']);
  });

  test('opens the question in the URL hash, also when it changes, and links to the contact page', async ({
    page,
  }) => {
    await page.goto(`${path}#servings`);
    await expect(page.getByText(texts.sizes)).toBeInViewport();
    await waitForHydration(page);
    await expect(getHeader(page, 'servings')).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => {
      location.hash = '#storage';
    });
    await expect(page.getByText(texts.leftovers)).toBeInViewport();
    await expect(page.getByText(texts.sizes)).toBeHidden();
    expect(await getOpenIds(page)).toEqual(['storage']);
    await page.locator('main').getByRole('link', { name: texts.contact }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe(
  '/es/faq without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });
    const texts = textsByLanguage.es;

    test('shows every answer', async ({ page }) => {
      await page.goto('/es/faq');
      for (const answer of [texts.notice, texts.free, texts.sizes, texts.leftovers]) {
        await expect(page.getByText(answer)).toBeVisible();
      }
      for (const id of ids) {
        const answer = page.locator(`#${id} p`).first();
        await expect(answer).toBeVisible();
      }
      await expect(page.locator('main').getByRole('link', { name: texts.contact })).toBeVisible();
    });
  },
);

test('/faq keeps the opened question in place while the one above closes', async ({ page }) => {
  await page.goto('/faq#delivery');
  await waitForHydration(page);
  await expect(getHeader(page, 'delivery')).toHaveAttribute('aria-expanded', 'true');
  await getHeader(page, 'special-events').scrollIntoViewIfNeeded();
  const before = await getTop(page, 'special-events');
  await getHeader(page, 'special-events').click();
  await expect(getHeader(page, 'special-events')).toHaveAttribute('aria-expanded', 'true');
  const scrolled = await page.evaluate(() => scrollY);
  // At the top of the page there is nothing left to scroll.
  if (scrolled > 0)
    expect(Math.abs((await getTop(page, 'special-events')) - before)).toBeLessThan(2);
});

test(
  '/es/faq has no layout shift during hydration',
  needsServer('Only a server-rendered page is hydrated.'),
  async ({ page }) => {
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved += 'value' in shift ? Number(shift.value) : 0;
        document.documentElement.dataset.moved = String(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/es/faq');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
    // Loading fonts shifts a header line slightly; a moving question scores fifty times as much.
    expect(moved).toBeLessThan(0.001);
  },
);

test(
  '/es/faq has FAQPage structured data with all eight questions',
  needsServer('The server writes structured data into the page.'),
  async ({ page }) => {
    await page.goto('/es/faq');
    const block = await page.locator('script[type="application/ld+json"]').first().textContent();
    const { '@type': type, mainEntity } = JSON.parse(block ?? '');
    expect(type).toBe('FAQPage');
    expect(mainEntity).toHaveLength(ids.length);
    expect(mainEntity[0].acceptedAnswer.text).toMatch(textsByLanguage.es.notice);
  },
);
