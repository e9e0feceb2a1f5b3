import { getResponse, HttpResponse, http, RequestHandler } from 'msw';
import { v4 as uuid } from 'uuid';
import { minimalJpeg } from '#mocks/testing/minimal-jpeg';
import { listOutbox, putItem } from '../outbox/database';
import { createOutboxItem, type OutboxItem } from '../outbox/item';
import { mockServer } from './mock-server';

export const createTestItem = (overrides: Partial<OutboxItem> = {}): OutboxItem => ({
  ...createOutboxItem({
    id: uuid(),
    kind: 'contact',
    language: 'en',
    createdAt: '2026-11-21T18:00:00.000Z',
    fields: {
      name: 'Ana Núñez',
      email: 'ana@correo.mx',
      phone: '',
      subject: '',
      message: '¿Queda una mesa el sábado?',
      website: '',
    },
    photos: [],
    photosKey: uuid(),
  }),
  ...overrides,
});

export const createMessageWithText = (message: string): OutboxItem =>
  createTestItem({ fields: { ...createTestItem().fields, message } });

export const createRestorationRequest = (...photos: readonly File[]): OutboxItem =>
  createTestItem({
    kind: 'restoration',
    fields: {
      kind: 'restoration',
      name: 'Lupita Ríos',
      email: 'lupita@correo.mx',
      description: 'Un plato de Talavera, roto en cuatro.',
    },
    photos: [...photos],
  });

export const createOrderSubmission = (): OutboxItem =>
  createTestItem({
    kind: 'order',
    fields: {
      name: 'Ana',
      eventDate: '2026-11-28',
      items: [
        { productId: 1, quantity: 2, price: 85 },
        { productId: 2, quantity: 1, price: 120 },
      ],
    },
  });

/** A JPEG signature without image data. */
export const createPhoto = (name = 'plate.jpg'): File =>
  new File([minimalJpeg], name, { type: 'image/jpeg' });

export async function queueItems(...items: readonly OutboxItem[]): Promise<void> {
  for (const item of items) await putItem(item);
}

export const listQueuedItems = async (): Promise<readonly OutboxItem[]> =>
  (await listOutbox()).items;

/** Replaces the next response to a contact message. */
export const mockContactResponse = (response: () => Response | Promise<Response>): void =>
  mockServer.use(http.post('*/api/contact', response, { once: true }));

/** The server processes the next POST to this path, but its response is lost. */
export function loseResponse(path: string): void {
  const handlers = mockServer.listHandlers().filter((handler) => handler instanceof RequestHandler);
  mockServer.use(
    http.post(
      `*${path}`,
      async ({ request }) => {
        await getResponse(handlers, request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}
