import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { monochrome, onFigSkin, signOnFigSkin, tabIcon } from './icons/drawings';
import { readLeaf } from './icons/leaf';
import { leafModule } from './icons/leaf-module';
import { shortcutSigns } from './icons/shortcut-signs';

const icons = new URL('../public/icons/', import.meta.url);
const moduleOfTheWeb = new URL('../web/ui/fig-leaf-path.ts', import.meta.url);

const leaf = readLeaf();
const rounded = onFigSkin(leaf, { leafShare: 0.7, corner: 112, line: 18 });
const square = onFigSkin(leaf, { leafShare: 0.7, corner: 0, line: 20 });
// A mask may crop everything outside the middle 80 %.
const maskable = onFigSkin(leaf, { leafShare: 0.56, corner: 0, line: 20 });

const images: readonly (readonly [name: string, svg: string, pixels: number])[] = [
  ['icon-192.png', rounded, 192],
  ['icon-512.png', rounded, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['icon-monochrome-512.png', monochrome(leaf), 512],
  ['apple-touch-icon.png', square, 180],
  ['favicon-32.png', tabIcon(leaf), 32],
  ...shortcutSigns.map(
    ({ name, sign }) => [`shortcut-${name}-96.png`, signOnFigSkin(sign, 0.54), 96] as const,
  ),
];

/** Default Open Graph image, in the aspect ratio that social networks crop to. */
const shared = {
  source: 'header-default.jpg',
  file: 'la-higuera.jpg',
  width: 1200,
  height: 630,
};

mkdirSync(icons, { recursive: true });
for (const [name, svg, pixels] of images) {
  await sharp(Buffer.from(svg), { density: 288 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(name, icons)));
  console.log(`public/icons/${name}`);
}
writeFileSync(new URL('favicon.svg', icons), tabIcon(leaf));
writeFileSync(moduleOfTheWeb, leafModule(leaf));
console.log('public/icons/favicon.svg\nweb/ui/fig-leaf-path.ts');

const seedImages = new URL('../api/seed/photographs/', import.meta.url);
await sharp(fileURLToPath(new URL(shared.source, seedImages)))
  .resize(shared.width, shared.height)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(fileURLToPath(new URL(`../public/${shared.file}`, import.meta.url)));
console.log(`public/${shared.file}`);
