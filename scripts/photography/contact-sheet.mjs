/**
 * Shows every photograph as the shop does: on a card (400 px), on a product page (800 px), and a part at 1:1.
 * Writes docs/photography.md and one file per photograph in docs/photography. Run it with Node from the repository's root.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const sourceFolder = 'api/seed/images';
const sheetFolder = 'docs/photography';
const rowHeight = 600;
const gap = 12;
const cropWidth = 560;

const resize = (file, width) => sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });

const buildSheet = async (file) => {
  const { width, height } = await sharp(file).metadata();
  const card = await resize(file, 400);
  const page = await resize(file, 800);
  const cropHeight = Math.min(rowHeight, height);
  const crop = await sharp(file)
    .extract({
      // Heroes keep their left half free for a headline.
      left: Math.round((width - cropWidth) * (width / height > 1.6 ? 0.75 : 0.5)),
      top: Math.round((height - cropHeight) * 0.6),
      width: cropWidth,
      height: cropHeight,
    })
    .toBuffer();
  const pageLeft = 400 + gap;
  const cropLeft = pageLeft + 800 + gap;
  return sharp({
    create: { width: cropLeft + cropWidth, height: rowHeight, channels: 3, background: '#ffffff' },
  })
    .composite([
      { input: card.data, left: 0, top: 0 },
      { input: page.data, left: pageLeft, top: 0 },
      { input: crop, left: cropLeft, top: 0 },
    ])
    .webp({ quality: 62, effort: 5 })
    .toBuffer();
};

await rm(sheetFolder, { recursive: true, force: true });
await mkdir(sheetFolder, { recursive: true });
const names = (await readdir(sourceFolder)).map((file) => file.replace(/\.jpg$/u, '')).sort();
const lines = [
  '# Photographs',
  '',
  'All photographs of the demo on a card (400 px), on a product page (800 px), and a part at 1:1.',
  '`node scripts/photography/contact-sheet.mjs` makes this page; [the README](../scripts/photography/README.md) says how',
  'they are made, and [todo.txt](../scripts/photography/todo.txt) which ones are to be taken again.',
];
let total = 0;
for (const name of names) {
  const sheet = await buildSheet(`${sourceFolder}/${name}.jpg`);
  total += sheet.length;
  await writeFile(`${sheetFolder}/${name}.webp`, sheet);
  lines.push('', `## ${name}`, '', `![${name} on a card, on a page and at 1:1](photography/${name}.webp)`);
}
await writeFile('docs/photography.md', `${lines.join('\n')}\n`);
process.stdout.write(`${names.length} photographs, ${Math.round(total / 1024)} KB\n`);
