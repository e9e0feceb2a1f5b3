import { useLingui } from '@lingui/react/macro';
import { createProduct, updateProduct } from '#contract/products/admin-endpoints';
import type { ProductInput } from '#contract/products/input-schema';
import type { Product } from '#contract/products/schema';
import { hasStatus, request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { type MutationOutcome, useMutationToast } from '../../shell/mutations/use-mutation-toast';
import { useOptimisticProducts } from '../use-optimistic-products';
import { useRefreshProducts } from '../use-refresh-products';
import { parseCurrentVersion } from './current-version';

/** Deleted or conflicting: the cached list is stale. */
const staleStatuses = [404, 409];

type Target = Pick<Product, 'id' | 'version'>;

/** Updates `target`, or creates a product without one, and toasts the result. */
export function useSaveProduct() {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const refresh = useRefreshProducts();
  const updateCachedProducts = useOptimisticProducts();

  const send = (values: ProductInput, target: Target | undefined): Promise<Product> =>
    target
      ? request(updateProduct, {
          params: { id: target.id },
          body: { ...values, version: target.version, language },
        })
      : request(createProduct, { body: { ...values, language } });

  async function updateList(saved: Product): Promise<void> {
    await updateCachedProducts((products) => upsertProduct(products, saved));
    void refresh();
  }

  return async (
    values: ProductInput,
    target: Target | undefined,
  ): Promise<MutationOutcome<Product>> => {
    const messages = target
      ? { done: () => t`Product updated successfully`, failed: t`Failed to update product` }
      : { done: () => t`Product created successfully`, failed: t`Failed to create product` };
    const outcome = await runMutation(() => send(values, target), {
      ...messages,
      isHandledElsewhere: (error) => parseCurrentVersion(error) !== undefined,
    });
    if (outcome.done) await updateList(outcome.result);
    else if (staleStatuses.some((status) => hasStatus(outcome.error, status))) void refresh();
    return outcome;
  };
}

/** Replaces the product in the list, or prepends it. */
const upsertProduct = (list: readonly Product[], saved: Product): readonly Product[] =>
  list.some(({ id }) => id === saved.id)
    ? list.map((product) => (product.id === saved.id ? saved : product))
    : [saved, ...list];
