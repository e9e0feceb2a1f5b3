import { type FilesSpec, getSuccessStatus, type ValidatedEndpoint } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { ConformanceRequest } from './conformance-request';

interface RequestOverrides {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `body` may be invalid JSON. */
export const buildJsonRequest = (
  endpointName: EndpointName,
  title: string,
  body: object | string,
  overrides: RequestOverrides = {},
): ConformanceRequest => ({
  ...buildBase(endpointName, title, overrides),
  body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  headers: { 'Content-Type': 'application/json', ...overrides.headers },
});

type UploadEndpointName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly files: FilesSpec }
    ? Name
    : never;
}[EndpointName];

/** `field` defaults to the endpoint's file field. */
export interface FilesForm {
  readonly files: readonly File[];
  readonly field?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const buildPhotosRequest = (
  title: string,
  form: FilesForm,
  overrides: RequestOverrides = {},
) => buildFilesRequest('sendSubmissionPhotos', title, form, overrides);

/** Multipart, encoded as in a browser. */
export async function buildFilesRequest(
  endpointName: UploadEndpointName,
  title: string,
  { files, field = endpoints[endpointName].files.field, fields = {} }: FilesForm,
  overrides: RequestOverrides = {},
): Promise<ConformanceRequest> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const file of files) form.append(field, file);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('Content-Type') ?? '';
  return {
    ...buildBase(endpointName, title, overrides),
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'Content-Type': contentType, ...overrides.headers },
  };
}

function buildBase(endpointName: EndpointName, title: string, overrides: RequestOverrides) {
  const endpoint: ValidatedEndpoint = endpoints[endpointName];
  const { method, path } = endpoint;
  return {
    title,
    endpointName,
    method,
    path,
    status: overrides.status ?? getSuccessStatus(endpoint),
  };
}
