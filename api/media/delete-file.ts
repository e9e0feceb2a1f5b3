import { defaultLanguage } from '#contract/core/language';
import { fileInUse } from '#contract/media/admin-messages';
import { isFileInUse } from '#contract/media/file-uses';
import { HttpError } from '../dispatch/http-error';
import type { MediaStore } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import type { RenditionService } from './rendition-service';
import { requireOriginal } from './require-file';

interface DeleteDependencies {
  readonly store: MediaStore;
  readonly providers: ProviderRegistry;
  readonly renditions: Pick<RenditionService, 'removeCached'>;
  readonly clock: () => Date;
}

/**
 * Deletes a file, its original and renditions first, so that a failed deletion can be repeated. Rejects with 409 and the file's uses
 * unless `force` is set.
 */
export async function deleteFile(
  { store, providers, renditions, clock }: DeleteDependencies,
  id: string,
  { force }: { readonly force: boolean },
): Promise<void> {
  const { provider, stored_name, content_hash } = await requireOriginal(store, id);
  const uses = await store.findUses(id);
  if (isFileInUse(uses) && !force) {
    throw new HttpError(409, { message: fileInUse(uses)[defaultLanguage], uses });
  }
  await providers.get(provider).remove(stored_name);
  await renditions.removeCached(content_hash);
  await store.remove(id, clock());
}
