import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueryObserver } from '../database/query-observer';
import type { RequestObserver } from '../http/observe-requests';
import { createGauges, type GaugeSources } from './gauges';
import { getRequestKind } from './request-kind';

/** Seconds: from a cached page to an image that waited for the full queue. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Seconds; statements are ended after about two. */
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Metrics {
  readonly observeRequest: RequestObserver;
  readonly observeQuery: QueryObserver;
  /** Adds the gauges, whose sources exist later than the observers are needed. */
  addGauges(sources: GaugeSources): void;
  /** In the text format of Prometheus. Does not wait for a database that is away. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

interface MetricsOptions {
  readonly version: string;
  /** Statements that take longer count as slow. */
  readonly slowQueryMs: number;
}

/** Counts requests and statements. Labels have few values and no personal data. */
export function createMetrics({ version, slowQueryMs }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Of the process and of Node.js, such as the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'higuera_build_info',
    help: 'Always 1; the version is a label.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const requests = new Counter({
    name: 'higuera_http_requests_total',
    help: 'Requests by kind, endpoint of the API and class of the status.',
    labelNames: ['kind', 'endpoint', 'status'],
    registers,
  });
  const requestDurations = new Histogram({
    name: 'higuera_http_request_duration_seconds',
    help: 'Time until a response was sent, or its client left.',
    labelNames: ['kind', 'endpoint'],
    buckets: requestBuckets,
    registers,
  });
  const cacheResults = new Counter({
    name: 'higuera_response_cache_requests_total',
    help: 'Requests for responses that can be cached: hit or miss.',
    labelNames: ['result'],
    registers,
  });
  const statementDurations = new Histogram({
    name: 'higuera_database_statement_duration_seconds',
    help: 'Time that statements took, failed ones too.',
    labelNames: ['statement'],
    buckets: statementBuckets,
    registers,
  });
  const slowStatements = new Counter({
    name: 'higuera_database_slow_statements_total',
    help: 'Statements that took longer than SLOW_QUERY_MS.',
    registers,
  });
  let updateGauges = async () => {};

  return {
    observeRequest(request) {
      const { endpoint = '', status, milliseconds, cache } = request;
      const kind = getRequestKind(request);
      requests.inc({ kind, endpoint, status: `${Math.floor(status / 100)}xx` });
      requestDurations.observe({ kind, endpoint }, milliseconds / 1000);
      if (cache !== 'none') cacheResults.inc({ result: cache });
    },

    observeQuery({ sql, milliseconds }) {
      statementDurations.observe({ statement: getStatement(sql) }, milliseconds / 1000);
      if (milliseconds > slowQueryMs) slowStatements.inc();
    },

    addGauges(sources) {
      updateGauges = createGauges(registry, sources);
    },

    async render() {
      await updateGauges();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

const statements = ['select', 'insert', 'update', 'delete'];

const getStatement = (sql: string): string => {
  const [word = ''] = sql.trimStart().split(/\s/, 1);
  return statements.find((statement) => statement === word.toLowerCase()) ?? 'other';
};
