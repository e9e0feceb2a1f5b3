import { installAdoptedStyleSheets } from './adopted-style-sheets';
import { installAnimations } from './animations';
import { installComputedStyle } from './computed-style';
import { installIndexedDb } from './indexed-db';
import { installIntersectionObserver } from './intersection-observer';
import { installLayout } from './layout';
import { installLocks } from './locks';
import { installMatchMedia } from './match-media';
import { installMultipart } from './multipart';
import { installObjectUrls } from './object-urls';
import { installPointerCapture } from './pointer-capture';
import { installResizeObserver } from './resize-observer';
import { installScrolling } from './scrolling';
import { installSearchElement } from './search-element';
import { installWebStorage } from './web-storage';

/** Resets the polyfills, as in a newly opened document. */
export function installPolyfills(): void {
  installAdoptedStyleSheets();
  installAnimations();
  installComputedStyle();
  installIndexedDb();
  installIntersectionObserver();
  installLayout();
  installLocks();
  installMatchMedia();
  installMultipart();
  installObjectUrls();
  installPointerCapture();
  installResizeObserver();
  installScrolling();
  installSearchElement();
  installWebStorage();
}
