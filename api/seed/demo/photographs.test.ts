import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { productPicturesFolder } from '#contract/media/rules';
import { photographs } from './photographs';

const folder = new URL('../photographs/', import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, folder));

const namesTagged = (tag: string) =>
  photographs.filter(({ tags }) => tags.includes(tag)).map(({ name }) => name);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the photographs of the demo shop', () => {
  it('are all the pictures that lie in the folder, and no others', async () => {
    const files = await readdir(folder);
    expect(photographs.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(photographs)('$file has the bytes and pixels it says', async (photograph) => {
    const bytes = await readFile(pathOf(photograph.file));
    const { width, height } = await sharp(bytes).metadata();
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect({ bytes: bytes.length, contentHash: hash, width, height }).toEqual({
      bytes: photograph.bytes,
      contentHash: photograph.contentHash,
      width: photograph.width,
      height: photograph.height,
    });
  });

  it('have ids and names of their own', () => {
    expect(repeated(photographs.map(({ id }) => id))).toEqual([]);
    expect(repeated(photographs.map(({ name }) => name))).toEqual([]);
    for (const { id } of photographs) expect(id).toMatch(/^[a-z0-9]{8}$/);
  });

  it.each(photographs)('$name is described in both languages', ({ alt }) => {
    expect(alt.en).not.toBe('');
    expect(alt.es).not.toBe('');
    expect(alt.es).not.toBe(alt.en);
  });

  it('tell five heroes and one header from everything else', () => {
    expect(namesTagged('hero')).toEqual(['hero-1', 'hero-2', 'hero-3', 'hero-4', 'hero-5']);
    expect(namesTagged('header')).toEqual(['header-default']);
    expect(namesTagged('about')).toHaveLength(4);
    expect(namesTagged('restoration')).toHaveLength(4);
  });

  it('keep the product pictures apart from those of pages', () => {
    const inFolder = (wanted: string) => photographs.filter(({ folder }) => folder === wanted);
    expect(inFolder(productPicturesFolder)).toHaveLength(17);
    expect(inFolder('Pages')).toHaveLength(14);
  });
});
