import type { Page } from '@playwright/test';

/** Waits until whatever moves or fades has come to rest; what never does is not waited for. */
export const motionless = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
