import type { Locator, Page } from '@playwright/test';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const textsByLanguage = {
  en: {
    title: 'Two cooks, one fig tree',
    sections: ['Our story', 'Our mission', 'What we choose', 'The art of charcuterie'],
    steps: ['Selection', 'Arrangement', 'Finishing'],
    sustainability: 'Sustainability',
    columns: ['Environmental', 'Community', 'Cultural'],
    gallery: 'Boards that have left our kitchen',
    missing: 'Image not available',
    shop: 'See everything we make',
  },
  es: {
    title: 'Dos cocineras y una higuera',
    sections: [
      'Nuestra historia',
      'Nuestra misión',
      'Lo que escogemos',
      'El arte de la charcutería',
    ],
    steps: ['Selección', 'Armado', 'Toque final'],
    sustainability: 'Sustentabilidad',
    columns: ['Medio ambiente', 'Comunidad', 'Cultura'],
    gallery: 'Tablas que ya salieron de nuestra cocina',
    missing: 'Imagen no disponible',
    shop: 'Ver todo lo que hacemos',
  },
} as const;

type PageTexts = (typeof textsByLanguage)[keyof typeof textsByLanguage];

const getGallery = (page: Page, texts: PageTexts) =>
  page.getByRole('region', { name: texts.gallery });

const hasLoaded = (image: Locator) =>
  image.evaluate(
    (element) =>
      element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
  );

async function expectTexts(page: Page, texts: PageTexts): Promise<void> {
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...texts.sections,
    texts.sustainability,
    texts.gallery,
  ]);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    ...texts.steps,
    ...texts.columns,
  ]);
  await expect(main.locator('blockquote')).toBeVisible();
  await expect(getGallery(page, texts).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText(texts.missing)).toHaveCount(0);
}

test.describe('/about', () => {
  const texts = textsByLanguage.en;
  const path = '/about';
  test('shows all texts and images, and links to the shop', async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectTexts(page, texts);
    const hero = page.locator('main').getByRole('img').first();
    await expect.poll(() => hasLoaded(hero)).toBe(true);

    await getGallery(page, texts).scrollIntoViewIfNeeded();
    const last = getGallery(page, texts).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => hasLoaded(last.getByRole('img'))).toBe(true);

    await page.getByRole('link', { name: texts.shop, exact: true }).click();
    await expect(page).toHaveURL('/shop');
  });

  test('scrolls to #sustainability', async ({ page }) => {
    await page.goto(`${path}#sustainability`);
    const section = page.getByRole('region', { name: texts.sustainability });
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([...texts.columns]);
  });
});

test.describe(
  '/es/about without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });
    const texts = textsByLanguage.es;

    test('shows the same texts and images', async ({ page }) => {
      await page.goto('/es/about');
      await expectTexts(page, texts);
      await expect(getGallery(page, texts).getByRole('img').last()).toHaveAttribute(
        'src',
        /optimize/,
      );
    });
  },
);

test.describe('/about after client-side navigation', () => {
  const texts = textsByLanguage.en;

  test(
    'shows placeholders until the images load',
    needsServer('Playwright cannot replace what a worker answers.'),
    async ({ page }) => {
      let releaseResponse = () => {};
      const responseReleased = new Promise<void>((resolve) => {
        releaseResponse = resolve;
      });
      await page.route('**/api/media/files?*', async (route) => {
        await responseReleased;
        await route.continue();
      });
      await page.goto('/contact');
      await waitForHydration(page);
      await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click();
      await expect(getGallery(page, texts).getByText(texts.missing)).toHaveCount(6);
      releaseResponse();
      await expect(page.getByText(texts.missing)).toHaveCount(0);
      await expect(getGallery(page, texts).getByRole('listitem')).toHaveCount(6);
    },
  );

  test(
    'shows placeholders when images fail to load',
    needsServer('Playwright cannot replace what a worker answers.'),
    async ({ page }) => {
      await page.route('**/api/media/files?*', (route) => route.fulfill({ status: 500 }));
      await page.goto('/contact');
      await waitForHydration(page);
      await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(getGallery(page, texts).getByText(texts.missing)).toHaveCount(6);
    },
  );
});
