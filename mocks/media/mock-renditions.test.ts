import { expect, test, vi } from 'vitest';
import { imagePresets, imageWidths } from '#contract/media/image-options';
import type { ImageOptions } from '#contract/media/schema';
import { demoImages } from '#demo/images';
import { createProviderRegistry } from '../../api/media/providers/provider-registry';
import { createRendition } from '../../api/media/rendition';
import { resolveVisitorImage } from '../../api/media/requested-image';
import { createDemoPaths } from './demo-files/demo-files';
import { createMockProvider, type ReadDemoImage } from './mock-provider';
import { createMockRenditions } from './mock-renditions';

const toBytes = (text: string) => new TextEncoder().encode(text);
const toUint8Array = (image: unknown): Uint8Array => {
  if (image instanceof Uint8Array) return image;
  throw new TypeError('The image is not in memory.');
};
const toText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const demoPaths = createDemoPaths();

/** The content of a file is its name. */
const readFile: ReadDemoImage = async (file) => (demoPaths.has(file) ? toBytes(file) : undefined);

function openRenditions(readDemoImage = readFile) {
  const render = vi.fn(async () => toBytes('rendered'));
  const renditions = createMockRenditions(render, readDemoImage);
  const providers = createProviderRegistry('disk', createMockProvider(readDemoImage));

  async function request(
    image: (typeof demoImages)[number],
    query: ImageOptions,
    focus = { focus_x: 50, focus_y: 50 },
  ): Promise<string> {
    const original = {
      ...image,
      ...focus,
      content_hash: image.contentHash,
      stored_name: image.file,
      format: 'jpeg',
      provider: 'disk',
      privacy: 'public',
    } as const;
    const { options } = resolveVisitorImage(original, query);
    const rendition = createRendition(original, { ...options, format: 'webp' }, providers);
    return toText(toUint8Array(await renditions.getImage(rendition)));
  }

  return { request, render };
}

const [board] = demoImages;
if (!board) throw new Error('There are no demo images.');

test.each([
  [320, /^classic-board-480x360\.[0-9a-f]{12}\.webp$/],
  [480, /^classic-board-480x360\.[0-9a-f]{12}\.webp$/],
  [640, /^classic-board-1024x768\.[0-9a-f]{12}\.webp$/],
  [1024, /^classic-board-1024x768\.[0-9a-f]{12}\.webp$/],
  [1280, /^classic-board\.jpg$/],
  [undefined, /^classic-board\.jpg$/],
])('a demo image of width %s comes from a file that is not smaller', async (width, file) => {
  const { request, render } = openRenditions();
  expect(await request(board, { width })).toMatch(file);
  expect(render).not.toHaveBeenCalled();
});

test('all demo images in all widths and as thumbnails come from files', async () => {
  const { request, render } = openRenditions();
  for (const image of demoImages) {
    for (const width of imageWidths) await request(image, { width });
    expect(await request(image, imagePresets.thumbnail)).toContain('-400x400.');
  }
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ['in another shape', { width: 1200, height: 630, crop: 'fill' }, undefined],
  ['cropped around a point', imagePresets.thumbnail, { focus_x: 10, focus_y: 50 }],
] as const)('a demo image %s is rendered', async (_, query, focus) => {
  const { request } = openRenditions();
  expect(await request(board, query, focus)).toBe('rendered');
});

test('a demo image without its files is rendered from the original', async () => {
  const { request, render } = openRenditions(async (file) =>
    file === board.file ? toBytes('original') : undefined,
  );
  expect(await request(board, { width: 320 })).toBe('rendered');
  expect(render).toHaveBeenCalledWith(toBytes('original'), expect.anything(), undefined);
});

test('a demo image without any file is answered with 404', async () => {
  const { request } = openRenditions(async () => undefined);
  await expect(request(board, { width: 320 })).rejects.toMatchObject({ status: 404 });
});
