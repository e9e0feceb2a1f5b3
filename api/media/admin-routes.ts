import { defaultLanguage } from '#contract/core/language';
import { mediaRules } from '#contract/media/admin-messages';
import { isShopFolder } from '#contract/media/admin-rules';
import type { Caller, Handlers } from '../dispatch/handler';
import { fieldError, localizedError, notFound } from '../dispatch/problem';
import { deleteFile } from './delete-file';
import { editFile } from './edit-file';
import { existingFile, existingFolder } from './existing';
import type { FolderStore } from './folder-store';
import type { Providers } from './providers/providers';
import type { ReceiveUpload } from './receive-upload';
import { renameFolder } from './rename-folder';
import type { MediaStore } from './store';

export interface Library {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: Providers;
  readonly receiveUpload: ReceiveUpload;
  readonly clock: () => Date;
}

export const libraryRoutes = (library: Library) => {
  const { store, folders, receiveUpload, clock } = library;
  return {
    listMediaFiles: async ({ query }, caller) => ({
      files: await store.list({ ...query, ...(await seenBy(caller)) }),
    }),

    searchMediaFiles: async ({ query }, caller) => ({
      files: await store.list({ ...query, ...(await seenBy(caller)) }),
    }),

    getMediaFile: async ({ params: { id } }, caller) => {
      const file = await existingFile(store, id);
      const { onlyPublic } = await seenBy(caller);
      if (onlyPublic && file.privacy !== 'public') throw notFound(`There is no file ${id}.`);
      return { file };
    },

    uploadMediaFile: async ({ files: [sent], body: fields }, { signal }) => ({
      success: true,
      file: await receiveUpload({ sent, fields, signal }),
    }),

    editMediaFile: async ({ params, body }) => ({ file: await editFile(library, params.id, body) }),

    deleteMediaFile: async ({ params, query }) => {
      await deleteFile(library, params.id, { force: query.force === '1' });
      return undefined;
    },

    listMediaFolders: async (_, caller) => ({ folders: await folders.list(await seenBy(caller)) }),

    createMediaFolder: async ({ body: { name, language = defaultLanguage } }) => {
      const folder = { id: crypto.randomUUID(), name, created_at: clock().toISOString() };
      if (!(await folders.insert(folder))) {
        throw fieldError(409, 'name', mediaRules.folderTaken, language);
      }
      return { folder };
    },

    renameMediaFolder: async ({ params, body }) => ({
      folder: await renameFolder(library, params.id, body),
    }),

    deleteMediaFolder: async ({ params: { id } }) => {
      const { name } = await existingFolder(folders, id);
      if (isShopFolder(name)) throw localizedError(409, mediaRules.shopFolder);
      if (!(await folders.removeEmpty(id))) throw localizedError(409, mediaRules.folderNotEmpty);
      return undefined;
    },
  } satisfies Partial<Handlers>;
};

const seenBy = async ({ isAdministrator }: Caller) => ({ onlyPublic: !(await isAdministrator()) });
