import { storablePart } from '#contract/core/fields';
import { cleanName, longestTexts, tagLimits } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import type { HeldFile } from './providers/publitio/held-file';

interface AdoptedWords extends Pick<MediaFile, 'title' | 'description' | 'tags'> {
  /** Name of its folder. */
  readonly folder: string | null;
}

/** What was said of a file elsewhere, as the library's own forms would have taken it: cut, not refused. */
export const adoptedWords = ({
  title,
  name,
  description,
  tags,
  folder,
}: HeldFile): AdoptedWords => ({
  title: storablePart(title, longestTexts.title) || cleanName(name),
  description: storablePart(description, longestTexts.description),
  tags: adoptedTags(tags),
  folder: storablePart(folder, longestTexts.folderName) || null,
});

function adoptedTags(tags: readonly string[]): string[] {
  const whole = tags.map((tag) => storablePart(tag, tagLimits.longest)).filter((tag) => tag !== '');
  return [...new Set(whole)].slice(0, tagLimits.most);
}
