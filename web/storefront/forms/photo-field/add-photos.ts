import type { BilingualText } from '#contract/core/language';
import { tooManyPhotos } from '#contract/inbox/messages';
import { maxPhotos } from '#contract/inbox/rules';
import { validateImage } from '../../../data/validate-image';

interface AddPhotosResult {
  readonly photos: readonly File[];
  /** Why some files were left out. */
  readonly rejection: BilingualText | undefined;
}

/** Keeps only files that the server would accept. */
export async function addPhotos(
  photos: readonly File[],
  files: readonly File[],
): Promise<AddPhotosResult> {
  const rejections = await Promise.all(files.map(validateImage));
  const accepted = files.filter((_, index) => rejections[index] === undefined);
  const all = [...photos, ...accepted];
  const tooMany = all.length > maxPhotos ? tooManyPhotos : undefined;
  return { photos: all.slice(0, maxPhotos), rejection: rejections.find(Boolean) ?? tooMany };
}
