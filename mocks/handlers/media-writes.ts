import type { RequestOf, SentFile } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { addressName } from '#contract/core/url';
import type { editMediaFile, uploadMediaFile } from '#contract/media/admin-endpoints';
import { fileInUse, mediaRules } from '#contract/media/admin-messages';
import { folderKey, isShopFolder } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { type FileUses, isUsed } from '#contract/media/file-uses';
import { addressNotAsked } from '#contract/media/messages';
import { pagesWithTags } from '#contract/media/page-tags';
import { productPicturesFolder } from '#contract/media/rules';
import { photographs } from '#demo/photographs';
import type { MockDatabase } from '../db';
import { Fault, notFound, refused, refusedField } from '../http/fault';
import type { MockAsked, MockImplementations } from '../http/implementation';
import { type FileRow, folderNamed } from '../tables/library';
import { nextVersion, productWithId } from './kept-product';
import { visibleFile } from './media';
import { sentPicture } from './sent-picture';
import { uploadedRow } from './uploaded-row';

/** What is changed in the media library. */
export const mediaWrites = {
  uploadMediaFile: async ({ body, files }, asked) => {
    const { library } = asked.database;
    const folder = folderFor(body, asked);
    const row = await rowOf(await namedBytes(files, body, asked), body, asked);
    library.put({ ...row, folder_id: folder.id });
    return { success: true, file: visibleFile(row.id, asked) };
  },

  editMediaFile: ({ params: { id }, body }, asked) => {
    const { library } = asked.database;
    const row = rowWithId(id, asked.database);
    library.put(edited(row, body, library.folders));
    return { file: visibleFile(id, asked) };
  },

  deleteMediaFile: ({ params: { id }, query }, { database, clock }) => {
    rowWithId(id, database);
    const uses = usesOf(id, database);
    if (isUsed(uses) && query.force !== '1') {
      throw new Fault(409, { message: fileInUse(uses).en, uses });
    }
    removeFile(id, database, clock());
    return undefined;
  },

  createMediaFolder: ({ body: { name, language } }, { database: { library }, clock }) => {
    refuseTakenName(name, library.folders, language);
    const folder = {
      id: `folder-${library.revision + 1}`,
      name,
      created_at: clock().toISOString(),
    };
    library.putFolder(folder);
    return { folder };
  },

  renameMediaFolder: ({ params: { id }, body: { name, language } }, { database: { library } }) => {
    const folder = folderWithId(id, library.folders);
    if (isShopFolder(folder.name) || isShopFolder(name)) {
      throw refusedField(409, 'name', mediaRules.shopFolder, language);
    }
    const others = library.folders.filter((other) => other.id !== id);
    refuseTakenName(name, others, language);
    const renamed = { ...folder, name };
    library.putFolder(renamed);
    return { folder: renamed };
  },

  deleteMediaFolder: ({ params: { id } }, { database: { library } }) => {
    const { name } = folderWithId(id, library.folders);
    if (isShopFolder(name)) throw refused(409, mediaRules.shopFolder);
    if (library.rows.some(({ folder_id }) => folder_id === id)) {
      throw refused(409, mediaRules.folderNotEmpty);
    }
    library.removeFolder(id);
    return undefined;
  },
} satisfies Partial<MockImplementations>;

type Upload = RequestOf<typeof uploadMediaFile>['body'];
type Edit = RequestOf<typeof editMediaFile>['body'];

function rowWithId(id: string, { library }: MockDatabase): FileRow {
  const row = library.rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound(`There is no file ${id}.`);
  return row;
}

function folderWithId(id: string, folders: readonly MediaFolder[]): MediaFolder {
  const folder = folders.find((candidate) => candidate.id === id);
  if (!folder) throw notFound(`There is no folder ${id}.`);
  return folder;
}

function refuseTakenName(
  name: string,
  folders: readonly MediaFolder[],
  language: Language | undefined,
): void {
  if (folders.some((folder) => folderKey(folder.name) === folderKey(name))) {
    throw refusedField(409, 'name', mediaRules.folderTaken, language);
  }
}

/** Removes a file; the products that showed it first become their next versions. */
function removeFile(id: string, { library, catalogue, products }: MockDatabase, now: Date): void {
  const showing = products.filter(({ image }) => image?.publitioId === id);
  library.remove(id);
  for (const product of showing) {
    catalogue.put(nextVersion(productWithId(product.id, catalogue), now));
  }
}

function folderFor({ folder_id, language }: Upload, { database, clock }: MockAsked): MediaFolder {
  const { library } = database;
  if (!folder_id) return folderNamed(productPicturesFolder, library, clock());
  const folder = library.folders.find(({ id }) => id === folder_id);
  if (!folder) throw refusedField(400, 'folder_id', mediaRules.folder, language);
  return folder;
}

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Hosts that no picture is fetched from. */
const ownHost = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** What was sent; in the place of a picture from elsewhere, where no mock can ask, one of the shop's. */
async function namedBytes(
  [file]: readonly SentFile[],
  { file_url = '', language }: Upload,
  { photographBytes }: MockAsked,
): Promise<NamedBytes> {
  if (file) return { name: file.name, bytes: new Uint8Array(await file.bytes()) };
  const address = new URL(file_url);
  if (ownHost.test(address.hostname))
    throw refusedField(400, 'file_url', addressNotAsked, language);
  const [photograph] = photographs;
  const bytes = await photographBytes(photograph?.file ?? '');
  return { name: addressName(address), bytes: new Uint8Array(bytes) };
}

async function rowOf(
  { name, bytes }: NamedBytes,
  { title, description, tags, privacy, file_url, language }: Upload,
  { database: { library }, clock }: MockAsked,
): Promise<Omit<FileRow, 'folder_id'>> {
  const field = file_url === undefined ? 'file' : 'file_url';
  const picture = sentPicture(name, bytes, (status, sentence) =>
    refusedField(status, field, sentence, language),
  );
  const row = await uploadedRow({ name, bytes, picture }, clock());
  const id = `upload-${library.revision + 1}`;
  return { ...row, id, title: title ?? row.title, description, tags, privacy };
}

function edited(
  row: FileRow,
  { title, description, tags, privacy, folder_id, alt, focus, language }: Edit,
  folders: readonly MediaFolder[],
): FileRow {
  if (folder_id && !folders.some(({ id }) => id === folder_id)) {
    throw refusedField(400, 'folder_id', mediaRules.folder, language);
  }
  return {
    ...row,
    title: title ?? row.title,
    description: description ?? row.description,
    tags: tags ?? row.tags,
    privacy: privacy ?? row.privacy,
    folder_id: folder_id === undefined ? row.folder_id : folder_id,
    alt: alt ?? row.alt,
    focus: focus ?? row.focus,
    mark: focus ? markAt(row, focus) : row.mark,
  };
}

/** Another mark where another part is cut out. */
const markAt = ({ mark }: FileRow, { x, y }: FileRow['focus']): string =>
  `${mark.slice(0, 6)}${[x, y].map((percent) => percent.toString(16).padStart(2, '0')).join('')}`;

const usesOf = (
  id: string,
  { products, images, settings, library, enquiries }: MockDatabase,
): FileUses => ({
  products: products
    .filter((product) => images.get(product.id)?.some(({ publitioId }) => publitioId === id))
    .map(({ id: productId, name }) => ({ id: productId, name }))
    .sort((one, other) => one.id - other.id),
  isHeaderImage: settings.get('header-image') === id,
  pages: pagesWithTags(library.rows.find((row) => row.id === id)?.tags ?? []),
  requests: enquiries.requests
    .filter((request) =>
      enquiries.photos.some((photo) => photo.id === id && photo.requestId === request.id),
    )
    .map(({ id: requestId, name, createdAt }) => ({ id: requestId, name, createdAt })),
});
