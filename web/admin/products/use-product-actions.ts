import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as HTTP from '#contract/core/http-status';
import { deleteProduct, deleteProducts, restoreProducts } from '#contract/products/admin-endpoints';
import type { ProductChange } from '#contract/products/admin-schema';
import type { OptionPrices } from '#contract/products/option-input';
import type { ProductOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { toReverseStockUpdate, toStockUpdate } from '#contract/products/stock-update';
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
  async function change(reversibleChanges: readonly ReversibleChange[]): Promise<boolean> {
    const changes = reversibleChanges.map(({ product, values }) => toChange(product, values));
    const outcome = await runMutation(() => sendChanges(changes), {
      done: ({ done, missing }) => {
        if (missing.length > 0 && changes.some(({ version }) => version !== undefined))
          return t`Some products have changed in the meantime. Please check them again.`;
        if (done.length === 1) return t`Product updated successfully`;
        return t`${plural(done.length, {
          0: 'These products had already been deleted',
          one: '# product updated',
          other: '# products updated',
        })}`;
      },
      failed: t`Failed to update product`,
      undo: ({ products }) =>
        products.length === 0
          ? undefined
          : { label: t`Undo`, run: () => void revert(reversibleChanges, products) },
    });
    return outcome.done;
  }

  /** `saved`: the products as these changes left them. */
  function revert(reversibleChanges: readonly ReversibleChange[], saved: readonly Product[]) {
    const savedById = new Map(saved.map((product) => [product.id, product]));
    const changes = reversibleChanges.flatMap(({ product: { id }, previousValues }) => {
      const product = savedById.get(id);
      return product ? [toChange(product, previousValues)] : [];
    });
    return runMutation(() => sendChanges(changes), {
      done: ({ missing }) =>
        missing.length > 0
          ? t`Some products have changed in the meantime. Please check them again.`
          : t`Undone`,
      failed: t`Failed to update product`,
    });
  }

  const setStock = (products: readonly Product[], inStock: boolean) =>
    change(
      products.map((product) => {
        const values = toStockUpdate(product, inStock);
        return { product, values, previousValues: toReverseStockUpdate(product, values) };
      }),
    );

  const setFeatured = (products: readonly Product[], featured: boolean) =>
    change(
      products.map((product) => ({
        product,
        values: { featured },
        previousValues: { featured: product.featured },
      })),
    );

  /** Unchanged prices are not sent: each write increments the product's version. */
  const setPrices = (newPrices: readonly NewPrice[]) =>
    change(
      newPrices.filter(isChanged).map(({ product, price, optionPrices }) => ({
        product,
        values: toPrices(price, optionPrices),
        previousValues: toPrices(product.price, product.options.map(toOptionPrices)),
      })),
    );

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

interface ReversibleChange {
  readonly product: Product;
  readonly values: ChangedValues;
  readonly previousValues: ChangedValues;
}

type ChangedValues = Omit<ProductChange, 'id' | 'version'>;

/** Prices and quantities are based on those of `product`, and must not overwrite newer ones; flags are not. */
function toChange({ id, version }: Product, values: ChangedValues): ProductChange {
  const { inStock: _, featured: __, ...amounts } = values;
  return { id, ...values, ...(Object.keys(amounts).length > 0 && { version }) };
}

const toPrices = (price: number, optionPrices: readonly OptionPrices[]): ChangedValues => ({
  price,
  ...(optionPrices.length > 0 && { optionPrices: [...optionPrices] }),
});

const toOptionPrices = ({ key, price, quantityPrices }: ProductOption): OptionPrices => ({
  key,
  price,
  quantityPrices,
});
