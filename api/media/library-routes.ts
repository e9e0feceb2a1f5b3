import { defaultLanguage } from '#contract/core/language';
import { mediaMessages } from '#contract/media/admin-messages';
import { isReservedFolder } from '#contract/media/admin-rules';
import type { HandlerContext, Handlers } from '../dispatch/handler';
import { fieldError, localizedError, notFoundError } from '../dispatch/http-error';
import { deleteFile } from './delete-file';
import { editFile } from './edit-file';
import type { FolderStore } from './folder-store';
import type { MediaStore } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import type { ReceiveUpload } from './receive-upload';
import { renameFolder } from './rename-folder';
import type { RenditionService } from './rendition-service';
import { requireFile, requireFolder } from './require-file';

export interface LibraryDependencies {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: ProviderRegistry;
  readonly renditions: Pick<RenditionService, 'removeCached'>;
  readonly receiveUpload: ReceiveUpload;
  readonly clock: () => Date;
}

export const libraryRoutes = (dependencies: LibraryDependencies) => {
  const { store, folders, receiveUpload, clock } = dependencies;
  return {
    listMediaFiles: async ({ query }, caller) => ({
      files: await store.list({ ...query, ...(await getVisibility(caller)) }),
    }),

    searchMediaFiles: async ({ query }, caller) => ({
      files: await store.list({ ...query, ...(await getVisibility(caller)) }),
    }),

    getMediaFile: async ({ params: { id } }, caller) => {
      const file = await requireFile(store, id);
      const { onlyPublic } = await getVisibility(caller);
      if (onlyPublic && file.privacy !== 'public') throw notFoundError(`There is no file ${id}.`);
      return { file };
    },

    uploadMediaFile: async ({ files: [uploadedFile], body: fields }, { signal }) => ({
      success: true,
      file: await receiveUpload({ uploadedFile, fields, signal }),
    }),

    editMediaFile: async ({ params, body }) => ({
      file: await editFile(dependencies, params.id, body),
    }),

    deleteMediaFile: async ({ params, query }) => {
      await deleteFile(dependencies, params.id, { force: query.force === '1' });
      return undefined;
    },

    listMediaFolders: async (_, caller) => ({
      folders: await folders.list(await getVisibility(caller)),
    }),

    createMediaFolder: async ({ body: { name, language = defaultLanguage } }) => {
      const folder = { id: crypto.randomUUID(), name, created_at: clock().toISOString() };
      if (!(await folders.insert(folder))) {
        throw fieldError(409, 'name', mediaMessages.folderNameTaken, language);
      }
      return { folder };
    },

    renameMediaFolder: async ({ params, body }) => ({
      folder: await renameFolder(dependencies, params.id, body),
    }),

    deleteMediaFolder: async ({ params: { id } }) => {
      const { name } = await requireFolder(folders, id);
      if (isReservedFolder(name)) throw localizedError(409, mediaMessages.reservedFolder);
      if (!(await folders.removeEmpty(id))) throw localizedError(409, mediaMessages.folderNotEmpty);
      return undefined;
    },
  } satisfies Partial<Handlers>;
};

const getVisibility = async ({ isAdmin }: HandlerContext) => ({ onlyPublic: !(await isAdmin()) });
