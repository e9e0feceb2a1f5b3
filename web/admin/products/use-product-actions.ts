import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as HTTP from '#contract/core/http-status';
import { deleteProduct, deleteProducts, restoreProducts } from '#contract/products/admin-endpoints';
import type { ProductChange } from '#contract/products/admin-schema';
import type { OptionPrices } from '#contract/products/option-input';
import type { ProductOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { toStockUpdate } from '#contract/products/stock-level';
import { hasStatus, request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import { isChanged, type NewPrice } from './prices/price-change';
import { useChangeProducts } from './use-change-products';
import { useOptimisticProducts } from './use-optimistic-products';
import { useRefreshProducts } from './use-refresh-products';

/** Each action offers an undo in its toast. */
export function useProductActions() {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const refresh = useRefreshProducts();
  const updateCachedProducts = useOptimisticProducts();
  const sendChanges = useChangeProducts();

  /** Resolves to whether the server made the changes. */
  async function change(
    changes: ProductChange[],
    reverseChanges: ProductChange[],
  ): Promise<boolean> {
    const outcome = await runMutation(() => sendChanges(changes), {
      done: ({ done }) =>
        done.length === 1
          ? t`Product updated successfully`
          : t`${plural(done.length, {
              0: 'These products had already been deleted',
              one: '# product updated',
              other: '# products updated',
            })}`,
      failed: t`Failed to update product`,
      undo: ({ done }) =>
        done.length === 0 ? undefined : { label: t`Undo`, run: () => void revert(reverseChanges) },
    });
    return outcome.done;
  }

  const revert = (reverseChanges: ProductChange[]) =>
    runMutation(() => sendChanges(reverseChanges), {
      done: () => t`Undone`,
      failed: t`Failed to update product`,
    });

  const setStock = (products: readonly Product[], inStock: boolean) =>
    change(
      products.map((product) => ({ id: product.id, ...toStockUpdate(product, inStock) })),
      products.map(({ id, inStock: previous, quantityAvailable }) => ({
        id,
        inStock: previous,
        quantityAvailable,
      })),
    );

  const setFeatured = (products: readonly Product[], featured: boolean) =>
    change(
      products.map(({ id }) => ({ id, featured })),
      products.map(({ id, featured: previous }) => ({ id, featured: previous })),
    );

  /** Unchanged prices are not sent: each write increments the product's version. */
  function setPrices(newPrices: readonly NewPrice[]): Promise<boolean> {
    const changed = newPrices.filter(isChanged);
    return change(
      changed.map(({ product: { id }, price, optionPrices }) => ({
        id,
        price,
        ...(optionPrices.length > 0 && { optionPrices: [...optionPrices] }),
      })),
      changed.map(({ product: { id, price, options } }) => ({
        id,
        price,
        ...(options.length > 0 && { optionPrices: options.map(toOptionPrices) }),
      })),
    );
  }

  async function restore(ids: number[]): Promise<void> {
    await runMutation(() => request(restoreProducts, { body: { ids, language } }), {
      done: () => t`Undone`,
      failed: t`Failed to update product`,
    });
    void refresh();
  }

  /** Updates the list at once and revalidates it in the background. */
  async function removeFromList(ids: readonly number[]): Promise<void> {
    const deleted = new Set(ids);
    await updateCachedProducts((products) => products.filter(({ id }) => !deleted.has(id)));
    void refresh();
  }

  const buildUndoAction = (ids: number[]) => ({ label: t`Undo`, run: () => void restore(ids) });

  /** Resolves to whether the product no longer exists, deleted now or before. */
  async function deleteOne({ id }: Product): Promise<boolean> {
    const outcome = await runMutation(() => request(deleteProduct, { params: { id } }), {
      done: () => t`Product deleted successfully`,
      failed: t`Failed to delete product`,
      undo: () => buildUndoAction([id]),
    });
    const isDeleted = outcome.done || hasStatus(outcome.error, HTTP.notFound);
    if (isDeleted) await removeFromList([id]);
    return isDeleted;
  }

  /** Resolves to whether the products no longer exist. */
  async function deleteMany(products: readonly Product[]): Promise<boolean> {
    const ids = products.map(({ id }) => id);
    const outcome = await runMutation(() => request(deleteProducts, { body: { ids, language } }), {
      done: ({ done }) =>
        t`${plural(done.length, {
          0: 'These products had already been deleted',
          one: '# product deleted',
          other: '# products deleted',
        })}`,
      failed: t`Failed to delete product`,
      undo: ({ done }) => (done.length === 0 ? undefined : buildUndoAction(done)),
    });
    if (outcome.done) await removeFromList(ids);
    return outcome.done;
  }

  function removeProducts(products: readonly Product[]): Promise<boolean> {
    const [onlyProduct, ...rest] = products;
    return onlyProduct && rest.length === 0 ? deleteOne(onlyProduct) : deleteMany(products);
  }

  return { setStock, setFeatured, setPrices, removeProducts };
}

const toOptionPrices = ({ key, price, quantityPrices }: ProductOption): OptionPrices => ({
  key,
  price,
  quantityPrices,
});
