import type { Knex } from 'knex';
import type { PasswordVerifier } from './accounts/password-verifier';
import { accountRoutes } from './accounts/routes';
import { catalogAdminRoutes } from './catalog/admin-routes';
import { catalogCsvRoutes } from './catalog/csv-routes';
import { createProductStore } from './catalog/product-store';
import { catalogRoutes } from './catalog/routes';
import type { DiskReserve } from './disk-reserve';
import type { Handlers } from './dispatch/handler';
import type { FetchImage } from './media/fetch-remote-image';
import { createFolderStore } from './media/folder-store';
import { createUploadReceiver } from './media/receive-upload';
import { type MediaDependencies, mediaRoutes } from './media/routes';
import type { CacheVersion } from './platform/cache-version';
import { settingsRoutes } from './settings/routes';
import { createSettingsStore } from './settings/settings-store';
import { inboxRoutes } from './submissions/inbox-routes';
import { submissionRoutes } from './submissions/routes';
import { visitorRoutes } from './visitors/routes';
import type { VisitorCounter } from './visitors/visitor-counter';

export interface HandlerDependencies {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly media: Omit<MediaDependencies, 'folders' | 'receiveUpload' | 'clock'>;
  /** Fetches images that are uploaded by URL. */
  readonly fetchImage: FetchImage;
  readonly visitors: VisitorCounter;
  readonly passwordVerifier: PasswordVerifier;
  readonly reserve: Pick<DiskReserve, 'release'>;
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { database, cacheVersion, fetchImage, visitors, clock } = dependencies;
  const folders = createFolderStore(database, cacheVersion);
  const receiveUpload = createUploadReceiver({ ...dependencies.media, folders, fetchImage, clock });
  const media = { ...dependencies.media, folders, clock, receiveUpload };
  const products = createProductStore(database, cacheVersion);
  return {
    ...catalogRoutes(products),
    ...catalogCsvRoutes(dependencies),
    ...catalogAdminRoutes(dependencies),
    ...mediaRoutes(media),
    ...submissionRoutes({ ...media, cacheVersion }),
    ...inboxRoutes(dependencies),
    ...settingsRoutes(createSettingsStore(database, cacheVersion, clock), products),
    ...accountRoutes(dependencies),
    ...visitorRoutes(visitors),
  };
}
