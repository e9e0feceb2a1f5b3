import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { endpoints } from '#contract/index';
import { mockAdmin } from '../../mocks/mock-admin';
import { createSchemaConverter } from './component-schemas';
import { readContractSources } from './contract-sources';
import { passwordPlaceholder } from './examples/accounts';
import { generateApiDocs } from './generate-api-docs';
import { getExample, type OpenApiDocument } from './openapi';
import { countReferences } from './walk-schemas';
import { listOperations } from './write-reference';

const projectFolder = join(import.meta.dirname, '../..');

const readProjectFile = (path: string) => readFile(join(projectFolder, path), 'utf8');

let document: OpenApiDocument;
let files: Readonly<Record<string, string>>;
beforeAll(async () => {
  ({ document, files } = await generateApiDocs());
});

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  test('and the reference in docs are up to date: otherwise run `npm run api-docs`', async () => {
    for (const [path, content] of Object.entries(files)) {
      expect(await readProjectFile(path), path).toBe(content);
    }
  });

  test('has an example response for every endpoint that answers with JSON or CSV', () => {
    const missing = listOperations(document).filter(({ operation: { responses } }) => {
      const content = Object.entries(responses).flatMap(([status, response]) =>
        status.startsWith('2') && 'content' in response ? [response.content] : [],
      )[0];
      const isText = Object.keys(content ?? {}).some((type) => /json|csv/.test(type));
      return isText && getExample(content) === undefined;
    });
    expect(missing.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test("has a placeholder for the admin's password", () => {
    expect(JSON.stringify(document)).toContain(passwordPlaceholder);
    expect(JSON.stringify(document)).not.toContain(mockAdmin.password);
  });

  test('describes fields by their comments in the contract', () => {
    const { OrderRecord: order, Product: product } = document.components.schemas;
    expect(order?.properties?.number?.description).toBe(
      'Order number shown to customers, such as LH-1001.',
    );
    expect(product?.properties?.version?.description).toMatch(/^Increases with every change;/);
  });

  test('refers only to components that it has', () => {
    const references = JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
    const components: Readonly<Record<string, object>> = document.components;
    const missing = [...references].filter(([, kind = '', name = '']) => {
      const { [kind]: found } = components;
      return !found || !(name in found);
    });
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  test('has a component for every object that is used twice', async () => {
    const { schemaNames } = await readContractSources();
    const schemas = Object.values<ValidatedEndpoint>(endpoints).flatMap(({ body, response }) => [
      ...(body ? [body] : []),
      ...(typeof response === 'string' ? [] : [response]),
    ]);
    const unnamed = [...countReferences([problem, ...schemas])].flatMap(([schema, count]) =>
      count > 1 && 'entries' in schema && !schemaNames.has(schema)
        ? [Object.keys(v.parse(v.looseObject({}), schema.entries)).join()]
        : [],
    );
    expect(unnamed, 'fields of objects to export from the contract').toEqual([]);
  });
});

describe('createSchemaConverter', () => {
  const convert = (schema: v.GenericSchema) =>
    createSchemaConverter({
      bodies: [schema],
      responses: [],
      parameters: [],
      schemaNames: new Map(),
      fieldComments: new Map(),
    }).convert(schema, 'input');

  test('throws on an action that it does not know', () => {
    expect(() => convert(v.pipe(v.string(), v.creditCard()))).toThrow('credit_card');
  });

  test('describes a check by its message', () => {
    expect(
      convert(
        v.pipe(
          v.string(),
          v.check((text) => text !== 'fig', 'No figs.'),
        ),
      ),
    ).toEqual({
      type: 'string',
      description: 'No figs.',
    });
  });

  test('keeps the limits after a transformation', () => {
    const limit = v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(500),
    );
    expect(convert(limit)).toEqual({ type: 'integer', minimum: 1, maximum: 500 });
  });

  test('requires a field whose default is invalid', () => {
    const name = v.optional(v.pipe(v.string(), v.nonEmpty()), '');
    expect(convert(v.object({ name, notes: v.optional(v.string(), '') }))).toMatchObject({
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1 }, notes: { default: '' } },
    });
  });
});
