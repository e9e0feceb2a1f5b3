import type { Logger } from 'pino';
import { type AdoptionParts, createAdoption } from './adopt-files';
import { createDelay, type Pause, type Repeated, repeatInBackground } from './repeat-in-background';

/** Longer than any upload takes. */
const interval = 15 * 60 * 1000;

interface SyncDependencies extends AdoptionParts {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Imports new images from Publitio, now and at intervals. */
export const startProviderSync = (
  parts: SyncDependencies,
  pause: Pause = createDelay(interval),
): Repeated =>
  repeatInBackground(createAdoption(parts), {
    pause,
    onError: (err) =>
      parts.logger.warn({ err }, 'The files at Publitio could not be imported in this run.'),
  });
