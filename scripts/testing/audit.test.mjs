import { expect, test } from 'vitest';
import { parseAudit } from './audit.mjs';

/** @param {Readonly<Record<string, string>>} severities by package */
const buildReport = (severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [
        name,
        { name, severity, range: '<1.2.3' },
      ]),
    ),
  });

const shipped = new Set(['koa', 'knex', 'swr', 'idb']);

test('parseAudit lists shipped packages with high and critical vulnerabilities only', () => {
  const output = buildReport({
    koa: 'high',
    knex: 'critical',
    swr: 'moderate',
    idb: 'low',
    vitest: 'critical',
  });
  expect(parseAudit(output, shipped).vulnerable).toEqual([
    'koa <1.2.3: high',
    'knex <1.2.3: critical',
  ]);
});

test('parseAudit finds nothing in a report without vulnerabilities', () => {
  expect(parseAudit(buildReport({}), shipped)).toEqual({ vulnerable: [], reason: '' });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
  ['', 'npm audit printed no report.'],
])('parseAudit says why there is no answer: %j', (output, reason) => {
  expect(parseAudit(output, shipped)).toEqual({ vulnerable: undefined, reason });
});
