import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { metaFields } from '../core/fields';
import * as HTTP from '../core/http-status';
import { localized } from '../core/language';
import { mediaMessages, searchTermTooShort } from './admin-messages';
import { isValidSearchTerm } from './admin-rules';
import { mediaFileForm, mediaFolder, mediaFolderForm, privacy, uploadBody } from './admin-schema';
import { libraryReadEndpoint } from './endpoints';
import { maxImageBytes } from './image-files';
import { fileFilter, fileList, fileParams, mediaFile } from './schema';

const { language } = metaFields;

/** Matches files whose title, description, tags or alt texts contain every word, ignoring accents, case and whether quotes are curly. */
export const searchMediaFiles = defineEndpoint({
  ...libraryReadEndpoint,
  path: '/api/media/files/search',
  query: v.object({
    ...fileFilter,
    term: v.pipe(
      v.optional(v.string(), ''),
      v.check(isValidSearchTerm, localized(searchTermTooShort)),
    ),
  }),
  response: fileList,
});

export const getMediaFile = defineEndpoint({
  ...libraryReadEndpoint,
  path: '/api/media/files/:id',
  params: fileParams,
  response: v.object({ file: mediaFile }),
});

/** Admins get the original; visitors get a copy without camera and location metadata. */
export const downloadMediaFile = defineEndpoint({
  ...libraryReadEndpoint,
  path: '/api/media/files/:id/download',
  params: fileParams,
  response: 'image',
});

/** Sorted by name; visitors see only folders with public files. */
export const listMediaFolders = defineEndpoint({
  ...libraryReadEndpoint,
  path: '/api/media/folders',
  response: v.object({ folders: v.array(mediaFolder) }),
});

const libraryWriteEndpoint = { access: 'admin', cacheControl: 'no-store' } as const;

/** One image, uploaded or fetched from `file_url`. */
export const uploadMediaFile = defineEndpoint({
  ...libraryWriteEndpoint,
  method: 'POST',
  path: '/api/media/files/upload',
  files: {
    field: 'file',
    minFiles: 1,
    maxFiles: 1,
    maxFileBytes: maxImageBytes,
    alternativeField: 'file_url',
  },
  body: uploadBody,
  response: v.object({ success: v.literal(true), file: mediaFile }),
  status: HTTP.created,
});

/** Partial update: missing fields stay unchanged. */
export const editMediaFile = defineEndpoint({
  ...libraryWriteEndpoint,
  method: 'PUT',
  path: '/api/media/files/:id',
  params: fileParams,
  body: v.object({
    ...v.partial(mediaFileForm).entries,
    privacy: v.optional(privacy),
    language,
  }),
  response: v.object({ file: mediaFile }),
});

/** A file in use is rejected with 409 and its uses, unless `force=1`. */
export const deleteMediaFile = defineEndpoint({
  ...libraryWriteEndpoint,
  method: 'DELETE',
  path: '/api/media/files/:id',
  params: fileParams,
  query: v.object({ force: v.optional(v.picklist(['0', '1'], localized(mediaMessages.force))) }),
  response: 'nothing',
});

export const folderBody = v.object(
  { ...mediaFolderForm.entries, language },
  localized(mediaMessages.folderName),
);

export const folderResponse = v.object({ folder: mediaFolder });

export const createMediaFolder = defineEndpoint({
  ...libraryWriteEndpoint,
  method: 'POST',
  path: '/api/media/folders',
  body: folderBody,
  response: folderResponse,
  status: HTTP.created,
});

const folderParams = v.object({ id: fileParams.entries.id });

/** 409 for reserved folders, which the server finds by name. */
export const renameMediaFolder = defineEndpoint({
  ...libraryWriteEndpoint,
  method: 'PUT',
  path: '/api/media/folders/:id',
  params: folderParams,
  body: folderBody,
  response: folderResponse,
});

/** 409 for folders that are not empty and for reserved folders. */
export const deleteMediaFolder = defineEndpoint({
  ...libraryWriteEndpoint,
  method: 'DELETE',
  path: '/api/media/folders/:id',
  params: folderParams,
  response: 'nothing',
});
