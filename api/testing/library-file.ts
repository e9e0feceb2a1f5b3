import sharp from 'sharp';
import { imageKinds } from '#contract/media/schema';
import { buildImageUrl } from '../media/addresses';
import type { OriginalFacts } from '../media/providers/provider';
import { sha256 } from '../platform/digest';
import type { TestShop } from './shop';

export const plainFacts: OriginalFacts = {
  title: 'A plate',
  description: '',
  tags: [],
  privacy: 'public',
  format: 'jpeg',
  folder: null,
};

/** Inserts an image with the given id; returns its immutable URL. */
export async function addToLibrary(
  { library, provider }: Pick<TestShop, 'library' | 'provider'>,
  id: string,
  bytes: Buffer,
  facts: Partial<Omit<OriginalFacts, 'folder' | 'format'>> = {},
): Promise<string> {
  const { format: found, autoOrient } = await sharp(bytes).metadata();
  const format = imageKinds.find((kind) => kind === found) ?? 'avif';
  const { folder: _, ...all } = { ...plainFacts, title: id, ...facts, format };
  const content_hash = await sha256(bytes);
  await library.insertFile({
    ...all,
    id,
    provider: provider.name,
    stored_name: await provider.store(bytes, { ...all, folder: null }),
    content_hash,
    folder_id: null,
    size: bytes.length,
    ...autoOrient,
    color: '#000000',
    alt_en: '',
    alt_es: '',
    created_at: '2026-01-01T00:00:00.000Z',
  });
  return buildImageUrl(id, { content_hash });
}
