import { defaultLanguage, type Language } from '#contract/core/language';
import { mediaMessages } from '#contract/media/admin-messages';
import { isReservedFolder } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { fieldError } from '../dispatch/http-error';
import type { FolderStore } from './folder-store';
import type { MediaStore } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import { requireFolder } from './require-file';

interface RenameDependencies {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: ProviderRegistry;
}

interface RenameRequest {
  readonly name: string;
  readonly language?: Language | undefined;
}

/**
 * Renames a folder in the database and at the providers of its files; reverts if a provider fails. Rejects with 404,
 * 409, or the provider's error.
 */
export async function renameFolder(
  dependencies: RenameDependencies,
  id: string,
  { name, language = defaultLanguage }: RenameRequest,
): Promise<MediaFolder> {
  const { folders } = dependencies;
  const folder = await requireFolder(folders, id);
  if (isReservedFolder(folder.name) || isReservedFolder(name)) {
    throw fieldError(409, 'name', mediaMessages.reservedFolder, language);
  }
  if (name === folder.name) return folder;
  if ((await folders.rename(id, name)) === 'taken') {
    throw fieldError(409, 'name', mediaMessages.folderNameTaken, language);
  }
  try {
    await renameAtProviders(dependencies, folder, name);
  } catch (error) {
    await folders.rename(id, folder.name);
    throw error;
  }
  return { ...folder, name };
}

async function renameAtProviders(
  { store, providers }: RenameDependencies,
  { id, name: from }: MediaFolder,
  to: string,
): Promise<void> {
  for (const [provider, storedNames] of await store.listStoredNamesInFolder(id)) {
    await providers.get(provider).renameFolder?.({ from, to, storedNames });
  }
}
