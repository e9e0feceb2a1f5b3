import * as v from 'valibot';
import { isStorable, rules, sentFields, storedText } from '../core/fields';
import { localized } from '../core/language';
import { moment } from '../core/schema';
import { mediaRules } from './admin-messages';
import { longestTexts, parseTags, tagLimits } from './admin-rules';
import { focalPoint } from './schema';

const notBlank = (text: string): boolean => text.trim() !== '';

const title = v.pipe(
  storedText(longestTexts.title, mediaRules.title),
  v.check(notBlank, localized(mediaRules.title)),
  v.trim(),
);

const description = storedText(longestTexts.description);

const areFew = (tags: string[]): boolean =>
  tags.length <= tagLimits.most && tags.every((tag) => [...tag].length <= tagLimits.longest);

const tags = v.pipe(
  v.union([v.string(), v.array(v.string())], localized(mediaRules.tags)),
  v.transform((written) => parseTags([written].flat().join(','))),
  v.check(areFew, localized(mediaRules.tags)),
  v.check((written: string[]) => written.every(isStorable), localized(rules.storable)),
);

export const privacy = v.picklist(['public', 'private'], localized(mediaRules.privacy));

export const folderId = v.nullish(v.string(localized(mediaRules.folder)));

export const mediaFileForm = v.object({
  title,
  description,
  tags,
  alt: v.object(
    { en: storedText(longestTexts.title), es: storedText(longestTexts.title) },
    localized(mediaRules.alt),
  ),
  folder_id: folderId,
  focus: v.object(focalPoint.entries, localized(mediaRules.focus)),
});
export type MediaFileForm = v.InferInput<typeof mediaFileForm>;

/** Text fields of an upload; the default title comes from the file name. */
export const uploadFields = v.object({
  title: v.optional(title),
  description: v.optional(description, ''),
  tags: v.optional(tags, []),
  privacy: v.optional(privacy, 'public'),
  /** Default: the folder of product images. */
  folder_id: folderId,
  file_url: v.optional(
    v.pipe(
      v.string(localized(mediaRules.urlInvalid)),
      v.check(isHttpUrl, localized(mediaRules.urlInvalid)),
    ),
  ),
  language: sentFields.language,
});
export type UploadFields = v.InferOutput<typeof uploadFields>;

export const mediaFolderForm = v.object({
  name: v.pipe(
    storedText(longestTexts.folderName, mediaRules.folderName),
    v.check(notBlank, localized(mediaRules.folderName)),
    v.trim(),
  ),
});

function isHttpUrl(written: string): boolean {
  if (written.length > longestTexts.url || !URL.canParse(written)) return false;
  return /^https?:$/.test(new URL(written).protocol);
}

export const mediaFolder = v.object({ id: v.string(), name: v.string(), created_at: moment });
export type MediaFolder = v.InferOutput<typeof mediaFolder>;
