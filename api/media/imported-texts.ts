import { sanitizeText } from '#contract/core/fields';
import { maxFileTextLengths, tagLimits, toFileTitle } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import type { ProviderFile } from './providers/publitio/provider-file';

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
}: ProviderFile): ImportedTexts => ({
  title: sanitizeText(title, maxFileTextLengths.title) || toFileTitle(name),
  description: sanitizeText(description, maxFileTextLengths.description),
  tags: toImportedTags(tags),
  folder: sanitizeText(folder, maxFileTextLengths.folderName) || null,
});

function toImportedTags(tags: readonly string[]): string[] {
  const storableTags = tags
    .map((tag) => sanitizeText(tag, tagLimits.maxLength))
    .filter((tag) => tag !== '');
  return [...new Set(storableTags)].slice(0, tagLimits.maxCount);
}
