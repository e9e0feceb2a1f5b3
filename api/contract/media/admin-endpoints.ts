import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { sentFields } from '../core/fields';
import * as HTTP from '../core/http-status';
import { said } from '../core/language';
import { mediaRules, termRule } from './admin-messages';
import { isWholeTerm } from './admin-rules';
import { mediaFileForm, mediaFolder, mediaFolderForm, privacy, uploadFields } from './admin-schema';
import { libraryRead } from './endpoints';
import { largestImage } from './image-files';
import { fileFilter, fileList, fileParams, mediaFile } from './schema';

const { language } = sentFields;

/** Files whose title, description, tags or alternative texts have every word of the term, accents and capitals ignored. */
export const searchMediaFiles = endpoint({
  ...libraryRead,
  path: '/api/media/files/search',
  query: v.object({
    ...fileFilter,
    term: v.pipe(v.optional(v.string(), ''), v.check(isWholeTerm, said(termRule))),
  }),
  response: fileList,
});

export const getMediaFile = endpoint({
  ...libraryRead,
  path: '/api/media/files/:id',
  params: fileParams,
  response: v.object({ file: mediaFile }),
});

/** The original for administrators; for visitors a copy that says nothing of camera and place. */
export const downloadMediaFile = endpoint({
  ...libraryRead,
  path: '/api/media/files/:id/download',
  params: fileParams,
  response: 'image',
});

/** Folders by name; visitors see those that hold something for them. */
export const listMediaFolders = endpoint({
  ...libraryRead,
  path: '/api/media/folders',
  response: v.object({ folders: v.array(mediaFolder) }),
});

const write = { access: 'administrator', cacheControl: 'no-store' } as const;

/** One image, as a file or by its address. */
export const uploadMediaFile = endpoint({
  ...write,
  method: 'POST',
  path: '/api/media/files/upload',
  files: { field: 'file', least: 1, most: 1, largest: largestImage, instead: 'file_url' },
  body: uploadFields,
  response: v.object({ success: v.literal(true), file: mediaFile }),
  status: HTTP.created,
});

/** Changes what is said of a file: only the fields that come along. */
export const editMediaFile = endpoint({
  ...write,
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

/** Removes a file. One that products use is refused with 409 and their names, unless `force=1`. */
export const deleteMediaFile = endpoint({
  ...write,
  method: 'DELETE',
  path: '/api/media/files/:id',
  params: fileParams,
  query: v.object({ force: v.optional(v.picklist(['0', '1'], said(mediaRules.force))) }),
  response: 'nothing',
});

export const createMediaFolder = endpoint({
  ...write,
  method: 'POST',
  path: '/api/media/folders',
  body: v.object({ ...mediaFolderForm.entries, language }, said(mediaRules.folderName)),
  response: v.object({ folder: mediaFolder }),
  status: HTTP.created,
});

const folderParams = v.object({ id: fileParams.entries.id });

/** Gives a folder another name. 409 for those that the shop finds its own images by. */
export const renameMediaFolder = endpoint({
  ...write,
  method: 'PUT',
  path: '/api/media/folders/:id',
  params: folderParams,
  body: createMediaFolder.body,
  response: createMediaFolder.response,
});

/** Removes a folder. 409 while it holds files, and for those that the shop finds its own images by. */
export const deleteMediaFolder = endpoint({
  ...write,
  method: 'DELETE',
  path: '/api/media/folders/:id',
  params: folderParams,
  response: 'nothing',
});
