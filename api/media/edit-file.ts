import type { RequestOf } from '#contract/core/endpoint';
import { defaultLanguage } from '#contract/core/language';
import type { editMediaFile } from '#contract/media/admin-endpoints';
import { mediaMessages } from '#contract/media/admin-messages';
import type { MediaFile } from '#contract/media/schema';
import { fieldError } from '../dispatch/http-error';
import type { FolderStore } from './folder-store';
import type { FileChanges, MediaStore } from './media-store';
import type { OriginalMetadata } from './providers/media-provider';
import type { ProviderRegistry } from './providers/provider-registry';
import { requireFile, requireOriginal } from './require-file';

type FileEdit = RequestOf<typeof editMediaFile>['body'];

interface EditDependencies {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: ProviderRegistry;
}

/** Updates the provider first: if that fails, nothing has changed. */
export async function editFile(
  { store, folders, providers }: EditDependencies,
  id: string,
  edit: FileEdit,
): Promise<MediaFile> {
  const file = await requireFile(store, id);
  if (affectsProvider(edit)) {
    const { provider, stored_name } = await requireOriginal(store, id);
    const folder = await resolveFolderName(file, edit, folders);
    await providers
      .get(provider)
      .updateMetadata(stored_name, { ...mergeMetadata(file, edit), folder });
  }
  if (!(await store.update(id, toFileChanges(edit)))) throw createUnknownFolderError(edit);
  return requireFile(store, id);
}

/** Providers do not get alt texts, focal points and spots. */
const affectsProvider = ({ title, description, tags, privacy, folder_id }: FileEdit): boolean =>
  [title, description, tags, privacy, folder_id].some((value) => value !== undefined);

function mergeMetadata(file: MediaFile, edit: FileEdit): Omit<OriginalMetadata, 'folder'> {
  const { title, description, tags, privacy } = edit;
  return {
    title: title ?? file.title,
    description: description ?? file.description,
    tags: tags ?? file.tags,
    privacy: privacy ?? file.privacy,
    format: file.format,
  };
}

async function resolveFolderName(
  { folder }: MediaFile,
  edit: FileEdit,
  folders: FolderStore,
): Promise<string | null> {
  const { folder_id } = edit;
  if (folder_id === undefined) return folder;
  if (folder_id === null) return null;
  const targetFolder = await folders.find(folder_id);
  if (!targetFolder) throw createUnknownFolderError(edit);
  return targetFolder.name;
}

const createUnknownFolderError = ({ language = defaultLanguage }: FileEdit) =>
  fieldError(400, 'folder_id', mediaMessages.folder, language);

const toFileChanges = ({
  title,
  description,
  tags,
  privacy,
  folder_id,
  alt,
  focus,
  spots,
}: FileEdit): FileChanges =>
  omitUndefined({
    title,
    description,
    tags,
    privacy,
    folder_id,
    alt_en: alt?.en,
    alt_es: alt?.es,
    focus_x: focus?.x,
    focus_y: focus?.y,
    spots: spots && JSON.stringify(spots),
  });

const omitUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
