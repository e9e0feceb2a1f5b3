import * as v from 'valibot';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import type { MediaFile } from '#contract/media/schema';
import { type AdminClient, createAdminClient } from './admin-client';
import type { TestFile } from './post-requests';
import type { TestResponse } from './test-client';
import type { TestServer } from './test-server';

type Fields = Readonly<Record<string, string>>;

/** An admin client for the media library. */
export interface MediaClient extends AdminClient {
  upload(files: readonly TestFile[], fields?: Fields): Promise<TestResponse>;
  /** Lets the server fetch the image. */
  uploadFromUrl(file_url: string, fields?: Fields): Promise<TestResponse>;
}

const { path, files: filesPart } = uploadMediaFile;

export async function createMediaClient(server: TestServer): Promise<MediaClient> {
  const adminClient = await createAdminClient(server);
  return {
    ...adminClient,
    upload: (files, fields = {}) =>
      adminClient.sendForm('POST', path, createUploadForm(files, fields)),
    uploadFromUrl: (file_url, fields = {}) =>
      adminClient.sendJson('POST', path, { file_url, ...fields }),
  };
}

export function createUploadForm(files: readonly TestFile[], fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append(filesPart.field, new Blob([bytes]), name);
  return form;
}

/** Parses the response of a successful upload. */
export function parseUploadedFile({ status, text }: TestResponse): MediaFile {
  if (status !== 201) throw new Error(`The upload failed with ${status}: ${text}`);
  return v.parse(uploadMediaFile.response, JSON.parse(text)).file;
}
