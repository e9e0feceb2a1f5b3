import { setTimeout as wait } from 'node:timers/promises';
import type { ConformanceResponse } from '../conformance-request';
import type { RandomRequest } from './break-transport';

export type Send = (request: RandomRequest) => Promise<ConformanceResponse>;

/** Generous, for busy machines: a request that takes longer hangs. */
const timeLimitMs = 20_000;

/** Rejects where a response takes longer than 20 seconds. */
export const sendWithTimeLimit =
  (send: Send): Send =>
  async (request) => {
    const timer = new AbortController();
    const rejectLate = async () => {
      await wait(timeLimitMs, undefined, { signal: timer.signal });
      throw new Error(`No response within ${timeLimitMs / 1000} seconds.`);
    };
    try {
      return await Promise.race([send(request), rejectLate()]);
    } finally {
      timer.abort();
    }
  };
