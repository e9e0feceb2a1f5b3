import { randomUUID } from 'node:crypto';
import { leadTimeHours } from '#contract/business';
import { findEarliestDay } from '#contract/core/dates';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { sendContactMessage, sendSubmissionPhotos, subscribe } from '#contract/inbox/endpoints';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { sendRestockRequest } from '#contract/restock/endpoints';
import { minimalInquiry } from '../../api/contract/testing/event-inquiry';
import { boardInput } from '../../api/testing/catalog-client';
import { createUploadForm } from '../../api/testing/media-client';
import { prepareShop } from './prepare-shop';
import { postOnce, type ShopClient, type ShopResponse } from './shop-client';
import type { SoakServer } from './soak-server';

/** Where a write has to be found afterwards. */
export const writtenColumns = {
  order: ['order_requests', 'notes'],
  message: ['contact_messages', 'message'],
  signup: ['newsletter_subscribers', 'email'],
  restock: ['restock_requests', 'email'],
  inquiry: ['event_inquiries', 'notes'],
  upload: ['media_files', 'title'],
} as const;

export type WriteKind = keyof typeof writtenColumns;

/** Photos that are sent with each inquiry. */
export const photosPerInquiry = 2;

/** A product that only one admin changes, so each change has to follow the last one. */
interface EditedProduct {
  readonly id: number;
  /** As acknowledged last. */
  description: string;
  version: number;
}

/** What the server has acknowledged, by kind; each with a text of its own. */
export interface WriteLog {
  readonly acknowledged: Readonly<Record<WriteKind, string[]>>;
  readonly products: EditedProduct[];
  edits: number;
  /** Uploads without an answer, or answered 5xx: nothing repeats them. */
  failedUploads: number;
  /** Unexpected responses. */
  readonly errors: string[];
}

/** What the writes need. */
export interface Writers {
  readonly log: WriteLog;
  /** One write after the other, of all kinds in turn. */
  readonly kinds: readonly ((client: ShopClient) => Promise<void>)[];
  createEditor(): Promise<(client: ShopClient) => Promise<void>>;
}

export async function createWriters(server: SoakServer, setupClient: ShopClient): Promise<Writers> {
  const shop = await prepareShop(server, setupClient);
  const { headers, board, soldOut, image } = shop;
  const log = createLog();

  const post = async (
    client: ShopClient,
    kind: WriteKind,
    path: string,
    status: number,
    body: object,
    marker: string,
  ) => {
    const response = await postOnce(client, path, () => JSON.stringify(body));
    if (response.status === status) log.acknowledged[kind].push(marker);
    else recordError(log, path, response);
  };
  const eventDate = findEarliestDay(new Date(), leadTimeHours * 4);

  return {
    log,
    kinds: [
      (client) => {
        const notes = createMarker();
        const items = [{ productId: board.id, quantity: 2, price: board.price }];
        const order = { ...person, eventDate, fulfilment: 'delivery', area: 'Eagle Rock', items };
        return post(client, 'order', sendOrderRequest.path, 201, { ...order, notes }, notes);
      },
      (client) => {
        const message = createMarker();
        return post(
          client,
          'message',
          sendContactMessage.path,
          200,
          { ...person, message },
          message,
        );
      },
      (client) => {
        const email = `${randomUUID()}@soak.example`;
        return post(client, 'signup', subscribe.path, 200, { email }, email);
      },
      (client) => {
        const email = `${randomUUID()}@soak.example`;
        const request = { productId: soldOut.id, email };
        return post(client, 'restock', sendRestockRequest.path, 200, request, email);
      },
      async (client) => {
        const notes = createMarker();
        const photos = await postOnce(client, sendSubmissionPhotos.path, () => {
          const form = new FormData();
          for (let count = 0; count < photosPerInquiry; count += 1)
            form.append('photos', new Blob([new Uint8Array(image.bytes)]), image.name);
          return form;
        });
        if (photos.status !== 201) return recordError(log, sendSubmissionPhotos.path, photos);
        const { photoUrls } = JSON.parse(photos.text);
        const inquiry = { ...minimalInquiry, notes, photoUrls };
        return post(client, 'inquiry', sendEventInquiry.path, 200, inquiry, notes);
      },
      async (client) => {
        const title = createMarker();
        // Without an Idempotency-Key, so it isn't repeated: the back office shows that it failed.
        const response = await client.send(uploadMediaFile.path, {
          method: 'POST',
          headers,
          createBody: () => createUploadForm([image], { title }),
        });
        if (response?.status === 201) log.acknowledged.upload.push(title);
        else if (response && response.status < 500)
          recordError(log, uploadMediaFile.path, response);
        else log.failedUploads += 1;
      },
    ],
    async createEditor() {
      const { id, description, version } = await shop.createProduct({ name: createMarker() });
      const product: EditedProduct = { id, description, version };
      log.products.push(product);
      return (client) => editProduct(client, product, { headers, log });
    },
  };
}

const person = { name: 'Ana Torres', email: 'ana@example.com' };

const createMarker = (): string => `soak ${randomUUID()}`;

/** A soak test in which a kind of writes never succeeded shows nothing. */
export const listMissingKinds = ({ acknowledged, edits }: WriteLog): string[] => [
  ...Object.entries(acknowledged)
    .filter(([, texts]) => texts.length === 0)
    .map(([kind]) => `No ${kind} was acknowledged.`),
  ...(edits === 0 ? ['No edit was acknowledged.'] : []),
];

const createLog = (): WriteLog => ({
  acknowledged: { order: [], message: [], signup: [], restock: [], inquiry: [], upload: [] },
  products: [],
  edits: 0,
  failedUploads: 0,
  errors: [],
});

const recordError = (log: WriteLog, path: string, { status, text }: ShopResponse): void => {
  log.errors.push(`${path} was answered ${status}: ${text.slice(0, 200)}`);
};

/** Without an Idempotency-Key: after a lost response, 409 with the own change says that it was made. */
async function editProduct(
  client: ShopClient,
  product: EditedProduct,
  { headers, log }: { readonly headers: Readonly<Record<string, string>>; readonly log: WriteLog },
): Promise<void> {
  const path = `/api/products/${product.id}`;
  const description = createMarker();
  const { version } = product;
  const response = await client
    .sendUntilAnswered(path, {
      method: 'PUT',
      headers,
      createBody: () => JSON.stringify({ ...boardInput, description, version }),
    })
    .catch((error) => {
      // It may have been made or not, so what the product should be is unknown.
      log.products.splice(log.products.indexOf(product), 1);
      throw error;
    });
  const isOwnConflict =
    response.status === 409 && JSON.parse(response.text).current?.description === description;
  if (response.status !== 200 && !isOwnConflict) return recordError(log, path, response);
  log.edits += 1;
  product.description = description;
  product.version = version + 1;
}
