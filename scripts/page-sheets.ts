import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languages } from '#contract/core/language';
import { localizePath } from '../web/routing/paths';
import { withApp } from './bench/app-server';
import { chromiumMissingMessage, ensureHeadlessChromium } from './lib/ensure-chromium.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

interface SheetPage {
  readonly name: string;
  readonly path: string;
}

/** The Classic Board, which has numbered spots. */
const productPath = '/product/18';

const pages: readonly SheetPage[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'search', path: '/shop?q=brie' },
  { name: 'shop-categories', path: '/shop-categories' },
  { name: 'product', path: productPath },
  { name: 'compare', path: '/compare?products=19,15,7' },
  { name: 'plan', path: '/plan?people=12' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/faq' },
  { name: 'recipes', path: '/recipes' },
  { name: 'restoration', path: '/restoration' },
  { name: 'cart', path: '/cart' },
  { name: 'wishlist', path: '/wishlist' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'sign-in', path: '/admin/login' },
];

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];
const schemes = ['light', 'dark'] as const;

/** Of the screenshots, in a sheet. */
const scale = 0.5;
const gap = 16;
const quality = 58;

const executablePath = await ensureHeadlessChromium();
if (executablePath === undefined) throw new Error(chromiumMissingMessage);

const folder = resolveProjectPath('docs', 'pages');
mkdirSync(folder, { recursive: true });
await withApp(async ({ origin }) => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  for (const page of pages) {
    const rows = [];
    for (const language of languages)
      for (const scheme of schemes)
        rows.push(await captureRow(browser, origin, page, language, scheme));
    await writeSheet(page.name, rows);
    console.log(`docs/pages/${page.name}.webp`);
  }
  await browser.close();
});
writeFileSync(resolveProjectPath('docs', 'pages.md'), buildIndex());

/** The first window at each width. */
async function captureRow(
  browser: Browser,
  origin: string,
  page: SheetPage,
  language: Language,
  scheme: (typeof schemes)[number],
): Promise<Buffer[]> {
  const images: Buffer[] = [];
  for (const viewport of viewports) {
    const context = await browser.newContext({
      viewport,
      colorScheme: scheme,
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    images.push(await capture(context, origin, page, language));
    await context.close();
  }
  return images;
}

async function capture(
  context: BrowserContext,
  origin: string,
  { path }: SheetPage,
  language: Language,
): Promise<Buffer> {
  const page = await context.newPage();
  // In the back office, the language isn't in the URL.
  const isAdmin = path.startsWith('/admin');
  await page.goto(origin + (isAdmin ? path : localizePath(path, language)));
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** English above Spanish, light to the left of dark. */
async function writeSheet(name: string, rows: readonly Buffer[][]): Promise<void> {
  const widths = viewports.map(({ width }) => Math.round(width * scale));
  const height = Math.round((viewports[0]?.height ?? 0) * scale);
  const cellWidth = widths.reduce((sum, width) => sum + width + gap, gap);
  const images = await Promise.all(
    rows.flatMap((row, rowIndex) =>
      row.map(async (screenshot, index) => ({
        input: await sharp(screenshot)
          .resize(widths[index] ?? null, height)
          .toBuffer(),
        left:
          (rowIndex % 2) * cellWidth +
          gap +
          widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0),
        top: gap + Math.floor(rowIndex / 2) * (height + gap),
      })),
    ),
  );
  const sheet = sharp({
    create: {
      width: 2 * cellWidth,
      height: gap + (rows.length / 2) * (height + gap),
      channels: 3,
      background: '#cfc4b5',
    },
  });
  await sheet
    .composite(images)
    .webp({ quality, effort: 6 })
    .toFile(resolveProjectPath('docs', 'pages', `${name}.webp`));
}

function buildIndex(): string {
  const sections = pages.map(
    ({ name, path }) => `## \`${path}\`\n\n![${name}](pages/${name}.webp)\n`,
  );
  return `# Pages

The first window of every page at 1280 and at 390 px: English above Spanish, light on the left, dark on the right.
\`npm run pages:sheet\` takes them from the build, with demo data.

${sections.join('\n')}`;
}
