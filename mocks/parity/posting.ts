import type { Endpoint } from '#contract/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import { sendRestorationPhotos } from '#contract/restoration';
import type { ParityRequest } from './requests';

/** What is otherwise with a post than with a good one. */
interface Otherwise {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A post of JSON, or of a text that only says it is. */
export const posting = (
  of: EndpointName,
  title: string,
  body: object | string,
  otherwise: Otherwise = {},
): ParityRequest => ({
  ...postTo(of, title, otherwise),
  body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  headers: { 'Content-Type': 'application/json', ...otherwise.headers },
});

/** Files in the field for photographs, beside other fields. */
interface SentForm {
  readonly files: readonly File[];
  readonly field?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A post of photographs, written as a browser writes it. */
export async function sendingPhotos(
  title: string,
  { files, field = sendRestorationPhotos.files.field, fields = {} }: SentForm,
  otherwise: Otherwise = {},
): Promise<ParityRequest> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const file of files) form.append(field, file);
  const written = new Response(form);
  const contentType = written.headers.get('Content-Type') ?? '';
  return {
    ...postTo('sendRestorationPhotos', title, otherwise),
    body: new Uint8Array(await written.arrayBuffer()),
    headers: { 'Content-Type': contentType, ...otherwise.headers },
  };
}

function postTo(of: EndpointName, title: string, otherwise: Otherwise) {
  const { method, path, status }: Endpoint = endpoints[of];
  return { title, of, method, path, status: otherwise.status ?? status ?? 200 };
}
