/** Just enough of a JPEG to read its size: 16 by 16 pixels. */
export const minimalJpeg = Uint8Array.from([
  ...[0xff, 0xd8],
  ...[0xff, 0xe0, 0, 16, ...Array<number>(14).fill(0)],
  ...[0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0],
  ...[0xff, 0xd9],
]);
