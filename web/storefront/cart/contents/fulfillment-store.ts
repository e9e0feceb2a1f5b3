import { create } from 'zustand';
import type { Fulfillment } from '#contract/orders/pricing';

const noSelection: Fulfillment = { fulfilment: 'delivery' };

/** What is selected in the order form: the rest of the cart page shows its fee. */
export const useFulfillmentStore = create<Fulfillment>(() => noSelection);

export const resetFulfillment = (): void => useFulfillmentStore.setState(noSelection, true);
