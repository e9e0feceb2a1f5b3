import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { createQrPath } from './qr-path';

const url = 'otpauth://totp/La%20Higuera:elena?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The dark modules that rectangles of one unit's height cover. */
function rasterize(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test('createQrPath() draws exactly the dark modules, with a margin of four', () => {
  const { size, path } = createQrPath(url);
  const drawn = rasterize(path, size);
  expect(drawn).toEqual(encode(url, { ecc: 'M', border: 4 }).data);
  const isLight = (row: readonly boolean[] = []) => row.every((isDark) => !isDark);
  expect(drawn.slice(0, 4).every(isLight)).toBe(true);
  expect(drawn[4]?.slice(4, 11)).toEqual(Array(7).fill(true));
});
