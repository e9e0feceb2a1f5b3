import type { SentFile } from '#contract/core/endpoint';
import { type Language, said } from '#contract/core/language';
import {
  contactThanks,
  newsletterThanks,
  photosRule,
  requestThanks,
} from '#contract/inbox/messages';
import { requestPhotosFolder } from '#contract/media/rules';
import { refusedField } from '../http/fault';
import type { MockAsked, MockImplementations } from '../http/implementation';
import {
  type Arrival,
  type Enquiries,
  messageRow,
  requestRow,
  subscriberRow,
} from '../tables/enquiries';
import { type FileRow, folderNamed, pictureAddress } from '../tables/library';
import { sentPicture } from './sent-picture';
import { uploadedRow } from './uploaded-row';

/** The public forms' part of the contract. */
export const enquiries = {
  sendContactMessage: ({ body }, { database: { enquiries: kept }, clock }) => {
    kept.messages.push(messageRow(arrivalAmong(kept.messages, clock()), body));
    return { success: true, message: said(contactThanks)({ lang: body.language }) };
  },

  sendRestorationRequest: ({ body }, { database: { enquiries: kept }, clock }) => {
    const lang = body.language;
    const row = requestRow(arrivalAmong(kept.requests, clock()), body);
    bindPhotos(body.photoUrls, row.id, kept, lang);
    kept.requests.push(row);
    return { success: true, message: said(requestThanks[body.kind])({ lang }) };
  },

  sendRestorationPhotos: async ({ body, files }, asked) => {
    const { enquiries: kept, library } = asked.database;
    const rows = await photoRows(files, body.language, asked);
    const photoUrls = rows.map(({ mark, ...row }) => {
      const id = `photo-${kept.photos.length + 1}`;
      library.put({ ...row, mark, id });
      kept.photos.push({ id, requestId: null, position: null });
      return pictureAddress({ id, mark });
    });
    return { photoUrls };
  },

  subscribe: ({ body }, { database: { enquiries: kept }, clock }) => {
    const isKnown = kept.subscribers.some(({ email }) => isSameAddress(email, body.email));
    if (!isKnown)
      kept.subscribers.push(subscriberRow(arrivalAmong(kept.subscribers, clock()), body));
    return { success: true, message: said(newsletterThanks)({ lang: body.language }) };
  },
} satisfies Partial<MockImplementations>;

const arrivalAmong = (rows: readonly unknown[], now: Date): Arrival => ({
  id: rows.length + 1,
  receivedAt: now.toISOString(),
});

const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** What the library keeps of the photographs, but for their ids. Throws 415 for the first file that is none. */
async function photoRows(
  files: readonly SentFile[],
  lang: Language | undefined,
  { database: { library }, clock }: MockAsked,
): Promise<Omit<FileRow, 'id'>[]> {
  const rows = [];
  for (const [at, file] of files.entries()) {
    const bytes = new Uint8Array(await file.bytes());
    const picture = sentPicture(file.name, bytes, (status, sentence) =>
      refusedField(status, `photos.${at}`, sentence, lang),
    );
    const sent = { name: file.name, bytes, picture: { ...picture, format: 'jpeg' } as const };
    rows.push({ ...(await uploadedRow(sent, clock())), privacy: 'private' } as const);
  }
  const { id: folder_id } = folderNamed(requestPhotosFolder, library, clock());
  return rows.map((row) => ({ ...row, folder_id }));
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
    const position = ids.indexOf(photo.id);
    if (position >= 0) photos[at] = { ...photo, requestId, position };
  }
}
