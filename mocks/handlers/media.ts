import type { RequestOf } from '#contract/core/endpoint';
import { wordsOf } from '#contract/core/text';
import { folderKey, searchText, tagsIn } from '#contract/media/admin-rules';
import type { listMediaFiles } from '#contract/media/endpoints';
import { imageFileName } from '#contract/media/image-files';
import { requestPhotosFolder } from '#contract/media/rules';
import type { MediaFile } from '#contract/media/schema';
import { notFound } from '../http/fault';
import { type MockAsked, MockBytes, type MockImplementations } from '../http/implementation';
import { compared } from './compared';

interface Wanted extends Omit<RequestOf<typeof listMediaFiles>['query'], 'limit' | 'offset'> {
  readonly limit: number;
  readonly offset: number;
  readonly term?: string;
}

/** What is read of the media library. */
export const media = {
  listMediaFiles: ({ query }, asked) => ({ files: filesIn(query, asked) }),

  searchMediaFiles: ({ query }, asked) => ({ files: filesIn(query, asked) }),

  getMediaFile: ({ params: { id } }, asked) => ({ file: visibleFile(id, asked) }),

  listMediaFolders: (_request, asked) => {
    const filled = new Set(visibleFiles(asked).map(({ folder_id }) => folder_id));
    const { folders } = asked.database.library;
    const visible = asked.isAdministrator() ? folders : folders.filter(({ id }) => filled.has(id));
    return { folders: visible.toSorted((one, other) => compared(one.name, other.name)) };
  },

  /** The picture as it is: a mock has nothing to resize or convert with. */
  optimizeImage: async ({ params: { id }, query }, asked) => {
    const file = visibleFile(id, asked);
    return new MockBytes(await bytesOf(file, asked), `image/${file.format}`, {
      ...(query.format === undefined && { Vary: 'Accept' }),
      ...(query.v !== contentMarkIn(file.url_preview) && { 'Cache-Control': 'no-cache' }),
      ...(file.privacy === 'private' && { 'Cache-Control': 'private, no-cache' }),
    });
  },

  downloadMediaFile: async ({ params: { id } }, asked) => {
    const file = visibleFile(id, asked);
    const name = encodeURIComponent(imageFileName(file.title, file.format));
    return new MockBytes(await bytesOf(file, asked), `image/${file.format}`, {
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      ...(asked.isAdministrator() && { 'Cache-Control': 'private, no-cache' }),
    });
  },
} satisfies Partial<MockImplementations>;

/** Visitors see what is public. */
const visibleFiles = ({ database, isAdministrator }: MockAsked): readonly MediaFile[] =>
  isAdministrator() ? database.files : database.files.filter(({ privacy }) => privacy === 'public');

/** The file of that id. Throws 404 where there is none, or none for who asks. */
export function visibleFile(id: string, asked: MockAsked): MediaFile {
  const file = visibleFiles(asked).find((candidate) => candidate.id === id);
  if (!file) throw notFound(`There is no file ${id}.`);
  return file;
}

async function bytesOf({ id }: MediaFile, { database, photographBytes }: MockAsked) {
  const picture = database.library.rows.find((row) => row.id === id)?.picture;
  if (picture === undefined) throw notFound('The original of this image is gone.');
  return typeof picture === 'string' ? photographBytes(picture) : picture;
}

const contentMarkIn = (url: string) => new URLSearchParams(url.split('?')[1]).get('v');

function filesIn(wanted: Wanted, asked: MockAsked): MediaFile[] {
  const found = visibleFiles(asked)
    .filter((file) => isWanted(file, wanted))
    .sort(inOrder(wanted.sort));
  return found.slice(wanted.offset, wanted.offset + wanted.limit);
}

function isWanted(file: MediaFile, { folder, folder_id, filter_tags, term }: Wanted): boolean {
  const text = searchText(file);
  const isListed =
    folder !== undefined ||
    folder_id !== undefined ||
    keyOf(file) !== folderKey(requestPhotosFolder);
  return (
    isListed &&
    (folder === undefined || file.folder_id === folder || keyOf(file) === folderKey(folder)) &&
    (folder_id === undefined || file.folder_id === folder_id) &&
    tagsIn(filter_tags ?? '').every((tag) => file.tags.includes(tag)) &&
    wordsOf(term ?? '').every((word) => text.includes(word))
  );
}

const keyOf = ({ folder }: MediaFile): string | undefined =>
  folder === null ? undefined : folderKey(folder);

/** Orders files by a `sort` such as 'date:desc', ascending without a direction; equal ones by id. */
function inOrder(sort: string): (one: MediaFile, other: MediaFile) => number {
  const [field, direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return (one, other) =>
    sign * (compared(sortKey(one, field), sortKey(other, field)) || compared(one.id, other.id));
}

function sortKey(file: MediaFile, field: string | undefined): string | number {
  if (field === 'name') return file.title;
  return field === 'size' ? file.size : file.created_at;
}
