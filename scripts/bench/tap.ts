import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** How long a finger rests on the screen. */
const tapMilliseconds = 80;

/**
 * Playwright's own tap takes no time, so that the page would have to handle its beginning after its end, and adds
 * listeners of its own.
 */
export async function tap(devtools: CDPSession, target: Locator): Promise<void> {
  // Waits until it's in view and doesn't move.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be tapped is not shown.');
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [center] });
  await setTimeout(tapMilliseconds);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
