import type { Page } from '@playwright/test';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const textsByLanguage = {
  en: {
    path: '/restoration',
    title: 'Restoration Services',
    process: 'A restoration, in seven steps',
    projects: 'Two pieces that went home',
    questions: 'Before you bring us a piece',
    times: ['2–3 weeks', '6–8 weeks or longer'],
    texts: ['96 hours (4 days)', 'Talavera', 'Will the repair be visible?'],
    start: 'Start a request',
    request: 'Tell us about your board or your piece',
    plate: 'The plate before and after its restoration',
    after: 'After',
    moved: '60% before, 40% after',
  },
  es: {
    path: '/es/restoration',
    title: 'Servicios de restauración',
    process: 'Una restauración en siete pasos',
    projects: 'Dos piezas que volvieron a casa',
    questions: 'Antes de traernos una pieza',
    times: ['de 2 a 3 semanas', 'de 6 a 8 semanas o más'],
    texts: ['96 horas (4 días)', 'talavera', '¿Se va a notar el arreglo?'],
    start: 'Haz tu solicitud',
    request: 'Cuéntanos de tu tabla o de tu pieza',
    plate: 'El plato antes y después de su restauración',
    after: 'Después',
    moved: '60% antes, 40% después',
  },
} as const;

type PageTexts = (typeof textsByLanguage)[keyof typeof textsByLanguage];

const getRegion = (page: Page, name: string) => page.getByRole('region', { name });

/** The "after" image, clipped at the divider. */
const getAfterLayer = (page: Page, uiTexts: PageTexts) =>
  getRegion(page, uiTexts.projects)
    .getByRole('article')
    .first()
    .getByText(uiTexts.after, { exact: true })
    .locator('..');

/** Clipped part of the "after" image from the left, in percent of its width. */
async function getClippedPercent(page: Page, uiTexts: PageTexts): Promise<number> {
  const shape = await getAfterLayer(page, uiTexts).evaluate(
    (layer) => getComputedStyle(layer).clipPath,
  );
  return Number(/([\d.]+)%\)$/.exec(shape)?.[1]);
}

async function expectFullPage(page: Page, uiTexts: PageTexts): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: uiTexts.title })).toBeVisible();
  await expect(getRegion(page, uiTexts.process).getByRole('listitem')).toHaveCount(7);
  await expect(getRegion(page, uiTexts.projects).getByRole('article')).toHaveCount(2);
  await expect(getRegion(page, uiTexts.questions).getByRole('term')).toHaveCount(4);
  for (const time of uiTexts.times)
    await expect(getRegion(page, uiTexts.questions)).toContainText(time);
  for (const text of uiTexts.texts) await expect(page.getByRole('main')).toContainText(text);
}

const uiTexts = textsByLanguage.en;

test(`${uiTexts.path} shows all sections and links to the request form`, async ({ page }) => {
  const response = await page.goto(uiTexts.path);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(new RegExp(`^${uiTexts.title} \\|`));
  await expectFullPage(page, uiTexts);
  await page.getByRole('link', { name: uiTexts.start }).click();
  await expect(page).toHaveURL(`${uiTexts.path}#request`);
  await expect(page.getByRole('heading', { name: uiTexts.request })).toBeInViewport();
});

test('/restoration: the before/after slider moves by keyboard and by dragging', async ({
  page,
}) => {
  await page.goto(uiTexts.path);
  await waitForHydration(page);
  const slider = page.getByRole('slider', { name: uiTexts.plate });
  await expect.poll(() => getClippedPercent(page, uiTexts)).toBe(50);
  await slider.focus();
  for (let presses = 0; presses < 10; presses += 1) await slider.press('ArrowRight');
  await expect.poll(() => getClippedPercent(page, uiTexts)).toBe(60);
  await expect(slider).toHaveAttribute('aria-valuetext', uiTexts.moved);
  await slider.press('Home');
  await expect.poll(() => getClippedPercent(page, uiTexts)).toBe(0);
  await slider.press('End');
  await expect.poll(() => getClippedPercent(page, uiTexts)).toBe(100);
  const layer = getAfterLayer(page, uiTexts);
  await layer.scrollIntoViewIfNeeded();
  const bounds = await layer.boundingBox();
  if (!bounds) throw new Error('The image has no bounding box.');
  const middle = bounds.y + bounds.height / 2;
  await page.mouse.move(bounds.x + bounds.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(bounds.x + bounds.width / 4, middle, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => getClippedPercent(page, uiTexts)).toBeGreaterThanOrEqual(24);
  await expect.poll(() => getClippedPercent(page, uiTexts)).toBeLessThanOrEqual(26);
});

test.describe(
  'Without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });
    const uiTexts = textsByLanguage.es;

    test(`${uiTexts.path} shows all sections, with images split in the middle`, async ({
      page,
    }) => {
      await page.goto(uiTexts.path);
      await expectFullPage(page, uiTexts);
      await expect(page.getByRole('slider')).toHaveCount(0);
      const images = getRegion(page, uiTexts.projects).getByRole('img');
      await expect(images).toHaveCount(4);
      await expect(getAfterLayer(page, uiTexts)).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
      await page.getByRole('link', { name: uiTexts.start }).click();
      await expect(page.getByRole('heading', { name: uiTexts.request })).toBeInViewport();
    });
  },
);
