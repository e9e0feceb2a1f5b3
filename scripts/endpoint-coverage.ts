import { hasPostgres } from '../api/testing/postgres-server';
import { readEndpointRecords } from '../mocks/testing/endpoint-records';
import { findCoverageErrors, formatEndpointTable } from './testing/endpoint-coverage';

const calls = readEndpointRecords();
console.log(formatEndpointTable(calls));
const errors = findCoverageErrors(calls, hasPostgres() ? [] : ['PostgreSQL']);
for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;
