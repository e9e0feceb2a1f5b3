import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageTags } from '#contract/media/page-tags';
import { productImagesFolder } from '#contract/media/rules';
import { demoImages } from './images';
import { products } from './products';

const folder = new URL('../images/', import.meta.url);
const toPath = (file: string) => fileURLToPath(new URL(file, folder));

const findNamesByTag = (tag: string) =>
  demoImages.filter(({ tags }) => tags.includes(tag)).map(({ name }) => name);

const findDuplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('demo images', () => {
  it('are exactly the files in the folder', async () => {
    const files = await readdir(folder);
    expect(demoImages.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(demoImages)('$file has the stated size, hash and dimensions', async (image) => {
    const bytes = await readFile(toPath(image.file));
    const { width, height } = await sharp(bytes).metadata();
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect({ bytes: bytes.length, contentHash: hash, width, height }).toEqual({
      bytes: image.bytes,
      contentHash: image.contentHash,
      width: image.width,
      height: image.height,
    });
  });

  it('have unique ids and names', () => {
    expect(findDuplicates(demoImages.map(({ id }) => id))).toEqual([]);
    expect(findDuplicates(demoImages.map(({ name }) => name))).toEqual([]);
    for (const { id } of demoImages) expect(id).toMatch(/^[a-z0-9]{8}$/);
  });

  it.each(demoImages)('$name has alt texts in both languages', ({ alt }) => {
    expect(alt.en).not.toBe('');
    expect(alt.es).not.toBe('');
    expect(alt.es).not.toBe(alt.en);
  });

  it('have five tagged as hero and one as header', () => {
    expect(findNamesByTag('hero')).toEqual(['hero-1', 'hero-2', 'hero-3', 'hero-4', 'hero-5']);
    expect(findNamesByTag('header')).toEqual(['header-default']);
    expect(findNamesByTag('about')).toHaveLength(5);
    expect(findNamesByTag('restoration')).toHaveLength(4);
  });

  it('show each product of the gallery once', () => {
    const laterImages = products.flatMap(({ images }) => images.slice(1));
    expect(laterImages.length).toBeGreaterThan(0);
    const inGallery = findNamesByTag(pageTags.gallery);
    expect(inGallery.filter((name) => laterImages.includes(name))).toEqual([]);
  });

  it('are in separate folders for products and pages', () => {
    const filterByFolder = (folderName: string) =>
      demoImages.filter(({ folder }) => folder === folderName);
    expect(filterByFolder(productImagesFolder)).toHaveLength(54);
    expect(filterByFolder('Pages')).toHaveLength(15);
  });
});
