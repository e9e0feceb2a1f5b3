import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server';
import { createClient } from '../create-client';
import { otherDatabases } from '../databases';
import { fixedTime } from '../fixed-time';
import { requests } from '../requests';
import { createSequenceReset, mayUseId } from '../reuse-unused-ids';
import { arbitraryRequest } from './arbitrary-request';
import { findDifferences, findErrors } from './find-differences';
import { sendWithTimeLimit } from './send-with-time-limit';

/** `npm run soak -- requests` sends 20,000 others. */
const requestCount = 250;

let now = fixedTime.getTime();
const options = { trustedProxies: 1, clock: () => new Date(now), wait: async () => undefined };

/** PostgreSQL where it's installed. */
const [databaseName, openDatabase] = otherDatabases.at(-1) ?? [];

const reference = await startTestServer(options);
const server = await startTestServer({ ...options, ...(openDatabase && { openDatabase }) });
afterAll(() => Promise.all([reference.close(), server.close()]));
const sendToReference = sendWithTimeLimit(createClient(reference));
const send = sendWithTimeLimit(createClient(server));
const reuseIds = createSequenceReset(server.database);

test(`${requestCount} random requests are answered without server errors, and by ${databaseName} as by a SQLite file`, async () => {
  const property = fc.asyncProperty(arbitraryRequest(requests), async (request) => {
    // Rows of the same moment would be sorted by random ids.
    now += 1000;
    const expected = await sendToReference(request);
    const response = await send(request);
    if (mayUseId(request, response)) await reuseIds();
    expect(findErrors(request, expected)).toEqual([]);
    expect(findErrors(request, response)).toEqual([]);
    expect(findDifferences(request, response, expected)).toEqual([]);
  });
  await fc.assert(property, { seed: 20_261_126, numRuns: requestCount });
});
