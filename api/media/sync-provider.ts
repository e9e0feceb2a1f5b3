import type { Logger } from 'pino';
import {
  type BackgroundTask,
  createDelay,
  type Delay,
  repeatInBackground,
} from '../platform/repeat-in-background';
import { createFileImport, type ImportDependencies } from './import-files';

/** Longer than any upload takes. */
const intervalMs = 15 * 60 * 1000;

interface SyncDependencies extends ImportDependencies {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Imports new images from Publitio, now and at intervals. */
export const startProviderSync = (
  dependencies: SyncDependencies,
  delay: Delay = createDelay(intervalMs),
): BackgroundTask =>
  repeatInBackground(createFileImport(dependencies), {
    delay,
    onError: (err) =>
      dependencies.logger.warn({ err }, 'The files at Publitio could not be imported in this run.'),
  });
