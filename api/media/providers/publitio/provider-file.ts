import { parseTags } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import { isOwnPublicId } from './public-id';
import { PublitioError } from './publitio-error';
import type { PublitioFile } from './responses';

/** Metadata as found at Publitio: unvalidated and of any length. */
export interface ProviderFile extends Pick<MediaFile, 'privacy' | 'tags'> {
  readonly storedName: string;
  /** Empty if unset, as are the other texts. */
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly folder: string;
  readonly createdAt: Date | undefined;
  /** May be an upload of this server whose row is not inserted yet. */
  readonly mayBeOwnUpload: boolean;
  /** Rejects with a `PublitioError`, also if the bytes are gone, or with the signal's reason. */
  read(): Promise<Buffer>;
}

export const mayBeImage = ({ type }: PublitioFile): boolean => type !== 'video' && type !== 'audio';

export const toProviderFile = (
  { id, public_id, title, description, tags, privacy, folder, created_at }: PublitioFile,
  read: () => Promise<Buffer | undefined>,
): ProviderFile => ({
  storedName: id,
  title: title ?? '',
  name: public_id ?? '',
  description: description ?? '',
  tags: parseTags(tags ?? ''),
  // Anything not explicitly public is private.
  privacy: privacy === 'public' ? 'public' : 'private',
  folder: getLastSegment(folder ?? ''),
  createdAt: parseTimestamp(created_at ?? ''),
  mayBeOwnUpload: public_id === null || isOwnPublicId(public_id),
  async read() {
    const bytes = await read();
    if (bytes) return bytes;
    throw new PublitioError('bytes of a file', 'not found', { code: 404 });
  },
});

const getLastSegment = (path: string): string =>
  path.split('/').findLast((name) => name.trim() !== '') ?? '';

/** 'YYYY-MM-DD HH:MM:SS', assumed to be UTC: the time zone is undocumented. */
function parseTimestamp(rawTimestamp: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(rawTimestamp) ?? [];
  const timestamp = new Date(`${day}T${time}Z`);
  return Number.isNaN(timestamp.getTime()) ? undefined : timestamp;
}
