import { useState } from 'react';
import type { Problem } from '#contract/core/problem';
import { useQuery } from '../../../data/use-query';
import { dismissFailure } from '../../../ui/toast/toast-store';
import { productsQuery } from '../../catalogue/product-queries';
import { acceptInCart, catalogueAfter } from './accept-changes';

/** What has changed since an order was put together, until its sender has accepted that. */
export function useChanges(refusal: Problem | undefined, putDate: (day: string) => void) {
  const { data: products, mutate } = useQuery(productsQuery);
  const [accepted, setAccepted] = useState<Problem>();
  const isAccepted = refusal !== undefined && refusal === accepted;
  const { changes = [] } = refusal ?? {};

  function accept(): void {
    dismissFailure();
    // What the shop has just said is newer than anything that is stored on the way to it.
    if (products) void mutate(catalogueAfter(products, changes), { revalidate: false });
    acceptInCart(changes);
    const date = changes.find(({ field }) => field === 'date');
    if (date?.field === 'date') putDate(date.now);
    setAccepted(refusal);
  }

  return { changes: isAccepted ? [] : changes, isAccepted, accept };
}
