import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { chromiumMissingMessage, ensureHeadlessChromium } from './lib/ensure-chromium.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';
import { runTool } from './lib/run.mjs';

const folder = resolveProjectPath('web', 'workshop', 'screenshots');

const chromium = await ensureHeadlessChromium();
if (chromium === undefined) {
  console.error(chromiumMissingMessage);
  process.exitCode = 1;
} else {
  process.exitCode = await takeScreenshots(chromium);
  await compressScreenshots();
}

/**
 * Further arguments are Playwright's, such as `-g web/ui/button`.
 * @param {string} executablePath
 */
function takeScreenshots(executablePath) {
  const args = [
    'workshop/parts',
    '--update-snapshots',
    '--reporter=list',
    ...process.argv.slice(2),
  ];
  return runTool('@playwright/test', ['test', ...args], {
    env: { CHROMIUM_PATH: executablePath, ONLY_MOCKS: '1' },
    stopSignal: 'SIGINT',
  });
}

/** Without loss, by about a quarter: Playwright compresses for speed. */
async function compressScreenshots() {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.png')) continue;
    const path = join(folder, name);
    const original = readFileSync(path);
    const compressed = await sharp(original).png({ compressionLevel: 9 }).toBuffer();
    if (compressed.length < original.length) writeFileSync(path, compressed);
  }
}
