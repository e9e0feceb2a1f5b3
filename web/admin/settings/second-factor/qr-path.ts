import { encode } from 'uqr';

interface QrPath {
  /** Modules per side, including the margin. */
  readonly size: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** ISO/IEC 18004 requires a margin of four modules. */
const margin = 4;

/** A path instead of the library's SVG text, which only `innerHTML` could show. */
export function createQrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: margin });
  return { size, path: data.map(drawRow).join('') };
}

/** One rectangle for each run of dark modules. */
function drawRow(row: readonly boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...bits.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
