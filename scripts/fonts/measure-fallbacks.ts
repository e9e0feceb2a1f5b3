import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { parseEntries } from '../i18n/po-entries.mjs';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { ensureChromium } from '../lib/ensure-chromium.mjs';
import { formatTable } from '../lib/format-table.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';

/** Prints the descriptors of web/theme/fallback-fonts.css for files of fallback fonts; see README.md. */

/** Em-relative, from the `hhea` tables. */
const webFonts = {
  fraunces: { ascent: 0.978, descent: 0.255 },
  figtree: { ascent: 0.95, descent: 0.25 },
};

const [name, weight, ...fallbackFiles] = process.argv.slice(2);
if (!(name === 'fraunces' || name === 'figtree') || !weight) {
  console.error('measure-fallbacks.ts fraunces|figtree WEIGHT FILE…');
  process.exit(1);
}

const folder = resolveProjectPath('web', 'i18n', 'translations');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.po') && !file.includes('back-office'))
  .flatMap((file) => parseEntries(readFileSync(join(folder, file), 'utf8')))
  .map(({ translation }) => translation.replaceAll(/\{[^}]*\}|<[^>]*>/g, ''));

const executablePath = await ensureChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath !== undefined && { executablePath }),
});
const page = await browser.newPage();

/** Width of all texts, with kerning, in em. */
const measureWidth = (file: string): Promise<number> =>
  page.evaluate(
    async ({ source, weight: fontWeight, lines }) => {
      const font = new FontFace('measured', source, { weight: '100 900' });
      document.fonts.add(await font.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.font = `${fontWeight} 100px measured`;
      const width = lines.reduce((sum, line) => sum + context.measureText(line).width, 0);
      document.fonts.delete(font);
      return width / 100;
    },
    {
      source: `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`,
      weight,
      lines: texts,
    },
  );

const { ascent, descent } = webFonts[name];
const webWidth = await measureWidth(resolveProjectPath('web', 'theme', 'fonts', `${name}.woff2`));
const rows: string[][] = [];
for (const file of fallbackFiles) {
  const sizeAdjust = webWidth / (await measureWidth(file));
  rows.push([
    basename(file),
    ...[sizeAdjust, ascent / sizeAdjust, descent / sizeAdjust].map(
      (share) => `${(share * 100).toFixed(2)}%`,
    ),
  ]);
}
await browser.close();
console.log(
  formatTable([`${name} ${weight}`, 'size-adjust', 'ascent-override', 'descent-override'], rows),
);
