import { sha256 } from '../platform/digest';
import { randomHex } from '../platform/random';
import type { InspectedPicture } from './inspected-picture';

/** What the row of a picture that has just come in begins with, whoever holds it; nobody has said yet what it shows. */
export const newRow = async (
  bytes: Uint8Array,
  { format, width, height, color }: InspectedPicture,
  createdAt: Date,
) => ({
  id: randomHex(8),
  content_hash: await sha256(bytes),
  size: bytes.length,
  format,
  width,
  height,
  color,
  alt_en: '',
  alt_es: '',
  created_at: createdAt.toISOString(),
});
