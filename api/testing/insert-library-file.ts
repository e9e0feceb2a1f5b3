import sharp from 'sharp';
import { imageKinds } from '#contract/media/schema';
import { buildFileImageUrl } from '../media/image-url';
import type { MediaProvider, OriginalMetadata } from '../media/providers/media-provider';
import { sha256 } from '../platform/digest';
import type { TestServer } from './test-server';

export const defaultMetadata: OriginalMetadata = {
  title: 'A plate',
  description: '',
  tags: [],
  privacy: 'public',
  format: 'jpeg',
  folder: null,
};

/** Inserts an image with the given id; returns its immutable URL. */
export async function insertLibraryFile(
  { library, provider }: Pick<TestServer, 'library'> & { readonly provider: MediaProvider },
  id: string,
  bytes: Buffer,
  metadata: Partial<Omit<OriginalMetadata, 'folder' | 'format'>> = {},
): Promise<string> {
  const { format: detectedFormat, autoOrient } = await sharp(bytes).metadata();
  const format = imageKinds.find((kind) => kind === detectedFormat) ?? 'avif';
  const { folder: _, ...allMetadata } = { ...defaultMetadata, title: id, ...metadata, format };
  const content_hash = await sha256(bytes);
  await library.insertFile({
    ...allMetadata,
    id,
    provider: provider.name,
    stored_name: await provider.store(bytes, { ...allMetadata, folder: null }),
    content_hash,
    folder_id: null,
    size: bytes.length,
    ...autoOrient,
    color: '#000000',
    alt_en: '',
    alt_es: '',
    created_at: '2026-01-01T00:00:00.000Z',
  });
  return buildFileImageUrl(id, { content_hash });
}
