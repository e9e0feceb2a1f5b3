import type * as v from 'valibot';
import type { orderEdit } from '#contract/orders/edit-schema';
import type { Examples } from './example';

const ines = { name: 'Inés Carrillo', email: 'ines.carrillo@example.com', language: 'es' } as const;

const priya = { number: 'LH-1010', key: '00000000000000000000000000001010' };

const terms: Omit<v.InferInput<typeof orderEdit>, 'version' | 'needsAcceptance'> = {
  eventDate: '2026-12-12',
  fulfilment: 'delivery',
  area: 'greater-la',
  street: '640 S Olive Street',
  zip: '90014',
  window: '13:00',
  guests: 14,
  allergies: ['sesame'],
  items: [
    { productId: 22, productName: 'Highland Park Board', option: null, quantity: 2, price: 190 },
    { productId: null, productName: 'Extra crackers', option: null, quantity: 1, price: 9 },
  ],
  fee: 35,
  discount: 10.5,
  deposit: 100,
  paymentUrl: 'https://pay.lahiguera.example/ines',
  customerNote: 'With our new fig jam.',
  privateNote: 'Call on Friday.',
};

export const submissionExamples = {
  sendContactMessage: {
    body: { ...ines, message: '¿Tienen una tabla sin nueces para doce personas?' },
  },
  sendRestorationRequest: {
    body: {
      ...ines,
      kind: 'custom-board',
      description: 'Una tabla con los quesos que servimos en nuestra boda.',
    },
  },
  sendSubmissionPhotos: { body: { language: 'es' }, files: ['classic-board.jpg'] },
  sendEventInquiry: {
    body: {
      ...ines,
      occasion: 'wedding',
      eventDate: '2026-12-19',
      guests: 60,
      area: 'greater-la',
      budgetBand: '1000-2000',
      diets: ['vegetarian'],
      notes: 'Una boda en el jardín, con mesas largas.',
    },
  },
  subscribe: { body: { email: 'ines.carrillo@example.com', language: 'es' } },
  unsubscribe: { body: { token: '0123456789abcdef0123456789abcdef' } },
  sendRestockRequest: { body: { productId: 7, email: 'ines.carrillo@example.com' } },
  sendOrderRequest: {
    body: {
      name: 'Elena García',
      email: 'elena.garcia@example.com',
      phone: '(323) 555-0142',
      eventDate: '2026-11-28',
      fulfilment: 'delivery',
      area: 'highland-park',
      street: '5821 York Blvd',
      zip: '90042',
      window: '11:00',
      items: [{ productId: 22, quantity: 1, price: 198 }],
      fee: 0,
      language: 'en',
    },
  },
  listBusyDays: {},
  getOrderStatus: { params: { number: priya.number }, query: { key: priya.key } },
  respondToOrder: { params: { number: priya.number }, body: { key: priya.key, action: 'accept' } },
  countUnread: {},
  listContactMessages: { query: { q: 'tabla', limit: 2 } },
  exportContactMessages: { query: { archived: 'all' } },
  markContactMessage: { params: { id: 1 }, body: { read: true } },
  archiveContactMessage: { params: { id: 1 }, body: { archived: true } },
  listRestorationRequests: { query: { limit: 2 } },
  exportRestorationRequests: {},
  markRestorationRequest: { params: { id: 1 }, body: { read: true } },
  archiveRestorationRequest: { params: { id: 1 }, body: { archived: true } },
  setRequestStatus: { params: { id: 1 }, body: { status: 'In Progress' } },
  listEventInquiries: { query: { from: '2026-12-01', limit: 2 } },
  exportEventInquiries: {},
  markEventInquiry: { params: { id: 1 }, body: { read: true } },
  archiveEventInquiry: { params: { id: 1 }, body: { archived: true } },
  setEventInquiryStatus: { params: { id: 1 }, body: { status: 'Quoted' } },
  listOrderRequests: { query: { status: 'New', sort: 'event:asc', limit: 2 } },
  exportOrderRequests: { query: { from: '2026-11-21', to: '2026-12-31' } },
  markOrderRequest: { params: { id: 1 }, body: { read: true } },
  archiveOrderRequest: { params: { id: 1 }, body: { archived: true } },
  getOrderCalendar: { query: { from: '2026-11-21', to: '2026-12-19' } },
  listCustomers: { query: { limit: 2 } },
  getCustomer: { query: { email: 'priya.raman@example.com' } },
  eraseCustomer: { query: { email: 'ines.carrillo@example.com' } },
  setOrderStatus: { params: { id: 8 }, body: { status: 'Confirmed' } },
  getOrderRequest: { params: { id: 10 } },
  editOrderRequest: { params: { id: 11 }, body: { ...terms, version: 1, needsAcceptance: true } },
  createPhoneOrder: {
    body: { ...terms, name: 'Gus Papadakis', phone: '(323) 555-0112', email: '', language: 'en' },
  },
  recordOrderEvent: { params: { id: 2 }, body: { kind: 'out-for-delivery' } },
  previewOrderEmail: { params: { id: 11 }, body: { kind: 'confirmed' } },
  sendOrderEmail: {
    params: { id: 11 },
    body: {
      kind: 'confirmed',
      subject: 'Your order is confirmed',
      text: 'Hi Imogen,\n\nSee you on Saturday.\n\nLa Higuera',
    },
  },
  listSubscribers: { query: { limit: 2 } },
  exportSubscribers: {},
  listRestockDemand: {},
  exportRestockRequests: {},
} satisfies Partial<Examples>;
