import { useState } from 'react';
import type { Problem } from '#contract/core/problem';
import { useQuery } from '../../../data/use-query';
import { dismissErrorToast } from '../../../ui/toast/toast-store';
import { productsQuery } from '../../product-card/product-queries';
import { shopSettingsQuery } from '../../shop-settings/shop-settings-query';
import { applyChangesToCart, applyChangesToProducts } from './apply-changes';
import { applyFeeChange } from './apply-fee-change';
import type { OrderForm } from './use-order-form';

/** Returns the changes of a rejected order until they are accepted. */
export function useOrderChanges(form: OrderForm, reloadFullDays: () => void) {
  const { serverError: error, setEventDate } = form;
  const { data: products, mutate: mutateProducts } = useQuery(productsQuery);
  const { data: settings, mutate: mutateSettings } = useQuery(shopSettingsQuery);
  const [acceptedError, setAcceptedError] = useState<Problem>();
  const isAccepted = error !== undefined && error === acceptedError;
  const { changes = [] } = error ?? {};

  function accept(): void {
    dismissErrorToast();
    // These changes are newer than any cached response, so don't revalidate.
    const options = { revalidate: false };
    if (products) void mutateProducts(applyChangesToProducts(products, changes), options);
    applyChangesToCart(changes);
    for (const change of changes) {
      if (change.field === 'date' || change.field === 'full') setEventDate(change.now);
      if (change.field === 'full') reloadFullDays();
      if (change.field === 'fee' && settings)
        void mutateSettings(applyFeeChange(settings, change.now, form), options);
    }
    setAcceptedError(error);
  }

  return { changes: isAccepted ? [] : changes, isAccepted, accept };
}
