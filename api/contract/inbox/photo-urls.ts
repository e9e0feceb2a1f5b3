import * as v from 'valibot';
import { localized } from '../core/language';
import { photosInvalid } from './messages';
import { maxPhotos } from './rules';

const photoUrlPattern = /^\/api\/media\/optimize\/([\w-]{1,64})(?:\?v=[0-9a-f]{10})?$/;

const photoId = v.pipe(
  v.string(localized(photosInvalid)),
  v.regex(photoUrlPattern, localized(photosInvalid)),
  v.transform((url) => photoUrlPattern.exec(url)?.[1] ?? ''),
);

/** URLs returned by `sendSubmissionPhotos`, parsed into media-library ids. */
export const photoUrlsField = v.optional(
  v.pipe(
    v.array(photoId, localized(photosInvalid)),
    v.maxLength(maxPhotos, localized(photosInvalid)),
  ),
  [],
);
