import * as v from 'valibot';
import type { FilesSpec, ValidatedEndpoint } from '#contract/core/endpoint';
import type { SchemaConverter } from './component-schemas';
import type { ExampleRequest } from './examples/example';
import type { Content, Operation, Parameter, Schema } from './openapi';
import { isConditional } from './responses';

type Convert = SchemaConverter['convert'];

export function buildParameters(
  endpoint: ValidatedEndpoint,
  { params = {}, query = {} }: ExampleRequest,
  convert: Convert,
): NonNullable<Operation['parameters']> {
  return [
    ...buildPlaceParameters('path', endpoint.params, params, convert),
    ...buildPlaceParameters('query', endpoint.query, query, convert),
    ...(endpoint.form || endpoint.idempotent
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
    ...(isConditional(endpoint) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ];
}

function buildPlaceParameters(
  place: 'path' | 'query',
  schema: v.GenericSchema | undefined,
  examples: Readonly<Record<string, unknown>>,
  convert: Convert,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = convert(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
    ...(name in examples && { example: examples[name] }),
  }));
}

/** For parameters that many endpoints have. */
export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A new UUID for each submission. A repeat with the same key and body is done once and answered like the first; with another body, it is answered 422.',
    schema: { type: 'string', format: 'uuid' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag of an earlier response. Answered 304 without a body if it is still current.',
    schema: { type: 'string' },
  },
};

export function buildRequestBody(
  endpoint: ValidatedEndpoint,
  example: ExampleRequest,
  convert: Convert,
): Operation['requestBody'] {
  const { body, files } = endpoint;
  if (!body && !files) return undefined;
  const schema = body ? convert(body, 'input') : {};
  if (!files) return { required: true, content: buildJson(schema, example.body) };
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          allOf: [schema, buildFilesSchema(files)],
        },
        examples: { sample: { value: buildFormExample(files, example) } },
      },
      ...(files.alternativeField !== undefined && { 'application/json': { schema } }),
    },
  };
}

const buildJson = (schema: Schema, example: unknown): Content => ({
  'application/json': { schema, examples: { sample: { value: example } } },
});

function buildFilesSchema({ field, minFiles, maxFiles, maxFileBytes }: FilesSpec) {
  const file = {
    type: 'string',
    format: 'binary',
    description: `At most ${formatMegabytes(maxFileBytes)}.`,
  };
  const isSingle = maxFiles === 1;
  return {
    type: 'object',
    properties: {
      [field]: isSingle
        ? file
        : { type: 'array', items: file, minItems: minFiles, maxItems: maxFiles },
    },
    required: [field],
  };
}

/** The example has names of files instead of their bytes. */
const buildFormExample = (
  { field, maxFiles }: FilesSpec,
  { body = {}, files = [] }: ExampleRequest,
) => ({
  ...v.parse(v.looseObject({}), body),
  [field]: maxFiles === 1 ? files[0] : files,
});

const formatMegabytes = (bytes: number): string =>
  `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
