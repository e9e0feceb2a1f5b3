import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** Simulates a new client for the rate limits. */
export async function setRandomClientIp({ context }: { context: BrowserContext }): Promise<void> {
  const octet = () => randomInt(1, 255);
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}` });
}
