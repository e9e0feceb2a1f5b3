import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createClient } from '../../api/conformance/create-client';
import { allDatabases } from '../../api/conformance/databases';
import { createSequenceReset } from '../../api/conformance/reuse-unused-ids';
import { testAdmin } from '../../api/testing/admin-client';
import { startTestServer } from '../../api/testing/test-server';
import { addSubmissions } from '../../mocks/scenario-data';
import { endpointNames } from './build-document';
import { createDocumentValidator } from './document-validator';
import { buildDocumentedRequests } from './documented-requests';
import { exampleTime, insertExampleRows } from './example-shop';
import { passwordPlaceholder } from './examples/accounts';
import type { OpenApiDocument } from './openapi';

const file = join(import.meta.dirname, '../../api/openapi.json');
const text = await readFile(file, 'utf8');
const document: OpenApiDocument = JSON.parse(
  text.replaceAll(passwordPlaceholder, testAdmin.password),
);
const requests = await buildDocumentedRequests(document, endpointNames);
const validator = createDocumentValidator(document);

describe.each(allDatabases)(
  'the examples of the API reference on %s',
  async (_name, openDatabase) => {
    const clock = () => exampleTime;
    const server = await startTestServer({
      clock,
      trustedProxies: 1,
      ...(openDatabase && { openDatabase }),
    });
    afterAll(server.close);
    const { database } = server;
    await addSubmissions(database, new Set(), { now: exampleTime, hasSampleSubmissions: true });
    await database('administrators').insert({
      id: 2,
      username: 'marisol',
      password_hash: 'none',
      created_at: exampleTime.toISOString(),
    });
    await insertExampleRows(database);
    await createSequenceReset(database)();
    const send = createClient(server);

    test.each(requests)('$method $path is answered as documented', async (request) => {
      const { status, text, headers } = await send({
        ...request,
        ...(request.isAdmin && { as: 'admin' }),
      });
      expect({ status, ...(status === request.status ? {} : { text }) }).toEqual({
        status: request.status,
      });
      if (!String(headers['content-type']).startsWith('application/json')) return;
      expect(validator.findErrors(request, status, JSON.parse(text))).toEqual([]);
    });
  },
);
