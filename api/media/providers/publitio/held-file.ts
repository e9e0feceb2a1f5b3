import { tagsIn } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import type { PublitioFile } from './answers';
import { isOwnPublicId } from './public-id';
import { PublitioFault } from './publitio-fault';

/** A file at Publitio, and what is said of it there: as long, and as odd, as it may be. */
export interface HeldFile extends Pick<MediaFile, 'privacy' | 'tags'> {
  readonly storedName: string;
  /** Empty where nothing is said. */
  readonly title: string;
  /** What it is called in its address; empty where that is not said. */
  readonly name: string;
  readonly description: string;
  /** Name of the folder it is in; empty where it is in none. */
  readonly folder: string;
  /** Undefined where that is not said. */
  readonly createdAt: Date | undefined;
  /** Whether the shop may have put it there just now, and is about to say so in its library. */
  readonly mayBeUpload: boolean;
  /** Rejects with a `PublitioFault`, also when there are none any more, or with the reason of the list's signal. */
  read(): Promise<Buffer>;
}

/** Whether a file may be a picture as far as Publitio says. */
export const mayBePicture = ({ type }: PublitioFile): boolean =>
  type !== 'video' && type !== 'audio';

/** A file as Publitio lists it, in the shop's terms. */
export const heldFile = (
  { id, public_id, title, description, tags, privacy, folder, created_at }: PublitioFile,
  read: () => Promise<Buffer | undefined>,
): HeldFile => ({
  storedName: id,
  title: title ?? '',
  name: public_id ?? '',
  description: description ?? '',
  tags: tagsIn(tags ?? ''),
  // What is not said to be public is nobody's to see.
  privacy: privacy === 'public' ? 'public' : 'private',
  folder: lastOf(folder ?? ''),
  createdAt: momentOf(created_at ?? ''),
  mayBeUpload: public_id === null || isOwnPublicId(public_id),
  async read() {
    const bytes = await read();
    if (bytes) return bytes;
    throw new PublitioFault('bytes of a file', 'they are gone', { code: 404 });
  },
});

/** The last folder of a path. */
const lastOf = (path: string): string =>
  path.split('/').findLast((name) => name.trim() !== '') ?? '';

/** Of 'YYYY-MM-DD HH:MM:SS', taken for UTC: the zone is not documented. */
function momentOf(written: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(written) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
