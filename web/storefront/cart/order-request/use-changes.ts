import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf } from '#contract/endpoint';
import type { Problem } from '#contract/problem';
import { listProducts, type Product } from '#contract/product';
import { acceptInCart, catalogueAfter } from './accept-changes';

/** What has changed since an order was put together, until its sender has accepted that. */
export function useChanges(refusal: Problem | undefined, putDate: (day: string) => void) {
  const { mutate } = useSWRConfig();
  const [accepted, setAccepted] = useState<Problem>();
  const isAccepted = refusal !== undefined && refusal === accepted;
  const { changes = [] } = refusal ?? {};

  function accept(): void {
    // What the shop has just said is newer than anything that is stored on the way to it.
    void mutate<readonly Product[]>(
      addressOf(listProducts),
      (products) => products && catalogueAfter(products, changes),
      { revalidate: false },
    );
    acceptInCart(changes);
    const date = changes.find(({ field }) => field === 'date');
    if (date?.field === 'date') putDate(date.now);
    setAccepted(refusal);
  }

  return { changes: isAccepted ? [] : changes, isAccepted, accept };
}
