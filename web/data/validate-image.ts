import type { BilingualText } from '#contract/core/language';
import { namedFileTooLarge } from '#contract/core/messages';
import { detectImageKind, maxImageBytes } from '#contract/media/image-files';
import { notAnImage } from '#contract/media/messages';
import { imageKinds } from '#contract/media/schema';

/** Enough to detect the image format. */
const signatureBytes = 64;

/** For the `accept` attribute. Phones convert their own formats, such as HEIC, to one of these. */
export const acceptedImageTypes = imageKinds.map((kind) => `image/${kind}`).join();

/** Returns the error message, or undefined. Checks only size and signature. */
export async function validateImage(file: File): Promise<BilingualText | undefined> {
  if (file.size > maxImageBytes) return namedFileTooLarge(file.name, maxImageBytes);
  const signature = new Uint8Array(await readSignature(file));
  return detectImageKind(signature) === undefined ? notAnImage(file.name) : undefined;
}

/** Empty for an unreadable file, such as a dropped folder. */
const readSignature = (file: File): Promise<ArrayBuffer> =>
  file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
