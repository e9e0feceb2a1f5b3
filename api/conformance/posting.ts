import { type FilesPart, getSuccessStatus, type ValidatedEndpoint } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { ApiRequest } from './api-request';

interface Otherwise {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `body` may be invalid JSON. */
export const posting = (
  of: EndpointName,
  title: string,
  body: object | string,
  otherwise: Otherwise = {},
): ApiRequest => ({
  ...postTo(of, title, otherwise),
  body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  headers: { 'Content-Type': 'application/json', ...otherwise.headers },
});

type TakesFiles = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly files: FilesPart }
    ? Name
    : never;
}[EndpointName];

/** `field` defaults to the endpoint's file field. */
export interface SentForm {
  readonly files: readonly File[];
  readonly field?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const buildPhotosRequest = (title: string, form: SentForm, otherwise: Otherwise = {}) =>
  sendingFiles('sendRestorationPhotos', title, form, otherwise);

/** Multipart, encoded as in a browser. */
export async function sendingFiles(
  of: TakesFiles,
  title: string,
  { files, field = endpoints[of].files.field, fields = {} }: SentForm,
  otherwise: Otherwise = {},
): Promise<ApiRequest> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const file of files) form.append(field, file);
  const written = new Response(form);
  const contentType = written.headers.get('Content-Type') ?? '';
  return {
    ...postTo(of, title, otherwise),
    body: new Uint8Array(await written.arrayBuffer()),
    headers: { 'Content-Type': contentType, ...otherwise.headers },
  };
}

function postTo(of: EndpointName, title: string, otherwise: Otherwise) {
  const endpoint: ValidatedEndpoint = endpoints[of];
  const { method, path } = endpoint;
  return { title, of, method, path, status: otherwise.status ?? getSuccessStatus(endpoint) };
}
