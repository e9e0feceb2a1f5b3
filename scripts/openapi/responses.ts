import type { ValidatedEndpoint } from '#contract/core/endpoint';
import * as HTTP from '#contract/core/http-status';
import type { BilingualText } from '#contract/core/language';
import {
  alreadyDeleted,
  bodyTooLarge,
  contentLengthRequired,
  crossOriginForbidden,
  diskFull,
  idempotencyKeyReused,
  internalErrorMessage,
  invalidRequest,
  rateLimited,
  serverBusy,
  unsupportedBodyType,
} from '#contract/core/messages';
import { generalErrorStatuses, getErrorStatuses } from '#contract/error-statuses';
import type { EndpointName } from '#contract/index';
import { providerFailed, providerTimedOut } from '#contract/media/messages';
import { orderEditedMeanwhile } from '#contract/orders/messages';
import { notSignedIn } from '#contract/session/messages';
import type { ApiResponse, Content, Operation, Schema } from './openapi';

interface ErrorDescription {
  readonly name: string;
  readonly description: string;
  /** Of an example. */
  readonly message: BilingualText;
}

/** By status. */
const errors: Readonly<Record<number, ErrorDescription>> = {
  [HTTP.badRequest]: {
    name: 'BadRequest',
    description:
      'The query, the body or the Idempotency-Key is invalid. `issues` names the fields.',
    message: invalidRequest,
  },
  [HTTP.unauthorized]: {
    name: 'Unauthorized',
    description: 'Not signed in, or the session has expired. At sign-in: wrong credentials.',
    message: notSignedIn,
  },
  [HTTP.forbidden]: {
    name: 'Forbidden',
    description: 'The request comes from another site, or its CSRF header is missing.',
    message: crossOriginForbidden,
  },
  [HTTP.notFound]: {
    name: 'NotFound',
    description: 'There is nothing with this id or key; it may have been deleted.',
    message: alreadyDeleted,
  },
  [HTTP.conflict]: {
    name: 'Conflict',
    description:
      'Contradicts what is stored. `changes`: how an order differs from what the customer saw; `current`: the newer version; `uses`: where a file is used.',
    message: orderEditedMeanwhile,
  },
  [HTTP.lengthRequired]: {
    name: 'LengthRequired',
    description: 'Uploads need a Content-Length.',
    message: contentLengthRequired,
  },
  [HTTP.contentTooLarge]: {
    name: 'ContentTooLarge',
    description: 'The body, a file or an image has more bytes or pixels than allowed.',
    message: bodyTooLarge,
  },
  [HTTP.unsupportedMediaType]: {
    name: 'UnsupportedMediaType',
    description: 'The body has another media type, or a file is no image that can be read.',
    message: unsupportedBodyType('application/json'),
  },
  [HTTP.unprocessableContent]: {
    name: 'IdempotencyKeyReused',
    description: 'The Idempotency-Key was used with another body.',
    message: idempotencyKeyReused,
  },
  [HTTP.tooManyRequests]: {
    name: 'TooManyRequests',
    description: 'Over the limit for this form or for sign-in attempts.',
    message: rateLimited,
  },
  [HTTP.badGateway]: {
    name: 'BadGateway',
    description: 'The image storage or another site failed.',
    message: providerFailed,
  },
  [HTTP.serviceUnavailable]: {
    name: 'ServiceUnavailable',
    description: 'The server is busy or has no connection to its database; nothing was saved.',
    message: serverBusy,
  },
  [HTTP.gatewayTimeout]: {
    name: 'GatewayTimeout',
    description: 'The image storage or another site took too long.',
    message: providerTimedOut,
  },
  [HTTP.insufficientStorage]: {
    name: 'InsufficientStorage',
    description: 'The disk of the server is full; nothing was saved.',
    message: diskFull,
  },
};

const retryStatuses: ReadonlySet<number> = new Set([HTTP.tooManyRequests, HTTP.serviceUnavailable]);

const retryAfter = {
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } },
};

const problemContent = (message: string): Content => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: { problem: { value: { message } } },
  },
});

/** The status of an error response by the name of its component; 'others' for the rest. */
export const getErrorStatus = (component: string): string =>
  Object.entries(errors).find(([, { name }]) => name === component)?.[0] ?? 'others';

/** The error responses that endpoints share. */
export const errorComponents: Readonly<Record<string, ApiResponse>> = {
  ...Object.fromEntries(
    Object.entries(errors).map(([status, { name, description, message }]) => [
      name,
      {
        description,
        ...(retryStatuses.has(Number(status)) && { headers: retryAfter }),
        content: problemContent(message.en),
      },
    ]),
  ),
  OtherError: {
    description: `Any other error, such as ${generalErrorStatuses.join(', ')}. A 500 has a \`requestId\`, which the server logs too.`,
    content: problemContent(internalErrorMessage),
  },
};

export function buildErrorResponses(name: EndpointName): Operation['responses'] {
  const statuses = getErrorStatuses(name).map((status) => {
    const error = errors[status];
    if (!error) throw new Error(`${status} has no description, which ${name} may answer.`);
    return [status, { $ref: `#/components/responses/${error.name}` }] as const;
  });
  return {
    ...Object.fromEntries(statuses),
    default: { $ref: '#/components/responses/OtherError' },
  };
}

/** Whether an unchanged response is answered 304. */
export const isConditional = ({ method, cacheControl }: ValidatedEndpoint): boolean =>
  method === 'GET' && !/\bno-store\b/.test(cacheControl);

interface SuccessOptions {
  /** Of a JSON response. */
  readonly schema: Schema;
  readonly example: unknown;
}

export function buildSuccessResponse(
  endpoint: ValidatedEndpoint,
  { schema, example }: SuccessOptions,
): ApiResponse {
  const headers = buildSuccessHeaders(endpoint);
  const content = buildSuccessContent(endpoint.response, { schema, example });
  return {
    description: endpoint.response === 'nothing' ? 'Done; without a body.' : 'Success.',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(content && { content }),
  };
}

const buildSuccessHeaders = (endpoint: ValidatedEndpoint): NonNullable<ApiResponse['headers']> => ({
  ...(isConditional(endpoint) && {
    ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } },
  }),
  ...(endpoint.paginated && {
    'X-Total-Count': {
      description: 'Number of all matches.',
      schema: { type: 'integer', minimum: 0 },
    },
  }),
  ...(endpoint.response === 'csv' && {
    'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } },
  }),
});

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

function buildSuccessContent(
  response: ValidatedEndpoint['response'],
  { schema, example }: SuccessOptions,
): Content | undefined {
  switch (response) {
    case 'nothing':
      return undefined;
    case 'csv':
      return {
        'text/csv': { schema: { type: 'string' }, examples: { sample: { value: example } } },
      };
    case 'image':
      return Object.fromEntries(
        imageTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      );
    default:
      return { 'application/json': { schema, examples: { sample: { value: example } } } };
  }
}
