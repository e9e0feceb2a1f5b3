import {
  csrfHeader,
  defaultFormLimit,
  defaultMaxBodyBytes,
  getSuccessStatus,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { maxPageSize } from '#contract/core/query';
import { maxUrlLength } from '#contract/core/url';
import { type EndpointName, endpoints } from '#contract/index';
import { createSchemaConverter, type SchemaConverter } from './component-schemas';
import { type ContractSources, readContractSources } from './contract-sources';
import { examples } from './examples/index';
import type { OpenApiDocument, Operation } from './openapi';
import { buildParameters, buildRequestBody, sharedParameters } from './requests';
import {
  buildErrorResponses,
  buildSuccessResponse,
  errorComponents,
  isConditional,
} from './responses';

/** The bodies of the successful responses to the examples: JSON or text. */
export type ExampleResponses = Readonly<Partial<Record<EndpointName, unknown>>>;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

const allEndpoints = (): readonly ValidatedEndpoint[] => Object.values(endpoints);

/** OpenAPI 3.1 of all endpoints, from the contract. */
export async function buildDocument(exampleResponses: ExampleResponses): Promise<OpenApiDocument> {
  const sources = await readContractSources();
  const converter = createSchemaConverter({
    schemaNames: sources.schemaNames,
    fieldComments: sources.fieldComments,
    bodies: allEndpoints().flatMap(({ body }) => body ?? []),
    parameters: allEndpoints().flatMap(({ params, query }) => [params ?? [], query ?? []].flat()),
    responses: [
      problem,
      ...allEndpoints().flatMap(({ response }) => (typeof response === 'string' ? [] : [response])),
    ],
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'La Higuera',
      version: '1',
      description: introduction,
    },
    servers: [{ url: '/' }],
    tags: buildTags(sources),
    paths: buildPaths(sources, converter, exampleResponses),
    components: {
      schemas: converter.components,
      responses: errorComponents,
      parameters: sharedParameters,
      securitySchemes,
    },
  };
}

const introduction = `The API of the shop, which its own pages use.

- **Sign-in**: \`POST /api/admin/login\` sets the HttpOnly cookie \`higuera-session\` (\`__Host-higuera-session\` over HTTPS). Endpoints of the back office need it.
- **CSRF**: every request that is no GET needs the \`Origin\` of the shop (or \`Sec-Fetch-Site: same-origin\`), and in the back office the header \`${csrfHeader.name}: ${csrfHeader.value}\`.
- **Errors** are problems in the sense of RFC 9457, as JSON with a \`message\` in the language of the request: \`language\` in the body, else \`Accept-Language\`; English or Spanish.
- **Limits**: a body has at most ${defaultMaxBodyBytes.toLocaleString('en-US')} bytes where nothing else is said, a URL ${maxUrlLength} characters, a page of a list ${maxPageSize} rows. A form may be sent ${defaultFormLimit.perMinute} times a minute and ${defaultFormLimit.perDay} times a day from one network where nothing else is said.
- **Conditional requests**: cacheable responses have an \`ETag\`. Every GET endpoint also answers HEAD.
- **Texts** are stored as sent. NUL and lone surrogates are rejected; numbers may also be sent as text. Unknown fields are ignored.
- **Amounts** are US dollars, days are \`YYYY-MM-DD\` in Los Angeles, and times are UTC.`;

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'higuera-session' },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: csrfHeader.name,
    description: `\`${csrfHeader.value}\``,
  },
};

const tagDescriptions: Readonly<Record<string, string>> = {
  products: 'Products, their images, and the CSV export and import.',
  media: 'The image library and the images that pages show.',
  settings: 'Opening days, fees, limits, header image and seasonal collection.',
  inbox: 'Contact form, requests, newsletter, and what the owner reads of them.',
  'event-inquiries': 'Inquiries about events.',
  restock: 'Who waits for a product that is sold out.',
  orders: 'Order requests, from the cart to the delivery.',
  customers: 'Everybody who has written or ordered.',
  email: 'E-mails in the queue.',
  session: 'Sign-in, accounts, sessions and the second factor.',
  system: 'The server and this document.',
  visitors: 'Visitor numbers.',
};

const getSubject = ({ subjects }: ContractSources, name: EndpointName): string => {
  const subject = subjects.get(name);
  if (subject === undefined) throw new Error(`The declaration of ${name} was not found.`);
  return subject;
};

function buildTags(sources: ContractSources) {
  const names = [...new Set(endpointNames.map((name) => getSubject(sources, name)))];
  return names.map((name) => {
    const description = tagDescriptions[name];
    if (description === undefined) throw new Error(`The subject ${name} has no description.`);
    return { name, description };
  });
}

function buildPaths(
  sources: ContractSources,
  converter: SchemaConverter,
  exampleResponses: ExampleResponses,
) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of endpointNames) {
    const { path, method } = endpoints[name];
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = buildOperation(name, sources, converter, exampleResponses[name]);
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  }
  return paths;
}

function buildOperation(
  name: EndpointName,
  sources: ContractSources,
  { convert }: SchemaConverter,
  exampleResponse: unknown,
): Operation {
  const endpoint: ValidatedEndpoint = endpoints[name];
  const { [name]: example } = examples;
  const description = buildDescription(endpoint, sources.comments.get(name));
  const parameters = buildParameters(endpoint, example, convert);
  const requestBody = buildRequestBody(endpoint, example, convert);
  const schema = typeof endpoint.response === 'string' ? {} : convert(endpoint.response, 'output');
  return {
    operationId: name,
    tags: [getSubject(sources, name)],
    summary: toSentence(name),
    ...(description && { description }),
    security: buildSecurity(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [getSuccessStatus(endpoint)]: buildSuccessResponse(endpoint, {
        schema,
        example: exampleResponse,
      }),
      ...(isConditional(endpoint) && { 304: { description: 'Unchanged.' } }),
      ...buildErrorResponses(name),
    },
  };
}

/** `listProducts` becomes 'List products'. */
function toSentence(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function buildSecurity({ access, method }: ValidatedEndpoint): Operation['security'] {
  if (access === 'public') return [];
  return [method === 'GET' ? { session: [] } : { session: [], csrf: [] }];
}

const joinSentences = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

const buildDescription = (
  { form, formLimit, maxBodyBytes }: ValidatedEndpoint,
  comment: string | undefined,
): string =>
  joinSentences([
    comment,
    form &&
      formLimit &&
      `At most ${formLimit.perMinute} times a minute and ${formLimit.perDay} times a day from one network.`,
    maxBodyBytes !== undefined &&
      `The body has at most ${maxBodyBytes.toLocaleString('en-US')} bytes.`,
  ]);
