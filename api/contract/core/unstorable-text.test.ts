import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../index';
import type { ValidatedEndpoint } from './endpoint';
import { unstorableMessage } from './fields';
import { parseRequest, type RequestErrorFactories } from './parse-request';

class RejectedError extends Error {
  constructor(readonly issues: Parameters<RequestErrorFactories['invalid']>[1] = []) {
    super('rejected');
  }
}

const errors: RequestErrorFactories = {
  notFound: () => new RejectedError(),
  invalid: (_, issues) => new RejectedError(issues),
};

const baseEndpoint: ValidatedEndpoint = {
  method: 'POST',
  path: '/api/anything',
  access: 'public',
  cacheControl: 'no-store',
  response: v.any(),
};

/** Undefined if the request is rejected. */
function parse(part: 'params' | 'query' | 'body', schema: v.GenericSchema, value: unknown) {
  try {
    return parseRequest({ ...baseEndpoint, [part]: schema }, { [part]: value }, errors);
  } catch (error) {
    if (error instanceof RejectedError) return undefined;
    throw error;
  }
}

interface Field {
  readonly field: string;
  readonly part: 'params' | 'query' | 'body';
  readonly schema: v.GenericSchema;
}

const getEntries = (schema: object): [string, v.GenericSchema][] =>
  'entries' in schema ? Object.entries(schema.entries as Record<string, v.GenericSchema>) : [];

const fields: readonly Field[] = Object.entries(endpoints).flatMap(
  ([name, endpoint]: [string, ValidatedEndpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      getEntries(endpoint[part] ?? {}).map(([key, schema]) => ({
        field: `${name} ${part}.${key}`,
        part,
        schema: v.object({ [key]: schema }),
      })),
    ),
);

const unstorable = ['a\0b', 'a\ud800b'];

describe('parseRequest with text that no database can store', () => {
  test('covers every field of every endpoint', () => {
    expect(fields.length).toBeGreaterThan(80);
  });

  test.each(fields)('rejects or drops it in $field', ({ field, part, schema }) => {
    const key = field.slice(field.lastIndexOf('.') + 1);
    for (const text of unstorable) {
      for (const value of [text, [text], { es: { name: text } }, { es: text }]) {
        const parsed = JSON.stringify(parse(part, schema, { [key]: value })) ?? '';
        expect(parsed).not.toMatch(/\\u0000|\\ud800/);
      }
    }
  });

  test('reports the path of a deeply nested value', () => {
    const body = v.object({ lines: v.array(v.object({ name: v.string() })) });
    const input = { lines: [{ name: 'fig' }, { name: 'f\0g' }], language: 'es' };
    const parseInvalid = () => parseRequest({ ...baseEndpoint, body }, { body: input }, errors);
    expect(parseInvalid).toThrow(
      expect.objectContaining({
        issues: [{ path: 'lines.1.name', message: unstorableMessage.es }],
      }),
    );
  });
});
