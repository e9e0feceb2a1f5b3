import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);

const red = '#d01010';

/** An 800 × 600 image, white but for a red strip (a fifth) at one edge. */
const createStripedImage = async (edge: 'left' | 'right' | 'top' | 'bottom') => {
  const isUpright = edge === 'left' || edge === 'right';
  const strip = isUpright ? { width: 160, height: 600 } : { width: 800, height: 120 };
  return createPlainImage(800, 600, '#ffffff').composite([
    {
      input: await createPlainImage(strip.width, strip.height, red).png().toBuffer(),
      left: edge === 'right' ? 640 : 0,
      top: edge === 'bottom' ? 480 : 0,
    },
  ]);
};

/** Returns the image's URL. */
async function addFocusedImage(id: string, bytes: Buffer, focus_x: number, focus_y: number) {
  await insertLibraryFile(server, id, bytes);
  await server.database('media_files').where({ id }).update({ focus_x, focus_y });
  return `/api/media/optimize/${id}`;
}

async function measureRedShare(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  let redPixels = 0;
  for (let offset = 0; offset < data.length; offset += info.channels) {
    if ((data[offset] ?? 0) > 150 && (data[offset + 1] ?? 0) < 100) redPixels += 1;
  }
  return redPixels / (info.width * info.height);
}

describe('crop=fill', () => {
  test.each([
    ['left', 0, 50, 'width=400&height=400', 800 / 600 / 5],
    ['right', 100, 50, 'width=400&height=400', 800 / 600 / 5],
    ['top', 50, 0, 'width=1200&height=600', 600 / 400 / 5],
    ['bottom', 50, 100, 'width=1200&height=600', 600 / 400 / 5],
  ] as const)(
    'keeps the %s edge of the image for a focal point there',
    async (edge, x, y, box, share) => {
      const image = await (await createStripedImage(edge)).png().toBuffer();
      const url = await addFocusedImage(`focus-${edge}`, image, x, y);
      const { bytes } = await server.sendRequest(`${url}?${box}&crop=fill&format=png`);
      expect(await measureRedShare(bytes)).toBeCloseTo(share, 1);
      const opposite = await addFocusedImage(`opposite-${edge}`, image, 100 - x, 100 - y);
      const without = await server.sendRequest(`${opposite}?${box}&crop=fill&format=png`);
      expect(await measureRedShare(without.bytes)).toBe(0);
    },
  );

  test.each([3, 6, 8] as const)(
    'keeps the focal point in an image with EXIF orientation %i',
    async (orientation) => {
      // Edge of the stored file that becomes the left edge after EXIF orientation.
      const edge = ({ 3: 'right', 6: 'bottom', 8: 'top' } as const)[orientation];
      const rotatedImage = await (await createStripedImage(edge))
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const url = await addFocusedImage(`turned-${orientation}`, rotatedImage, 0, 50);
      const { bytes } = await server.sendRequest(
        `${url}?width=400&height=1200&crop=fill&format=png`,
      );
      expect(await measureRedShare(bytes)).toBeGreaterThan(0.25);
    },
  );

  test('crops as sharp’s cover does for a centered focal point', async () => {
    const image = await (await createStripedImage('left')).png().toBuffer();
    const url = await addFocusedImage('focus-middle', image, 50, 50);
    const { bytes } = await server.sendRequest(
      `${url}?width=400&height=400&crop=fill&format=webp&quality=70`,
    );
    const direct = await sharp(image)
      .autoOrient()
      .resize({ width: 400, height: 400, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer();
    expect(bytes.equals(direct)).toBe(true);
  });

  test('has a different entity tag for a different focal point', async () => {
    const image = await (await createStripedImage('left')).png().toBuffer();
    const fetchTag = async (id: string, x: number) => {
      const url = await addFocusedImage(id, image, x, 50);
      return (await server.sendRequest(`${url}?width=400&height=400&crop=fill`)).headers.etag;
    };
    expect(await fetchTag('tag-left', 0)).not.toBe(await fetchTag('tag-right', 100));
  });
});

test.each(['fit', 'limit'])('crop=%s shows the full image for any focal point', async (crop) => {
  const image = await (await createStripedImage('left')).png().toBuffer();
  const requestCrop = async (id: string, x: number) => {
    const url = await addFocusedImage(`${crop}-${id}`, image, x, 50);
    return server.sendRequest(`${url}?width=400&height=400&crop=${crop}&format=png`);
  };
  const [left, right] = [await requestCrop('left', 0), await requestCrop('right', 100)];
  expect(left.headers.etag).toBe(right.headers.etag);
  expect(await measureRedShare(left.bytes)).toBeCloseTo(0.2, 1);
});
