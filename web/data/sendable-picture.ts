import type { BilingualText } from '#contract/core/language';
import { namedFileTooLarge } from '#contract/core/messages';
import { imageKindOf, largestImage } from '#contract/media/image-files';
import { noPicture } from '#contract/media/messages';
import { imageKinds } from '#contract/media/schema';

/** Bytes that tell what kind of image a file is. */
const headLength = 64;

/**
 * The `accept` attribute of a control that pictures are chosen with. Phones turn what they keep in a format of
 * their own into one of these.
 */
export const acceptedPictures = imageKinds.map((kind) => `image/${kind}`).join();

/** Why the shop would not take a file as a picture, as far as its first bytes and its size tell. */
export async function refusalOf(file: File): Promise<BilingualText | undefined> {
  if (file.size > largestImage) return namedFileTooLarge(file.name, largestImage);
  const head = new Uint8Array(await headOf(file));
  return imageKindOf(head) === undefined ? noPicture(file.name) : undefined;
}

/** Nothing of what cannot be read, such as a folder that was dropped. */
const headOf = (file: File): Promise<ArrayBuffer> =>
  file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
