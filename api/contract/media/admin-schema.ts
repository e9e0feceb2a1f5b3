import * as v from 'valibot';
import { boundedText, fieldMessages, isStorableText, metaFields } from '../core/fields';
import { localized } from '../core/language';
import { timestamp } from '../core/schema';
import { mediaMessages } from './admin-messages';
import { maxFileTextLengths, parseTags, spotLimits, tagLimits } from './admin-rules';
import { focalPoint } from './schema';

const isNotBlank = (text: string): boolean => text.trim() !== '';

const title = v.pipe(
  boundedText(maxFileTextLengths.title, mediaMessages.title),
  v.check(isNotBlank, localized(mediaMessages.title)),
  v.trim(),
);

const description = boundedText(maxFileTextLengths.description);

const areTagsWithinLimits = (tags: string[]): boolean =>
  tags.length <= tagLimits.maxCount && tags.every((tag) => [...tag].length <= tagLimits.maxLength);

const tags = v.pipe(
  v.union([v.string(), v.array(v.string())], localized(mediaMessages.tags)),
  v.transform((value) => parseTags([value].flat().join(','))),
  v.check(areTagsWithinLimits, localized(mediaMessages.tags)),
  v.check((value: string[]) => value.every(isStorableText), localized(fieldMessages.unstorable)),
);

export const privacy = v.picklist(['public', 'private'], localized(mediaMessages.privacy));

export const folderId = v.nullish(v.string(localized(mediaMessages.folder)));

const fraction = v.pipe(
  v.number(localized(mediaMessages.spotPosition)),
  v.minValue(0, localized(mediaMessages.spotPosition)),
  v.maxValue(1, localized(mediaMessages.spotPosition)),
);

const spotText = v.pipe(boundedText(spotLimits.maxLength), v.trim());

const spotName = v.pipe(
  boundedText(spotLimits.maxLength, mediaMessages.spotName),
  v.check(isNotBlank, localized(mediaMessages.spotName)),
  v.trim(),
);

export const spotTexts = v.object(
  { en: spotText, es: spotText },
  localized(mediaMessages.spotText),
);

const spotForm = v.object(
  {
    x: fraction,
    y: fraction,
    name: v.object({ en: spotName, es: spotName }, localized(mediaMessages.spotName)),
    origin: spotTexts,
    pairing: spotTexts,
  },
  localized(mediaMessages.spot),
);

const spots = v.pipe(
  v.array(spotForm, localized(mediaMessages.spots)),
  v.maxLength(spotLimits.maxCount, localized(mediaMessages.spots)),
);

export const altTexts = v.object(
  { en: boundedText(maxFileTextLengths.title), es: boundedText(maxFileTextLengths.title) },
  localized(mediaMessages.alt),
);

export const mediaFileForm = v.object({
  title,
  description,
  tags,
  alt: altTexts,
  folder_id: folderId,
  focus: v.object(focalPoint.entries, localized(mediaMessages.focus)),
  spots,
});
export type MediaFileForm = v.InferInput<typeof mediaFileForm>;

/** Text fields of an upload; `title` defaults to the file name. */
export const uploadBody = v.object({
  title: v.optional(title),
  description: v.optional(description, ''),
  tags: v.optional(tags, []),
  privacy: v.optional(privacy, 'public'),
  /** Default: the folder of product images. */
  folder_id: folderId,
  file_url: v.optional(
    v.pipe(
      v.string(localized(mediaMessages.urlInvalid)),
      v.check(isHttpUrl, localized(mediaMessages.urlInvalid)),
    ),
  ),
  language: metaFields.language,
});
export type UploadBody = v.InferOutput<typeof uploadBody>;

export const mediaFolderForm = v.object({
  name: v.pipe(
    boundedText(maxFileTextLengths.folderName, mediaMessages.folderName),
    v.check(isNotBlank, localized(mediaMessages.folderName)),
    v.trim(),
  ),
});

function isHttpUrl(value: string): boolean {
  if (value.length > maxFileTextLengths.url || !URL.canParse(value)) return false;
  return /^https?:$/.test(new URL(value).protocol);
}

export const mediaFolder = v.object({ id: v.string(), name: v.string(), created_at: timestamp });
export type MediaFolder = v.InferOutput<typeof mediaFolder>;
