import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { useMutationToast } from '../../shell/mutations/use-mutation-toast';
import { useChangeProducts } from '../use-change-products';

/** Saves the facts of these products as checked. Resolves to false on failure. */
export function useConfirmFacts() {
  const { t } = useLingui();
  const changeProducts = useChangeProducts();
  const runMutation = useMutationToast();

  return async (products: readonly Product[]): Promise<boolean> => {
    const changes = products.map(({ id, version, facts }) => ({
      id,
      version,
      facts: { ...facts, confirmed: true },
    }));
    const { done } = await runMutation(() => changeProducts(changes), {
      done: ({ done: confirmed, missing }) =>
        missing.length > 0
          ? t`Some products have changed in the meantime. Please check them again.`
          : t`${plural(confirmed.length, {
              one: 'Facts confirmed',
              other: 'Facts of # products confirmed',
            })}`,
      failed: t`The facts couldn’t be saved. Please try again.`,
    });
    return done;
  };
}
