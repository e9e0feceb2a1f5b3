import type { Logger } from 'pino';
import { type AdoptionParts, createAdoption } from './adopt-files';
import { type Pause, pauseOf, type Repeated, repeatInBackground } from './repeat-in-background';

/** Milliseconds from one look at Publitio to the next. It is longer than any upload takes. */
const interval = 15 * 60 * 1000;

interface KeptAdoptionParts extends AdoptionParts {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Takes what is at Publitio into the library, now and from time to time. `pause` waits in between. */
export const keepAdopting = (
  parts: KeptAdoptionParts,
  pause: Pause = pauseOf(interval),
): Repeated =>
  repeatInBackground(createAdoption(parts), {
    pause,
    onFault: (err) =>
      parts.logger.warn({ err }, 'What is at Publitio could not be looked through this time.'),
  });
