import { buildUrl, csrfHeader, type ValidatedEndpoint } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import { mockAdmin } from '../../mocks/mock-admin';
import { passwordPlaceholder } from './examples/accounts';
import type { ExampleRequest } from './examples/example';
import { examples, readExampleFile } from './examples/index';

/** The request of an example to a mock server, as a page of the shop sends it. */
export async function buildExampleRequest(name: EndpointName, origin: string): Promise<Request> {
  const endpoint: ValidatedEndpoint = endpoints[name];
  const { [name]: example } = examples;
  const { method } = endpoint;
  const body = await encodeBody(endpoint, example);
  return new Request(origin + buildUrl(endpoint, example), {
    method,
    headers: { ...body?.headers, [csrfHeader.name]: csrfHeader.value },
    ...(body && { body: body.content }),
  });
}

async function encodeBody(endpoint: ValidatedEndpoint, { body, files = [] }: ExampleRequest) {
  if (endpoint.files) return { content: await buildForm(endpoint.files.field, { body, files }) };
  if (!endpoint.body) return undefined;
  const content = JSON.stringify(body).replaceAll(passwordPlaceholder, mockAdmin.password);
  return { content, headers: { 'Content-Type': 'application/json' } };
}

async function buildForm(
  field: string,
  { body, files = [] }: Pick<ExampleRequest, 'body' | 'files'>,
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  for (const file of files) form.append(field, new File([await readExampleFile(file)], file));
  return form;
}
