import { storablePart } from '#contract/core/fields';
import { cleanName, longestTexts, tagLimits } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import type { HeldFile } from './providers/publitio/held-file';

interface ImportedTexts extends Pick<MediaFile, 'title' | 'description' | 'tags'> {
  readonly folder: string | null;
}

/** Metadata from a provider, truncated (not rejected) to what the library's own forms accept. */
export const toImportedTexts = ({
  title,
  name,
  description,
  tags,
  folder,
}: HeldFile): ImportedTexts => ({
  title: storablePart(title, longestTexts.title) || cleanName(name),
  description: storablePart(description, longestTexts.description),
  tags: adoptedTags(tags),
  folder: storablePart(folder, longestTexts.folderName) || null,
});

function adoptedTags(tags: readonly string[]): string[] {
  const whole = tags.map((tag) => storablePart(tag, tagLimits.longest)).filter((tag) => tag !== '');
  return [...new Set(whole)].slice(0, tagLimits.most);
}
