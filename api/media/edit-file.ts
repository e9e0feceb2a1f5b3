import type { RequestOf } from '#contract/core/endpoint';
import { defaultLanguage } from '#contract/core/language';
import type { editMediaFile } from '#contract/media/admin-endpoints';
import { mediaRules } from '#contract/media/admin-messages';
import type { MediaFile } from '#contract/media/schema';
import { fieldError } from '../dispatch/problem';
import { existingFile, existingOriginal } from './existing';
import type { FolderStore } from './folder-store';
import type { OriginalFacts } from './providers/provider';
import type { Providers } from './providers/providers';
import type { FileChanges, MediaStore } from './store';

type Edit = RequestOf<typeof editMediaFile>['body'];

interface EditParts {
  readonly store: MediaStore;
  readonly folders: FolderStore;
  readonly providers: Providers;
}

/** Updates the provider first: if that fails, nothing has changed. */
export async function editFile(
  { store, folders, providers }: EditParts,
  id: string,
  edit: Edit,
): Promise<MediaFile> {
  const file = await existingFile(store, id);
  if (affectsProvider(edit)) {
    const { provider, stored_name } = await existingOriginal(store, id);
    const folder = await folderAfter(file, edit, folders);
    await providers.of(provider).describe(stored_name, { ...factsAfter(file, edit), folder });
  }
  if (!(await store.update(id, toFileChanges(edit)))) throw noSuchFolder(edit);
  return existingFile(store, id);
}

/** Providers do not get alt texts and focal points. */
const affectsProvider = ({ title, description, tags, privacy, folder_id }: Edit): boolean =>
  [title, description, tags, privacy, folder_id].some((value) => value !== undefined);

function factsAfter(file: MediaFile, edit: Edit): Omit<OriginalFacts, 'folder'> {
  const { title, description, tags, privacy } = edit;
  return {
    title: title ?? file.title,
    description: description ?? file.description,
    tags: tags ?? file.tags,
    privacy: privacy ?? file.privacy,
    format: file.format,
  };
}

async function folderAfter(
  { folder }: MediaFile,
  edit: Edit,
  folders: FolderStore,
): Promise<string | null> {
  const { folder_id } = edit;
  if (folder_id === undefined) return folder;
  if (folder_id === null) return null;
  const wanted = await folders.find(folder_id);
  if (!wanted) throw noSuchFolder(edit);
  return wanted.name;
}

const noSuchFolder = ({ language = defaultLanguage }: Edit) =>
  fieldError(400, 'folder_id', mediaRules.folder, language);

const toFileChanges = ({
  title,
  description,
  tags,
  privacy,
  folder_id,
  alt,
  focus,
}: Edit): FileChanges =>
  onlyDefined({
    title,
    description,
    tags,
    privacy,
    folder_id,
    alt_en: alt?.en,
    alt_es: alt?.es,
    focus_x: focus?.x,
    focus_y: focus?.y,
  });

const onlyDefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
