import { defaultLanguage, type Language } from '#contract/core/language';
import { mediaRules } from '#contract/media/admin-messages';
import { isShopFolder } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { fieldError } from '../dispatch/problem';
import { existingFolder } from './existing';
import type { FolderStore } from './folder-store';
import type { Providers } from './providers/providers';
import type { MediaStore } from './store';

interface RenameParts {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: Providers;
}

interface FolderName {
  readonly name: string;
  readonly language?: Language | undefined;
}

/**
 * Renames a folder in the database and at the providers of its files; reverts if a provider fails. Rejects with 404,
 * 409, or the provider's error.
 */
export async function renameFolder(
  parts: RenameParts,
  id: string,
  { name, language = defaultLanguage }: FolderName,
): Promise<MediaFolder> {
  const { folders } = parts;
  const folder = await existingFolder(folders, id);
  if (isShopFolder(folder.name) || isShopFolder(name)) {
    throw fieldError(409, 'name', mediaRules.shopFolder, language);
  }
  if (name === folder.name) return folder;
  if ((await folders.rename(id, name)) === 'taken') {
    throw fieldError(409, 'name', mediaRules.folderTaken, language);
  }
  try {
    await renameAtProviders(parts, folder, name);
  } catch (error) {
    await folders.rename(id, folder.name);
    throw error;
  }
  return { ...folder, name };
}

async function renameAtProviders(
  { store, providers }: RenameParts,
  { id, name: from }: MediaFolder,
  to: string,
): Promise<void> {
  for (const [provider, storedNames] of await store.storedNamesInFolder(id)) {
    await providers.of(provider).renameFolder?.({ from, to, storedNames });
  }
}
