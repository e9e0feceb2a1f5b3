import type { RequestOf } from '#contract/endpoint';
import type { listMediaFiles, MediaFile } from '#contract/media';
import { notFound } from '../http/fault';
import { MockImage, type MockImplementations } from '../http/implementation';

type Filter = RequestOf<typeof listMediaFiles>['query'];

/** An image whose address lacks its content mark is asked for anew each time. */
const revalidated = 'public, no-cache';

export const media = {
  listMediaFiles: ({ query }, { database }) => {
    const found = database.files
      .filter((file) => file.privacy === 'public' && isWanted(file, query))
      .sort(inOrder(query.sort));
    return { files: found.slice(query.offset, query.offset + query.limit) };
  },

  /** The photograph as it is: a mock has nothing to resize or convert with. */
  optimizeImage: async ({ params, query }, { database, photographBytes }) => {
    const file = database.photographs.get(params.id);
    if (file === undefined) throw notFound(`There is no image ${params.id}.`);
    const cacheControl = query.v === undefined ? revalidated : undefined;
    return new MockImage(await photographBytes(file), 'image/jpeg', cacheControl);
  },
} satisfies Partial<MockImplementations>;

function isWanted(file: MediaFile, { folder, filter_tags }: Filter): boolean {
  const tags = (filter_tags ?? '').split(',').map((tag) => tag.trim());
  const inFolder = folder === undefined || [file.folder, file.folder_id].includes(folder);
  return inFolder && tags.every((tag) => tag === '' || file.tags.includes(tag));
}

/** Orders files by a `sort` such as 'date:desc'; without a direction, ascending. */
function inOrder(sort: string): (a: MediaFile, b: MediaFile) => number {
  const [field, direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => sign * ascending(a, b, field);
}

function ascending(a: MediaFile, b: MediaFile, field: string | undefined): number {
  if (field === 'size') return a.size - b.size;
  return field === 'name'
    ? a.title.localeCompare(b.title)
    : a.created_at.localeCompare(b.created_at);
}
