import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toAdminImageOptions } from './admin-image-options';
import { clampImageOptions } from './image-options';
import { imageOptions, watermarkPositions } from './schema';

const getAdminOptions = (query: Record<string, unknown>) =>
  toAdminImageOptions(v.parse(imageOptions, query));

describe('toAdminImageOptions', () => {
  test.each([
    ['width', '333', 333],
    ['width', '5000', 5000],
    ['width', '0', 1],
    ['width', '-7', 1],
    ['width', '1e9', 16_383],
    ['height', '99.6', 100],
    ['height', '0.2', 1],
    ['quality', '33', 33],
    ['quality', '0', 1],
    ['quality', '1000', 100],
    ['quality', '45.4', 45],
    ['blur', '4.5', 4.5],
    ['blur', '0.1', 0.3],
    ['blur', '1000', 100],
  ])('turns %s=%s into %d', (name, input, expected) => {
    expect(getAdminOptions({ [name]: input })).toMatchObject({ [name]: expected });
  });

  test.each(['0', '-1'])('ignores a blur of %s', (blur) => {
    expect(getAdminOptions({ blur }).blur).toBeUndefined();
  });

  test('is grayscale only for grayscale=true', () => {
    expect(getAdminOptions({ grayscale: 'true' }).grayscale).toBe(true);
    expect(getAdminOptions({ grayscale: 'false' }).grayscale).toBe(false);
    expect(getAdminOptions({}).grayscale).toBe(false);
  });

  test.each(watermarkPositions)('places a watermark at %s', (position) => {
    expect(
      getAdminOptions({ watermark_id: 'leaf', watermark_position: position }).watermark,
    ).toEqual({
      id: 'leaf',
      position,
    });
  });

  test('places a watermark at bottom-right by default, and none without watermark_id', () => {
    expect(getAdminOptions({ watermark_id: 'leaf' }).watermark).toEqual({
      id: 'leaf',
      position: 'bottom-right',
    });
    expect(getAdminOptions({ watermark_position: 'top' }).watermark).toBeUndefined();
  });

  test('equals the visitor options for documented sizes', () => {
    for (const query of [{}, { width: 640 }, { width: 800, height: 800, crop: 'fill' }]) {
      expect(getAdminOptions(query)).toMatchObject(clampImageOptions(v.parse(imageOptions, query)));
    }
  });
});
