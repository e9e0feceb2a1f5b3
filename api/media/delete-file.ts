import { defaultLanguage } from '#contract/core/language';
import { fileInUse } from '#contract/media/admin-messages';
import { isUsed } from '#contract/media/file-uses';
import { HttpProblem } from '../dispatch/problem';
import { existingOriginal } from './existing';
import type { Providers } from './providers/providers';
import type { MediaStore } from './store';

interface DeletionParts {
  readonly store: MediaStore;
  readonly providers: Providers;
  readonly clock: () => Date;
}

/**
 * Deletes a file, its original first, so that a failed deletion can be repeated. Rejects with 409 and the file's uses
 * unless `force` is set.
 */
export async function deleteFile(
  { store, providers, clock }: DeletionParts,
  id: string,
  { force }: { readonly force: boolean },
): Promise<void> {
  const { provider, stored_name } = await existingOriginal(store, id);
  const uses = await store.findUses(id);
  if (isUsed(uses) && !force) {
    throw new HttpProblem(409, { message: fileInUse(uses)[defaultLanguage], uses });
  }
  await providers.of(provider).remove(stored_name);
  await store.remove(id, clock());
}
