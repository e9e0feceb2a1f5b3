import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  boundedImageOptions,
  imageAddress,
  imagePresets,
  imageWidths,
  offeredWidths,
  ogImageSize,
  presetAddress,
  qualityForWidth,
} from './image-options';
import { imageOptions } from './schema';

const presets = Object.values(imagePresets);
const presetNames = ['thumbnail', 'medium', 'large', 'category', 'header'] as const;

/** What a visitor who wrote this query gets. */
const boundedFor = (query: Record<string, unknown>) =>
  boundedImageOptions(v.parse(imageOptions, query));

const oddNumbers = [
  -1e9,
  -1,
  -0.5,
  0,
  0.5,
  1,
  69.99,
  70.01,
  99,
  319,
  320,
  320.01,
  333,
  401,
  1199.5,
  1919,
  1921,
  5000,
  1e9,
  Number.MAX_VALUE,
];
const everyNumber = [...oddNumbers, ...Array.from({ length: 400 }, (_, at) => at * 7.3 - 20)];

describe('what a visitor may get', () => {
  const widths = new Set<number>([...imageWidths, ...presets.map(({ width }) => width)]);
  const heights = new Set<number>([ogImageSize, ...presets].map(({ height }) => height));
  const qualities = new Set<number>([70, 75, 80, ...presets.map(({ quality }) => quality)]);

  test('is of a documented width, whatever number was written', () => {
    for (const width of everyNumber) {
      expect(widths).toContain(boundedFor({ width: String(width) }).width);
    }
  });

  test('is of a documented height, whatever number was written', () => {
    for (const height of everyNumber) {
      expect(heights).toContain(boundedFor({ height: String(height) }).height);
    }
  });

  test('is of a documented quality, whatever numbers were written', () => {
    for (const number of everyNumber) {
      expect(qualities).toContain(boundedFor({ quality: String(number) }).quality);
      expect(qualities).toContain(boundedFor({ width: String(number) }).quality);
    }
    expect(qualities).toContain(boundedFor({}).quality);
  });

  test('snaps up, so that a picture is never smaller than it is shown', () => {
    expect(boundedFor({ width: 321 }).width).toBe(400);
    expect(boundedFor({ width: 1300 }).width).toBe(1536);
    expect(boundedFor({ height: 401 }).height).toBe(450);
    expect(boundedFor({ quality: 71 }).quality).toBe(75);
  });

  test('is the largest there is beyond the largest', () => {
    expect(boundedFor({ width: 1e9, height: 1e9, quality: 1e9 })).toMatchObject({
      width: 1920,
      height: 1200,
      quality: 90,
    });
  });

  test('is the picture’s own size where none was wanted', () => {
    expect(boundedFor({})).toMatchObject({ width: undefined, height: undefined, crop: 'limit' });
  });

  test('carries no effect and no watermark', () => {
    const bounded = boundedFor({
      blur: '9',
      grayscale: 'true',
      watermark_id: 'leaf',
      watermark_position: 'center',
    });
    expect(bounded).toEqual(boundedFor({}));
  });

  test.each(presetNames)('is the preset %s exactly as documented', (name) => {
    expect(boundedFor(imagePresets[name])).toEqual(imagePresets[name]);
  });

  test('is one of a set small enough to keep', () => {
    const sizes = (widths.size + 1) * (heights.size + 1);
    const seen = new Set<string>();
    for (const width of [undefined, ...everyNumber]) {
      for (const height of [undefined, ...oddNumbers]) {
        seen.add(JSON.stringify(boundedImageOptions({ width, height })));
      }
    }
    expect(seen.size).toBeLessThanOrEqual(sizes);
  });
});

describe('an option of an image', () => {
  test.each(['width', 'height', 'quality', 'blur'])(
    '%s is refused when it is no number',
    (name) => {
      for (const written of ['NaN', '', ' ', 'abc', '12px', 'Infinity', '-Infinity', '1e999']) {
        expect(v.is(imageOptions, { [name]: written }), written).toBe(false);
      }
    },
  );

  test.each(['width', 'height', 'quality', 'blur'])('%s says what it should have been', (name) => {
    const { issues } = v.safeParse(imageOptions, { [name]: 'abc' });
    expect(issues?.map(({ message }) => message)).toEqual([`${name} must be a number`]);
  });

  test.each(['svg', 'gif', 'webp2', '', '../webp'])("format '%s' is refused", (format) => {
    expect(v.is(imageOptions, { format })).toBe(false);
  });

  test('format is read in any case, and jpg as jpeg', () => {
    expect(v.parse(imageOptions, { format: 'JPG' }).format).toBe('jpeg');
    expect(v.parse(imageOptions, { format: 'WebP' }).format).toBe('webp');
  });

  test.each(['cover', 'FILL', '', 'scale'])("crop '%s' is refused", (crop) => {
    expect(v.is(imageOptions, { crop })).toBe(false);
  });

  test.each(['yes', '1', ''])("grayscale '%s' is refused", (grayscale) => {
    expect(v.is(imageOptions, { grayscale })).toBe(false);
  });

  test.each(['middle', 'TOP', '', 'bottom right'])(
    "watermark_position '%s' is refused",
    (place) => {
      expect(v.is(imageOptions, { watermark_position: place })).toBe(false);
    },
  );

  test('given twice is refused', () => {
    expect(v.is(imageOptions, { width: ['320', '640'] })).toBe(false);
  });
});

describe('the widths at which pages offer a picture', () => {
  test.each([
    [100, [320]],
    [320, [320]],
    [700, [320, 480, 640]],
    [5000, [...imageWidths]],
  ])('of %i pixels never enlarge it', (width, widths) => {
    expect(offeredWidths({ width })).toEqual(widths);
  });
});

describe('the address of a page’s image', () => {
  test.each([
    { width: 320, quality: 70 },
    { width: 480, quality: 70 },
    { width: 640, quality: 70 },
    { width: 641, quality: 75 },
    { width: 768, quality: 75 },
    { width: 1024, quality: 75 },
    { width: 1025, quality: 80 },
    { width: 1280, quality: 80 },
    { width: 1536, quality: 80 },
    { width: 1920, quality: 80 },
  ])('asks for quality $quality at $width pixels', ({ width, quality }) => {
    expect(qualityForWidth(width)).toBe(quality);
    expect(imageAddress('/fig', width)).toBe(`/fig?width=${width}&quality=${quality}`);
  });

  test('goes on after the content mark', () => {
    expect(imageAddress('/fig?v=0a', 320)).toBe('/fig?v=0a&width=320&quality=70');
  });

  test.each(imageWidths)('at %i pixels is one the server takes as it is', (width) => {
    const { searchParams } = new URL(imageAddress('/fig', width), 'http://shop.test');
    expect(boundedFor(Object.fromEntries(searchParams))).toMatchObject({
      width,
      quality: qualityForWidth(width),
    });
  });

  test('of a named rendition carries all of it', () => {
    expect(presetAddress('/fig?v=0a', 'thumbnail')).toBe(
      '/fig?v=0a&width=400&height=400&crop=fill&quality=70&format=webp',
    );
  });
});
