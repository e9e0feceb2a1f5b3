import type { Knex } from 'knex';
import type { ResponseOf, UploadedFile } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { toFileTitle } from '#contract/media/admin-rules';
import { requestImagesFolder } from '#contract/media/rules';
import type { HandlerContext } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import { buildFileRow } from '../media/build-file-row';
import { createFolderStore } from '../media/folder-store';
import { ImageError, requireImage } from '../media/image-error';
import type { ImageProcessor, NormalizedImage } from '../media/image-processor';
import { buildFileImageUrl } from '../media/image-url';
import { createMediaStore, type NewFile } from '../media/media-store';
import type { MediaProvider, OriginalMetadata } from '../media/providers/media-provider';
import type { ProviderRegistry } from '../media/providers/provider-registry';
import type { RenditionService } from '../media/rendition-service';
import type { CacheVersion } from '../platform/cache-version';
import { randomHex } from '../platform/random';

export interface PhotoDependencies {
  readonly providers: Pick<ProviderRegistry, 'private'>;
  readonly images: ImageProcessor;
  readonly renditions: Pick<RenditionService, 'runWithPriority'>;
  readonly cacheVersion: CacheVersion;
}

type NewPhoto = Omit<NewFile, 'folder_id'>;

interface NamedImage extends NormalizedImage {
  /** The sender's file name. */
  readonly name: string;
}

/** Stores all photos as private files, or none; returns their URLs. */
export async function receivePhotos(
  { providers, images, renditions, cacheVersion }: PhotoDependencies,
  files: readonly UploadedFile[],
  language: Language,
  runOnce: HandlerContext['runOnce'],
): Promise<ResponseOf<typeof sendSubmissionPhotos>> {
  const decodedImages = await allAfterSettled(
    files.map((file, position) =>
      renditions.runWithPriority(() => decodePhoto(images, file, position, language)),
    ),
  );
  const photos = await storePhotos(decodedImages, providers.private);
  const response = {
    photoUrls: photos.map(({ id, content_hash }) => buildFileImageUrl(id, { content_hash })),
  };
  try {
    const result = await runOnce(async (trx) => {
      await insertPhotos(trx, photos, cacheVersion);
      return response;
    });
    // A repeat: the recorded response names the files of the first post.
    if (result !== response) await removePhotos(photos, providers.private);
    return result;
  } catch (error) {
    await removePhotos(photos, providers.private);
    throw error;
  }
}

async function storePhotos(decodedImages: readonly NamedImage[], provider: MediaProvider) {
  const photos: NewPhoto[] = [];
  try {
    for (const image of decodedImages) {
      const metadata = toMetadata(image);
      const stored_name = await provider.store(image.bytes, { ...metadata, ...photoFolder });
      photos.push({
        ...(await buildPhotoRow(image)),
        ...metadata,
        provider: provider.name,
        stored_name,
      });
    }
    return photos;
  } catch (error) {
    await removePhotos(photos, provider);
    throw error;
  }
}

const removePhotos = (photos: readonly NewPhoto[], provider: MediaProvider): Promise<unknown> =>
  Promise.all(photos.map(({ stored_name }) => provider.remove(stored_name)));

async function decodePhoto(
  images: ImageProcessor,
  { name, bytes }: UploadedFile,
  position: number,
  language: Language,
): Promise<NamedImage> {
  try {
    const original = await bytes();
    return { name, ...(await requireImage(name, () => images.normalize(original))) };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const path = `${sendSubmissionPhotos.files.field}.${position}`;
    throw fieldError(error.status, path, error.localizedMessage, language);
  }
}

/** Like `Promise.all`, but rejects only after all promises have settled, so that no work is left running. */
async function allAfterSettled<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

const photoFolder = { folder: requestImagesFolder };

const toMetadata = ({ name }: NamedImage) =>
  ({
    title: toFileTitle(name),
    description: '',
    tags: [],
    privacy: 'private',
    format: 'jpeg',
  }) satisfies Omit<OriginalMetadata, 'folder'>;

/** 128 random bits: the id must not be guessable. */
const buildPhotoRow = async (image: NamedImage) => ({
  ...(await buildFileRow(image.bytes, { ...image, format: 'jpeg' }, new Date())),
  id: randomHex(16),
});

async function insertPhotos(
  trx: Knex.Transaction,
  photos: readonly NewPhoto[],
  cacheVersion: CacheVersion,
): Promise<void> {
  const library = createMediaStore(trx, cacheVersion);
  const folder_id = await createFolderStore(trx).ensure(requestImagesFolder);
  for (const photo of photos) await library.insertFile({ ...photo, folder_id });
}
