import { expect, type Frame, type Page } from '@playwright/test';

/** Infinite animations are ignored. */
export const waitForAnimations = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

/** Polls, because a resized layout may take a frame or two. */
export const expectNoOverflow = (page: Page | Frame, state = ''): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      `overflow ${state}`,
    )
    .toBe(0);
