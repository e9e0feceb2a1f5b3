import { useState } from 'react';
import type { Problem } from '#contract/core/problem';
import { useQuery } from '../../../data/use-query';
import { dismissErrorToast } from '../../../ui/toast/toast-store';
import { productsQuery } from '../../product-card/product-queries';
import { applyChangesToCart, applyChangesToProducts } from './apply-changes';

/** Returns the changes of a rejected order until they are accepted. */
export function useOrderChanges(error: Problem | undefined, setDate: (day: string) => void) {
  const { data: products, mutate } = useQuery(productsQuery);
  const [acceptedError, setAcceptedError] = useState<Problem>();
  const isAccepted = error !== undefined && error === acceptedError;
  const { changes = [] } = error ?? {};

  function accept(): void {
    dismissErrorToast();
    // These changes are newer than any cached response, so don't revalidate.
    if (products) void mutate(applyChangesToProducts(products, changes), { revalidate: false });
    applyChangesToCart(changes);
    for (const change of changes) {
      if (change.field === 'date' || change.field === 'full') setDate(change.now);
    }
    setAcceptedError(error);
  }

  return { changes: isAccepted ? [] : changes, isAccepted, accept };
}
