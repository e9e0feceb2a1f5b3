import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderLeafModule } from './icons/leaf-module';
import { readLeaf } from './icons/read-leaf';
import {
  renderFavicon,
  renderGlyphIcon,
  renderLeafIcon,
  renderMonochromeIcon,
} from './icons/render-icons';
import { shortcutGlyphs } from './icons/shortcut-glyphs';

const iconsFolder = new URL('../public/icons/', import.meta.url);
const leafModuleUrl = new URL('../web/ui/fig-leaf-path.ts', import.meta.url);

const leaf = readLeaf();
const rounded = renderLeafIcon(leaf, { leafShare: 0.7, cornerRadius: 112, strokeWidth: 18 });
const square = renderLeafIcon(leaf, { leafShare: 0.7, cornerRadius: 0, strokeWidth: 20 });
// A mask may crop everything outside the middle 80 %.
const maskable = renderLeafIcon(leaf, { leafShare: 0.56, cornerRadius: 0, strokeWidth: 20 });

const images: readonly (readonly [name: string, svg: string, pixels: number])[] = [
  ['icon-192.png', rounded, 192],
  ['icon-512.png', rounded, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['icon-monochrome-512.png', renderMonochromeIcon(leaf), 512],
  ['apple-touch-icon.png', square, 180],
  ['favicon-32.png', renderFavicon(leaf), 32],
  ...shortcutGlyphs.map(
    ({ name, glyph }) => [`shortcut-${name}-96.png`, renderGlyphIcon(glyph, 0.54), 96] as const,
  ),
];

/** Default Open Graph image, in the aspect ratio that social networks crop to. */
const ogImage = {
  source: 'header-default.jpg',
  file: 'la-higuera.jpg',
  width: 1200,
  height: 630,
};

mkdirSync(iconsFolder, { recursive: true });
for (const [name, svg, pixels] of images) {
  await sharp(Buffer.from(svg), { density: 288 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(name, iconsFolder)));
  console.log(`public/icons/${name}`);
}
writeFileSync(new URL('favicon.svg', iconsFolder), renderFavicon(leaf));
writeFileSync(leafModuleUrl, renderLeafModule(leaf));
console.log('public/icons/favicon.svg\nweb/ui/fig-leaf-path.ts');

const seedImages = new URL('../api/seed/images/', import.meta.url);
await sharp(fileURLToPath(new URL(ogImage.source, seedImages)))
  .resize(ogImage.width, ogImage.height)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(fileURLToPath(new URL(`../public/${ogImage.file}`, import.meta.url)));
console.log(`public/${ogImage.file}`);
