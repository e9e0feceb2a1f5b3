import { imageKindOf } from '#contract/image-kind';
import type { BilingualText } from '#contract/language';
import { fileTooLarge, noPicture } from '#contract/refusals';
import { largestImage, mostPhotos, photoCountRule } from '#contract/restoration';

interface Accepted {
  readonly photos: readonly File[];
  /** Why some were left out. */
  readonly refusal: BilingualText | undefined;
}

/** Bytes that tell what kind of image a file is. */
const headLength = 64;

/** The photographs with those just chosen, as far as the shop would take them. */
export async function withChosen(
  photos: readonly File[],
  chosen: readonly File[],
): Promise<Accepted> {
  const refusals = await Promise.all(chosen.map(refusalOf));
  const good = chosen.filter((_, at) => refusals[at] === undefined);
  const all = [...photos, ...good];
  const tooMany = all.length > mostPhotos ? photoCountRule : undefined;
  return { photos: all.slice(0, mostPhotos), refusal: refusals.find(Boolean) ?? tooMany };
}

async function refusalOf(file: File): Promise<BilingualText | undefined> {
  if (file.size > largestImage) return fileTooLarge(largestImage);
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return imageKindOf(head) === undefined ? noPicture(file.name) : undefined;
}
