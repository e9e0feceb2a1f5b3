import * as v from 'valibot';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import type { MediaFile } from '#contract/media/schema';
import { type AdministratorsBrowser, asAdministrator } from './administrator';
import type { Answered } from './ask';
import type { TestFile } from './post';
import type { TestShop } from './shop';

type Fields = Readonly<Record<string, string>>;

/** Somebody who looks after the pictures of a shop, signed in. */
export interface Librarian extends AdministratorsBrowser {
  /** Uploads files in the field they belong to. */
  upload(files: readonly TestFile[], fields?: Fields): Promise<Answered>;
  /** Has the shop fetch a picture. */
  uploadFrom(file_url: string, fields?: Fields): Promise<Answered>;
}

const { path, files: part } = uploadMediaFile;

/** Signs in to a shop as who looks after its pictures. */
export async function asLibrarian(shop: TestShop): Promise<Librarian> {
  const browser = await asAdministrator(shop);
  return {
    ...browser,
    upload: (files, fields = {}) => browser.sendForm('POST', path, uploadForm(files, fields)),
    uploadFrom: (file_url, fields = {}) => browser.send('POST', path, { file_url, ...fields }),
  };
}

/** What an upload is sent as. */
export function uploadForm(files: readonly TestFile[], fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append(part.field, new Blob([bytes]), name);
  return form;
}

/** The file that a good upload was answered with, in the contract's shape. */
export function uploadedFile({ status, text }: Answered): MediaFile {
  if (status !== 201) throw new Error(`An upload was answered ${status}: ${text}`);
  return v.parse(uploadMediaFile.response, JSON.parse(text)).file;
}
