import type { EndpointName } from '#contract/index';
import { readExampleFile } from './examples/index';
import {
  getExample,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolve,
} from './openapi';
import { listOperations } from './write-reference';

/** A request as the document shows it. */
export interface DocumentedRequest {
  readonly name: EndpointName;
  readonly method: string;
  /** With the examples of its parameters. */
  readonly path: string;
  readonly pathTemplate: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** Needs a session. */
  readonly isAdmin: boolean;
  /** Documented status of success. */
  readonly status: number;
}

/** The example requests of the document, in the order of `names`. Rejects on an operation without one. */
export const buildDocumentedRequests = (
  document: OpenApiDocument,
  names: readonly EndpointName[],
): Promise<DocumentedRequest[]> => {
  const operations = listOperations(document);
  return Promise.all(
    names.map(async (name) => {
      const located = operations.find(({ operation }) => operation.operationId === name);
      if (!located) throw new Error(`The document has no operation ${name}.`);
      const { operation, method, path } = located;
      return {
        name,
        method,
        path: fillPath(path, getParameters(document, operation)),
        pathTemplate: path,
        isAdmin: operation.security.length > 0,
        status: Number(Object.keys(operation.responses).find((code) => code.startsWith('2'))),
        ...(await encodeBody(operation)),
      };
    }),
  );
};

const getParameters = (document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((parameter) => resolve(document, parameter));

function fillPath(template: string, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  let path = template;
  for (const { name, in: place, example, required } of parameters) {
    if (required && example === undefined)
      throw new Error(`The parameter ${name} of ${template} has no example.`);
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === 'query' && example !== undefined) query.set(name, String(example));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function encodeBody({
  operationId,
  requestBody,
}: Operation): Promise<Pick<DocumentedRequest, 'body' | 'headers'>> {
  if (!requestBody) return { headers: {} };
  const [[type, content] = []] = Object.entries(requestBody.content);
  const example = getExample(requestBody.content);
  if (typeof example !== 'object' || example === null || !content)
    throw new Error(`The body of ${operationId} has no example.`);
  if (type === 'application/json') {
    const body = new TextEncoder().encode(JSON.stringify(example));
    return { body, headers: { 'Content-Type': type } };
  }
  const fileFields = (content.schema.allOf ?? []).flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([, schema]) => (schema.items ?? schema).format === 'binary')
      .map(([name]) => name),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    for (const item of [value].flat()) {
      if (!fileFields.includes(name)) form.append(name, String(item));
      else form.append(name, new File([await readExampleFile(String(item))], String(item)));
    }
  }
  const encoded = new Response(form);
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
  };
}
