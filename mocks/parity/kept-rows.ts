import type { Enquiries, Kept } from '../tables/enquiries';

/** What was received, but for what each side makes up itself: ids of photographs, and when something arrived. */
export const keptRows = ({ messages, requests, subscribers, orders, photos }: Enquiries) => ({
  messages: messages.map(asSent),
  requests: requests.map(asSent),
  subscribers: subscribers.map(asSent),
  orders: orders.map(asSent),
  photosOf: requests.map(({ id }) => photos.filter(({ requestId }) => requestId === id).length),
  photos: photos.length,
});

const asSent = <Row extends Kept>({ id: _, receivedAt, createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt === receivedAt ? 'when it arrived' : createdAt,
});
