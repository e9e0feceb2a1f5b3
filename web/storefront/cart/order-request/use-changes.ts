import { useState } from 'react';
import type { Problem } from '#contract/core/problem';
import { useQuery } from '../../../data/use-query';
import { dismissFailure } from '../../../ui/toast/toast-store';
import { productsQuery } from '../../catalogue/product-queries';
import { acceptInCart, applyChangesToProducts } from './accept-changes';

/** Returns the changes of a rejected order until they are accepted. */
export function useChanges(error: Problem | undefined, putDate: (day: string) => void) {
  const { data: products, mutate } = useQuery(productsQuery);
  const [accepted, setAccepted] = useState<Problem>();
  const isAccepted = error !== undefined && error === accepted;
  const { changes = [] } = error ?? {};

  function accept(): void {
    dismissFailure();
    // These changes are newer than any cached response, so don't revalidate.
    if (products) void mutate(applyChangesToProducts(products, changes), { revalidate: false });
    acceptInCart(changes);
    const date = changes.find(({ field }) => field === 'date');
    if (date?.field === 'date') putDate(date.now);
    setAccepted(error);
  }

  return { changes: isAccepted ? [] : changes, isAccepted, accept };
}
