import * as v from 'valibot';
import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import {
  editOrderRequest,
  getOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import type { OrderWithEvents } from '#contract/orders/admin-schema';
import { previewOrderEmail, sendOrderEmail } from '#contract/orders/order-email';
import { changeProducts } from '#contract/products/admin-endpoints';
import { signIn } from '#contract/session/endpoints';
import { setShopSettings } from '#contract/settings/admin-endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import { type ShopSettings, shopSettingsResponse } from '#contract/settings/schema';
import { mockAdmin } from '#mocks/mock-admin';
import { type Sender, sendRequest } from './send-request';
import { expect } from './test';

export interface Owner {
  readonly fetchOrder: (id: number) => Promise<OrderWithEvents>;
  readonly editOrder: (id: number, changes: object) => Promise<void>;
  readonly confirmOrder: (id: number) => Promise<void>;
  readonly sendConfirmation: (id: number) => Promise<void>;
  /** US dollars, of the default option. */
  readonly setPrice: (productId: number, price: number) => Promise<void>;
  readonly changeSettings: (changes: Partial<ShopSettings>) => Promise<void>;
}

/** What the owner does in the back office, by API requests. On mocks, the sender's page signs in. */
export async function signInAsOwner(sender: Sender): Promise<Owner> {
  const fetchJson = async (method: string, path: string, data?: object): Promise<unknown> => {
    const headers = { [csrfHeader.name]: csrfHeader.value };
    const options = { method, headers, ...(data && { data }) };
    const { status, text } = await sendRequest(sender, path, options);
    expect([200, 201], text).toContain(status);
    return JSON.parse(text);
  };
  const fetchOrder = async (id: number) =>
    v.parse(
      getOrderRequest.response,
      await fetchJson('GET', buildUrl(getOrderRequest, { params: { id } })),
    );
  await fetchJson('POST', signIn.path, mockAdmin);
  return {
    fetchOrder,
    async editOrder(id, changes) {
      const { events: _, ...order } = await fetchOrder(id);
      const body = { ...order, needsAcceptance: true, ...changes };
      await fetchJson('PUT', buildUrl(editOrderRequest, { params: { id } }), body);
    },
    async confirmOrder(id) {
      const path = buildUrl(setOrderStatus, { params: { id } });
      await fetchJson('PUT', path, { status: 'Confirmed' });
    },
    async sendConfirmation(id) {
      const kind = 'confirmed';
      const params = { params: { id } };
      const preview = await fetchJson('POST', buildUrl(previewOrderEmail, params), { kind });
      const { subject, text } = v.parse(previewOrderEmail.response, preview);
      await fetchJson('POST', buildUrl(sendOrderEmail, params), { kind, subject, text });
    },
    async setPrice(id, price) {
      await fetchJson(changeProducts.method, changeProducts.path, { changes: [{ id, price }] });
    },
    async changeSettings(changes) {
      const current = v.parse(shopSettingsResponse, await fetchJson('GET', getShopSettings.path));
      const { canSendEmail: _, ...settings } = current;
      await fetchJson('PUT', setShopSettings.path, { ...settings, ...changes });
    },
  };
}
