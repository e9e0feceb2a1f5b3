import type { RequestOf } from '#contract/endpoint';
import type { listMediaFiles, MediaFile } from '#contract/media';
import type { MockDatabase } from '../db';
import { notFound } from '../http/fault';
import { MockBytes, type MockImplementations } from '../http/implementation';

type Filter = RequestOf<typeof listMediaFiles>['query'];

/** The media library's part of the contract. */
export const media = {
  listMediaFiles: ({ query }, { database }) => {
    const found = publicFiles(database)
      .filter((file) => isWanted(file, query))
      .sort(inOrder(query.sort));
    return { files: found.slice(query.offset, query.offset + query.limit) };
  },

  /** The photograph as it is: a mock has nothing to resize or convert with. */
  optimizeImage: async ({ params: { id }, query }, { database, photographBytes }) => {
    const file = publicFiles(database).find((candidate) => candidate.id === id);
    const photograph = database.photographs.get(id);
    if (!file || photograph === undefined) throw notFound(`There is no image ${id}.`);
    return new MockBytes(await photographBytes(photograph), 'image/jpeg', {
      ...(query.format === undefined && { Vary: 'Accept' }),
      ...(query.v !== contentMarkIn(file.url_preview) && { 'Cache-Control': 'no-cache' }),
    });
  },
} satisfies Partial<MockImplementations>;

const publicFiles = ({ files }: MockDatabase): MediaFile[] =>
  files.filter(({ privacy }) => privacy === 'public');

const contentMarkIn = (url: string) => new URLSearchParams(url.split('?')[1]).get('v');

function isWanted(file: MediaFile, { folder, filter_tags }: Filter): boolean {
  const tags = (filter_tags ?? '').split(',').map((tag) => tag.trim());
  const inFolder = folder === undefined || [file.folder, file.folder_id].includes(folder);
  return inFolder && tags.every((tag) => tag === '' || file.tags.includes(tag));
}

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

/** Letters by their code, as the database orders them. */
function compared<Key extends string | number>(one: Key, other: Key): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
