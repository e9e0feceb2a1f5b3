import { contactThanks } from '#contract/contact';
import type { SentFile } from '#contract/endpoint';
import { imageKindOf } from '#contract/image-kind';
import { type Language, said } from '#contract/language';
import { newsletterThanks } from '#contract/newsletter';
import { noPicture } from '#contract/refusals';
import { photosRule, requestThanks } from '#contract/restoration';
import { Fault, invalid } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import {
  type Arrival,
  type Enquiries,
  messageRow,
  type PhotoRow,
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
    const pictures = await Promise.all(files.map((file, at) => pictureIn(file, at, body.language)));
    const rows = pictures.map((kind, at) => photoRow(kept.photos.length + at + 1, kind));
    kept.photos.push(...rows);
    return { photoUrls: rows.map(({ id }) => `/api/media/optimize/${id}`) };
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

async function pictureIn(file: SentFile, at: number, lang: Language | undefined) {
  const kind = imageKindOf(await file.bytes());
  if (kind) return kind;
  const message = said(noPicture(file.name))({ lang });
  throw new Fault(415, { message, issues: [{ path: `photos.${at}`, message }] });
}

const photoRow = (number: number, kind: PhotoRow['kind']): PhotoRow => ({
  id: `photo-${number}`,
  kind,
  requestId: null,
});

/** Gives a request its photographs; they must have been sent to the shop before, and for no other request. */
function bindPhotos(
  ids: readonly string[],
  requestId: number,
  { photos }: Enquiries,
  lang: Language | undefined,
): void {
  const isFree = (wanted: string) =>
    photos.some((photo) => photo.id === wanted && photo.requestId === null);
  if (!ids.every(isFree)) {
    const message = said(photosRule)({ lang });
    throw invalid(message, [{ path: 'photoUrls', message }]);
  }
  for (const [at, photo] of photos.entries()) {
    if (ids.includes(photo.id)) photos[at] = { ...photo, requestId };
  }
}
