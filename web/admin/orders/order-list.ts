import { isDay } from '#contract/core/dates';
import { addressOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import {
  exportOrderRequests,
  listOrderRequests,
  markOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import type { KeptOrder } from '#contract/orders/admin-schema';
import { type OrderStatus, orderStatuses } from '#contract/orders/rules';
import { saveFile } from '../../data/save-file';
import { write } from '../../data/write';
import type { ListView } from '../data-table/list-view';
import { enquiryDefaults, wantedIn, wantedOnPage } from '../enquiries/enquiry-view';
import type { EnquiryCalls } from '../enquiries/use-enquiries';

export const orderDefaults = enquiryDefaults(listOrderRequests.query, 'status', 'from', 'to');

/** The status and the days of events that a view asks for, where there are such. */
function narrowedTo({ filters: { status, from = '', to = '' } }: ListView) {
  const known = orderStatuses.find((other) => other === status);
  return {
    ...(known && { status: known }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** How the orders that a view asks for are read and marked. */
export const orderCalls = (view: ListView, language: Language): EnquiryCalls<KeptOrder> => ({
  endpoint: listOrderRequests,
  addressOf: (page) =>
    addressOf(listOrderRequests, {
      query: { ...wantedOnPage({ ...view, page }), ...narrowedTo(view) },
    }),
  mark: ({ id }, read) => write(markOrderRequest, { params: { id }, body: { read, language } }),
});

/** Gives an order another status. */
export const sendOrderStatus = (
  { id }: KeptOrder,
  status: OrderStatus,
  language: Language,
): Promise<KeptOrder> => write(setOrderStatus, { params: { id }, body: { status, language } });

/** Saves all orders that a view asks for. */
export const saveOrders = (view: ListView): Promise<void> =>
  saveFile(exportOrderRequests, { query: { ...wantedIn(view), ...narrowedTo(view) } });
