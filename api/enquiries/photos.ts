import type { Knex } from 'knex';
import type { ResponseOf, SentFile } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { cleanName } from '#contract/media/admin-rules';
import { requestPhotosFolder } from '#contract/media/rules';
import type { Caller } from '../dispatch/handler';
import { refusedField } from '../dispatch/problem';
import { pictureAddress } from '../media/addresses';
import { createFolderStore } from '../media/folder-store';
import type { ImageProcessor } from '../media/image-processor';
import { newRow } from '../media/new-row';
import { PictureRefused } from '../media/picture-refusal';
import type { MediaProvider, OriginalFacts } from '../media/providers/provider';
import type { Providers } from '../media/providers/providers';
import { type ReceivedPicture, receivedPicture } from '../media/received-picture';
import type { Renditions } from '../media/renditions';
import { createMediaStore, type NewFile } from '../media/store';
import type { CacheVersion } from '../platform/cache-version';
import { randomHex } from '../platform/random';

/** What photographs are received with. */
export interface PhotoParts {
  readonly providers: Pick<Providers, 'disk'>;
  readonly images: ImageProcessor;
  readonly renditions: Pick<Renditions, 'inTurn'>;
  readonly cacheVersion: CacheVersion;
}

type Photo = Omit<NewFile, 'folder_id'>;

interface NamedPicture extends ReceivedPicture {
  /** As its sender calls it. */
  readonly name: string;
}

/** Keeps photographs where nobody but the shop sees them, all or none; answers their addresses. */
export async function receivePhotos(
  { providers: { disk }, images, renditions, cacheVersion }: PhotoParts,
  files: readonly SentFile[],
  language: Language,
  once: Caller['once'],
): Promise<ResponseOf<typeof sendRestorationPhotos>> {
  const pictures = await allOf(
    files.map((file, position) =>
      renditions.inTurn(() => decoded(images, file, position, language)),
    ),
  );
  const photos = await stored(pictures, disk);
  const answer = {
    photoUrls: photos.map(({ id, content_hash }) => pictureAddress(id, { content_hash })),
  };
  try {
    const given = await once(async (trx) => {
      await insert(trx, photos, cacheVersion);
      return answer;
    });
    // The same photographs had arrived before, and theirs is the answer.
    if (given !== answer) await removed(photos, disk);
    return given;
  } catch (fault) {
    await removed(photos, disk);
    throw fault;
  }
}

async function stored(pictures: readonly NamedPicture[], provider: MediaProvider) {
  const photos: Photo[] = [];
  try {
    for (const picture of pictures) {
      const facts = factsOf(picture);
      const stored_name = await provider.store(picture.bytes, { ...facts, ...inItsFolder });
      photos.push({ ...(await photoOf(picture)), ...facts, provider: provider.name, stored_name });
    }
    return photos;
  } catch (fault) {
    await removed(photos, provider);
    throw fault;
  }
}

const removed = (photos: readonly Photo[], provider: MediaProvider): Promise<unknown> =>
  Promise.all(photos.map(({ stored_name }) => provider.remove(stored_name)));

async function decoded(
  images: ImageProcessor,
  { name, bytes }: SentFile,
  position: number,
  language: Language,
): Promise<NamedPicture> {
  try {
    return { name, ...(await receivedPicture(images, name, await bytes())) };
  } catch (fault) {
    if (!(fault instanceof PictureRefused)) throw fault;
    const path = `${sendRestorationPhotos.files.field}.${position}`;
    throw refusedField(fault.status, path, fault.sentence, language);
  }
}

/** As `Promise.all`, but nothing is under way any more when it rejects. */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

const inItsFolder = { folder: requestPhotosFolder };

const factsOf = ({ name }: NamedPicture) =>
  ({
    title: cleanName(name),
    description: '',
    tags: [],
    privacy: 'private',
    format: 'jpeg',
  }) satisfies Omit<OriginalFacts, 'folder'>;

/** Nobody can guess the id. */
const photoOf = async (picture: NamedPicture) => ({
  ...(await newRow(picture.bytes, { ...picture, format: 'jpeg' }, new Date())),
  id: randomHex(16),
});

async function insert(
  trx: Knex.Transaction,
  photos: readonly Photo[],
  cacheVersion: CacheVersion,
): Promise<void> {
  const library = createMediaStore(trx, cacheVersion);
  const folder_id = await createFolderStore(trx).ensure(requestPhotosFolder);
  for (const photo of photos) await library.insertFile({ ...photo, folder_id });
}
