import { installAdoptedStyleSheets } from './adopted-style-sheets';
import { installAnimations } from './animations';
import { installIntersectionObserver } from './intersection-observer';
import { installMatchMedia } from './match-media';
import { installScrolling } from './scrolling';

/** Gives the test's document what browsers have and jsdom lacks, as if freshly opened. */
export function installStandIns(): void {
  installAdoptedStyleSheets();
  installAnimations();
  installIntersectionObserver();
  installMatchMedia();
  installScrolling();
}
