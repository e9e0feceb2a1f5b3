import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { isOnMocks } from './test';

/** Headers of a new client for the rate limits of a server behind a proxy. */
export function createClientHeaders(): Record<string, string> {
  const octet = () => randomInt(1, 255);
  return { 'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}` };
}

/** Simulates a new client for the rate limits, which the mocks don't have. */
export async function setRandomClientIp({ context }: { context: BrowserContext }): Promise<void> {
  if (!isOnMocks()) await context.setExtraHTTPHeaders(createClientHeaders());
}
