import { getResponse, HttpResponse, http, RequestHandler } from 'msw';
import { v4 as uuid } from 'uuid';
import { newItem, type OutboxItem } from '../offline/outbox/item';
import { mockServer } from './mock-server';

/** A message as the contact form hands it in. */
export const aMessage = (written: Partial<OutboxItem> = {}): OutboxItem => ({
  ...newItem({
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
  ...written,
});

/** A request for the restoration of a piece, with its photographs. */
export const aRequest = (...photos: readonly File[]): OutboxItem =>
  aMessage({
    kind: 'restoration',
    fields: {
      kind: 'restoration',
      name: 'Lupita Ríos',
      email: 'lupita@correo.mx',
      description: 'Un plato de Talavera, roto en cuatro.',
    },
    photos: [...photos],
  });

/** A picture by its first bytes. */
export const aPhoto = (name = 'plate.jpg'): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], name, { type: 'image/jpeg' });

/** Lets the next post to a path arrive, and loses the answer on its way back. */
export function loseAnswer(path: string): void {
  const shop = mockServer.listHandlers().filter((handler) => handler instanceof RequestHandler);
  mockServer.use(
    http.post(
      `*${path}`,
      async ({ request }) => {
        await getResponse(shop, request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}
