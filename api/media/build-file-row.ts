import { sha256 } from '../platform/digest';
import { randomHex } from '../platform/random';
import type { ProbedImage } from './image-processor';

/** The columns derived from an image's bytes. Alt texts start empty. */
export const buildFileRow = async (
  bytes: Uint8Array,
  { format, width, height, color }: ProbedImage,
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
