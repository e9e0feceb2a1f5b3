import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languages } from '#contract/core/language';
import {
  getScreenshotUrl,
  type Screenshot,
  screenshots,
  viewports,
} from '../web/offline/manifest/screenshots';
import { localizePath } from '../web/routing/paths';
import { withApp } from './bench/app-server';
import { chromiumMissingMessage, ensureChromium } from './lib/ensure-chromium.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

const quality = 72;

const executablePath = await ensureChromium();
if (executablePath === undefined) throw new Error(chromiumMissingMessage);

await withApp(async ({ origin }) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const language of languages) {
    for (const screenshot of screenshots) {
      const url = getScreenshotUrl(screenshot, language);
      const file = resolveProjectPath('public', url);
      const image = await captureScreenshot(browser, origin, screenshot, language);
      mkdirSync(dirname(file), { recursive: true });
      await sharp(image).jpeg({ quality, mozjpeg: true }).toFile(file);
      console.log(`public${url}`);
    }
  }
  await browser.close();
});

/** Captures the viewport after all images and fonts have loaded. */
async function captureScreenshot(
  browser: Browser,
  origin: string,
  { path, formFactor }: Screenshot,
  language: Language,
): Promise<Buffer> {
  const { width, height, scale } = viewports[formFactor];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(origin + localizePath(path, language));
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot();
  await context.close();
  return image;
}
