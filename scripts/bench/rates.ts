import autocannon from 'autocannon';
import { atLeast, formatGoal, formatMeasurement } from './goal';
import { median } from './median';
import type { RunningServer } from './server';

const rounds = 5;
const seconds = 4;
const connections = 20;

/** Percent of the bare server's rate. */
const rateGoal = atLeast(90);

export const rateHeaders = ['app', 'bare Koa', '% before', `% (${formatGoal(rateGoal)})`];

export const rateNote = `Medians of ${rounds} rounds of ${seconds} s in turns, ${connections} connections.`;

export interface RateRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Percent of the bare server's rate before the first screen was made smaller, measured the same way on two cores. */
  readonly before: string;
}

/** Requests per second of the app and of a bare server at the same path, in alternating rounds, and their ratio. */
export async function measureRates(
  app: RunningServer,
  bare: RunningServer,
  { path, headers, before }: RateRequest,
): Promise<string[]> {
  const appRates: number[] = [];
  const bareRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    appRates.push(await measureRate(`${app.origin}${path}`, headers));
    bareRates.push(await measureRate(`${bare.origin}${path}`, headers));
  }
  const [appRate, bareRate] = [median(appRates), median(bareRates)];
  return [
    appRate.toFixed(0),
    bareRate.toFixed(0),
    before,
    formatMeasurement((appRate / bareRate) * 100, 0, rateGoal),
  ];
}

async function measureRate(url: string, headers: RateRequest['headers']): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.errors + result.non2xx > 0) throw new Error(`${url} did not answer every request.`);
  return result.requests.average;
}
