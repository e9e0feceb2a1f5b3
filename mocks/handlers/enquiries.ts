import { contactThanks } from '#contract/contact';
import type { SentFile } from '#contract/endpoint';
import { imageKindOf } from '#contract/image-kind';
import { type Language, said } from '#contract/language';
import { newsletterThanks } from '#contract/newsletter';
import { noPicture } from '#contract/refusals';
import { photosRule, requestThanks } from '#contract/restoration';
import { digestOf } from '../http/digest';
import { refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import {
  type Arrival,
  type Enquiries,
  messageRow,
  requestRow,
  subscriberRow,
} from '../tables/enquiries';

/** The public forms' part of the contract. */
export const enquiries = {
  sendContactMessage: ({ body }, { database: { enquiries: kept } }) => {
    kept.messages.push(messageRow(arrivalAmong(kept.messages), body));
    return { success: true, message: said(contactThanks)({ lang: body.language }) };
  },

  sendRestorationRequest: ({ body }, { database: { enquiries: kept } }) => {
    const lang = body.language;
    const row = requestRow(arrivalAmong(kept.requests), body);
    bindPhotos(body.photoUrls, row.id, kept, lang);
    kept.requests.push(row);
    return { success: true, message: said(requestThanks[body.kind])({ lang }) };
  },

  sendRestorationPhotos: async ({ body, files }, { database: { enquiries: kept } }) => {
    const marks = await contentMarks(files, body.language);
    const photoUrls = marks.map((mark) => {
      const id = `photo-${kept.photos.length + 1}`;
      kept.photos.push({ id, requestId: null });
      return `/api/media/optimize/${id}?v=${mark}`;
    });
    return { photoUrls };
  },

  subscribe: ({ body }, { database: { enquiries: kept } }) => {
    const isKnown = kept.subscribers.some(({ email }) => isSameAddress(email, body.email));
    if (!isKnown) kept.subscribers.push(subscriberRow(arrivalAmong(kept.subscribers), body));
    return { success: true, message: said(newsletterThanks)({ lang: body.language }) };
  },
} satisfies Partial<MockImplementations>;

const arrivalAmong = (rows: readonly unknown[]): Arrival => ({
  id: rows.length + 1,
  receivedAt: new Date().toISOString(),
});

const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Ten hexadecimal digits for each picture. Throws 415 for the first file that is none. */
async function contentMarks(files: readonly SentFile[], lang: Language | undefined) {
  const marks = [];
  for (const [at, { name, bytes }] of files.entries()) {
    const picture = await bytes();
    if (!imageKindOf(picture)) throw refusedField(415, `photos.${at}`, noPicture(name), lang);
    marks.push((await digestOf(picture)).slice(0, 10));
  }
  return marks;
}

/** Gives a request its photographs; they must have been sent to the shop before, and for no other request. */
function bindPhotos(
  ids: readonly string[],
  requestId: number,
  { photos }: Enquiries,
  lang: Language | undefined,
): void {
  const isFree = (wanted: string) =>
    photos.some((photo) => photo.id === wanted && photo.requestId === null);
  const areAll = new Set(ids).size === ids.length && ids.every(isFree);
  if (!areAll) throw refusedField(400, 'photoUrls', photosRule, lang);
  for (const [at, photo] of photos.entries()) {
    if (ids.includes(photo.id)) photos[at] = { ...photo, requestId };
  }
}
