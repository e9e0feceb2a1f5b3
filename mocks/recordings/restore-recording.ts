import type { Knex } from 'knex';
import { toCents } from '#contract/core/cents';
import type { OrderWithEvents } from '#contract/orders/admin-schema';
import type { Product } from '#contract/products/schema';
import type { ShopSettingsResponse } from '#contract/settings/schema';
import { demoImages } from '#demo/images';
import { toProductColumns, toTranslationRow } from '../../api/catalog/product-write-columns';
import { shopSetting } from '../../api/settings/shop-settings-store';
import { insertSubmissions, type StoredOrder } from '../mock-submissions';
import type { Recording } from './recording';

/**
 * Replaces the products, settings and submissions of the demo shop by the recorded ones. Images are those of the demo
 * shop; photos that customers have sent are left out.
 */
export async function restoreRecording(database: Knex, recording: Recording): Promise<void> {
  await database('products').delete();
  for (const product of recording.products) await insertProduct(database, product);
  await restoreSettings(database, recording);
  await insertSubmissions(database, {
    messages: recording.messages,
    requests: recording.requests,
    inquiries: recording.inquiries,
    orders: recording.orders.map(toMockOrder),
    subscribers: recording.subscribers,
    photos: [],
    inquiryPhotos: [],
  });
  for (const { id, version } of recording.orders)
    await database('order_requests').where({ id }).update({ version });
}

async function insertProduct(database: Knex, product: Product): Promise<void> {
  const { id, image, imageUrl, translations, version, createdAt, updatedAt } = product;
  await database('products').insert({
    id,
    ...toProductColumns(product),
    typed_image_url: image ? '' : imageUrl,
    version,
    created_at: createdAt,
    updated_at: updatedAt,
  });
  if (translations.es)
    await database('product_translations').insert(toTranslationRow(id, translations.es));
  if (image) {
    await database('product_images').insert({
      product_id: id,
      file_id: selectDemoImage(id, image.publitioId),
      position: 0,
      is_primary: true,
    });
  }
}

/** The same image if the demo shop has it, else another one that stays the same for the product. */
const selectDemoImage = (productId: number, fileId: string): string =>
  demoImages.find(({ id }) => id === fileId)?.id ??
  demoImages[productId % demoImages.length]?.id ??
  fileId;

async function restoreSettings(
  database: Knex,
  { settings, recordedAt }: Pick<Recording, 'settings' | 'recordedAt'>,
): Promise<void> {
  const value = JSON.stringify(toStoredSettings(settings));
  await database('settings')
    .insert({ name: shopSetting, value, updated_at: recordedAt })
    .onConflict('name')
    .merge();
}

const toStoredSettings = ({
  texts: _,
  version: __,
  canSendEmail: ___,
  ...settings
}: ShopSettingsResponse) => settings;

const toMockOrder = ({ items, total, ...order }: OrderWithEvents): StoredOrder => ({
  ...order,
  totalCents: toCents(total),
  lines: items.map(({ price, ...item }) => ({ ...item, priceCents: toCents(price) })),
  details: order,
});
