import { nextIdlePeriod } from '../data/when-idle';
import { layOutWhenNear } from './lay-out-when-near.css';

/** One part at a time, so that a slow phone can react in between. Parts that are added later are laid out at once. */
export async function layOutOffscreenParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(`.${layOutWhenNear}`)) {
    await nextIdlePeriod();
    part.dataset.laidOut = '';
  }
  document.documentElement.dataset.laidOut = '';
}
