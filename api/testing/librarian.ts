import * as v from 'valibot';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import type { MediaFile } from '#contract/media/schema';
import { type AdministratorsBrowser, asAdministrator } from './administrator';
import type { TestResponse } from './ask';
import type { TestFile } from './post';
import type { TestShop } from './shop';

type Fields = Readonly<Record<string, string>>;

/** An admin client for the media library. */
export interface Librarian extends AdministratorsBrowser {
  upload(files: readonly TestFile[], fields?: Fields): Promise<TestResponse>;
  /** Lets the server fetch the image. */
  uploadFrom(file_url: string, fields?: Fields): Promise<TestResponse>;
}

const { path, files: part } = uploadMediaFile;

export async function asLibrarian(shop: TestShop): Promise<Librarian> {
  const browser = await asAdministrator(shop);
  return {
    ...browser,
    upload: (files, fields = {}) => browser.sendForm('POST', path, uploadForm(files, fields)),
    uploadFrom: (file_url, fields = {}) => browser.send('POST', path, { file_url, ...fields }),
  };
}

export function uploadForm(files: readonly TestFile[], fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append(part.field, new Blob([bytes]), name);
  return form;
}

/** Parses the response of a successful upload. */
export function uploadedFile({ status, text }: TestResponse): MediaFile {
  if (status !== 201) throw new Error(`The upload failed with ${status}: ${text}`);
  return v.parse(uploadMediaFile.response, JSON.parse(text)).file;
}
