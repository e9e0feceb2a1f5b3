import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  buildImageUrl,
  buildPresetUrl,
  clampImageOptions,
  getQualityForWidth,
  getSrcsetWidths,
  imagePresets,
  imageWidths,
  ogImageSize,
} from './image-options';
import { imageOptions } from './schema';

const presets = Object.values(imagePresets);
const presetNames = ['thumbnail', 'medium', 'large', 'category', 'header'] as const;

const getClampedOptions = (query: Record<string, unknown>) =>
  clampImageOptions(v.parse(imageOptions, query));

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
const manyNumbers = [...oddNumbers, ...Array.from({ length: 400 }, (_, at) => at * 7.3 - 20)];

describe('clampImageOptions', () => {
  const widths = new Set<number>([...imageWidths, ...presets.map(({ width }) => width)]);
  const heights = new Set<number>([ogImageSize, ...presets].map(({ height }) => height));
  const qualities = new Set<number>([70, 75, 80, ...presets.map(({ quality }) => quality)]);

  test('returns a documented width for any number', () => {
    for (const width of manyNumbers) {
      expect(widths).toContain(getClampedOptions({ width: String(width) }).width);
    }
  });

  test('returns a documented height for any number', () => {
    for (const height of manyNumbers) {
      expect(heights).toContain(getClampedOptions({ height: String(height) }).height);
    }
  });

  test('returns a documented quality for any numbers', () => {
    for (const number of manyNumbers) {
      expect(qualities).toContain(getClampedOptions({ quality: String(number) }).quality);
      expect(qualities).toContain(getClampedOptions({ width: String(number) }).quality);
    }
    expect(qualities).toContain(getClampedOptions({}).quality);
  });

  test('rounds up, so that an image is never smaller than displayed', () => {
    expect(getClampedOptions({ width: 321 }).width).toBe(400);
    expect(getClampedOptions({ width: 1300 }).width).toBe(1536);
    expect(getClampedOptions({ height: 401 }).height).toBe(450);
    expect(getClampedOptions({ quality: 71 }).quality).toBe(75);
  });

  test('returns the maximum for larger values', () => {
    expect(getClampedOptions({ width: 1e9, height: 1e9, quality: 1e9 })).toMatchObject({
      width: 1920,
      height: 1200,
      quality: 90,
    });
  });

  test('keeps the original size by default', () => {
    expect(getClampedOptions({})).toMatchObject({
      width: undefined,
      height: undefined,
      crop: 'limit',
    });
  });

  test('drops effects and watermarks', () => {
    const clamped = getClampedOptions({
      blur: '9',
      grayscale: 'true',
      watermark_id: 'leaf',
      watermark_position: 'center',
    });
    expect(clamped).toEqual(getClampedOptions({}));
  });

  test.each(presetNames)('leaves the preset %s unchanged', (name) => {
    expect(getClampedOptions(imagePresets[name])).toEqual(imagePresets[name]);
  });

  test('produces a bounded number of variants', () => {
    const sizes = (widths.size + 1) * (heights.size + 1);
    const seen = new Set<string>();
    for (const width of [undefined, ...manyNumbers]) {
      for (const height of [undefined, ...oddNumbers]) {
        seen.add(JSON.stringify(clampImageOptions({ width, height })));
      }
    }
    expect(seen.size).toBeLessThanOrEqual(sizes);
  });
});

describe('imageOptions schema', () => {
  test.each(['width', 'height', 'quality', 'blur'])('rejects %s if it is not a number', (name) => {
    for (const input of ['NaN', '', ' ', 'abc', '12px', 'Infinity', '-Infinity', '1e999']) {
      expect(v.is(imageOptions, { [name]: input }), input).toBe(false);
    }
  });

  test.each(['width', 'height', 'quality', 'blur'])('reports that %s must be a number', (name) => {
    const { issues } = v.safeParse(imageOptions, { [name]: 'abc' });
    expect(issues?.map(({ message }) => message)).toEqual([`${name} must be a number`]);
  });

  test.each(['svg', 'gif', 'webp2', '', '../webp'])("rejects format '%s'", (format) => {
    expect(v.is(imageOptions, { format })).toBe(false);
  });

  test('accepts format in any case, and jpg as jpeg', () => {
    expect(v.parse(imageOptions, { format: 'JPG' }).format).toBe('jpeg');
    expect(v.parse(imageOptions, { format: 'WebP' }).format).toBe('webp');
  });

  test.each(['cover', 'FILL', '', 'scale'])("rejects crop '%s'", (crop) => {
    expect(v.is(imageOptions, { crop })).toBe(false);
  });

  test.each(['yes', '1', ''])("rejects grayscale '%s'", (grayscale) => {
    expect(v.is(imageOptions, { grayscale })).toBe(false);
  });

  test.each(['middle', 'TOP', '', 'bottom right'])(
    "rejects watermark_position '%s'",
    (position) => {
      expect(v.is(imageOptions, { watermark_position: position })).toBe(false);
    },
  );

  test('rejects a repeated parameter', () => {
    expect(v.is(imageOptions, { width: ['320', '640'] })).toBe(false);
  });
});

describe('getSrcsetWidths', () => {
  test.each([
    [100, [320]],
    [320, [320]],
    [700, [320, 480, 640]],
    [5000, [...imageWidths]],
  ])('never enlarges an image of %i pixels', (width, widths) => {
    expect(getSrcsetWidths({ width })).toEqual(widths);
  });
});

describe('buildImageUrl and buildPresetUrl', () => {
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
  ])('use quality $quality at $width pixels', ({ width, quality }) => {
    expect(getQualityForWidth(width)).toBe(quality);
    expect(buildImageUrl('/fig', width)).toBe(`/fig?width=${width}&quality=${quality}`);
  });

  test('append to an existing content version', () => {
    expect(buildImageUrl('/fig?v=0a', 320)).toBe('/fig?v=0a&width=320&quality=70');
  });

  test.each(imageWidths)('build a URL at %i pixels that the server does not clamp', (width) => {
    const { searchParams } = new URL(buildImageUrl('/fig', width), 'http://shop.test');
    expect(getClampedOptions(Object.fromEntries(searchParams))).toMatchObject({
      width,
      quality: getQualityForWidth(width),
    });
  });

  test('include every option of a preset', () => {
    expect(buildPresetUrl('/fig?v=0a', 'thumbnail')).toBe(
      '/fig?v=0a&width=400&height=400&crop=fill&quality=70&format=webp',
    );
  });
});
