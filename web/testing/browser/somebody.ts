import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** Somebody whom the shop has not seen yet, as its limits see people. */
export async function asSomebodyNew({ context }: { context: BrowserContext }): Promise<void> {
  const part = () => randomInt(1, 255);
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
}
