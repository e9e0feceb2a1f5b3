import { expect, test } from 'vitest';
import { getNodeVersionError } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1', '100.0.0'])(
  'getNodeVersionError accepts Node %s',
  (version) => {
    expect(getNodeVersionError(version)).toBeUndefined();
  },
);

test.each(['20.18.3', '18.20.8', '9.99.0'])('getNodeVersionError rejects Node %s', (version) => {
  expect(getNodeVersionError(version)).toContain(
    `needs Node 20.19 or newer; this is Node ${version}.`,
  );
});
