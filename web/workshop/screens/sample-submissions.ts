import { createOutboxItem, type OutboxItem, type Receipt } from '../../outbox/item';

const order = {
  name: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '323 555 0100',
  eventDate: '2027-01-16',
  fulfilment: 'delivery',
  area: 'northeast-la',
  guests: 12,
  notes: 'Calle Aldama 12.\nSin nueces.',
  fee: 15,
  street: 'Calle Aldama 12',
  unit: 'B',
  zip: '90041',
  window: '12:00',
  allergies: ['tree-nuts', 'peanuts'],
  items: [
    { productId: 7, quantity: 2, price: 99.5 },
    { productId: 15, quantity: 1, price: 40 },
  ],
};

export const receipt: Receipt = {
  version: 1,
  number: 'LH-1042',
  createdAt: '2026-11-21T22:00:00.000Z',
  language: 'en',
  fields: order,
  receivedAt: '2026-11-21T22:00:04.000Z',
};

export const waitingMessage: OutboxItem = createOutboxItem({
  id: '4b1c8b0e-6f0c-4b42-9c59-0d8a6d3b8f01',
  kind: 'contact',
  language: 'es',
  createdAt: '2026-11-21T22:00:00.000Z',
  fields: {
    name: 'Ana Núñez',
    email: 'ana@example.com',
    phone: '',
    subject: '',
    message: '¿Queda una mesa el sábado?',
    website: '',
  },
  photos: [],
  photosKey: '4b1c8b0e-6f0c-4b42-9c59-0d8a6d3b8f02',
});

export const refusedMessage: OutboxItem = {
  ...waitingMessage,
  id: '4b1c8b0e-6f0c-4b42-9c59-0d8a6d3b8f03',
  state: 'refused',
  refusal: { message: 'This form was too long.' },
};
