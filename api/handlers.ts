import type { Knex } from 'knex';
import type { PasswordVerifier } from './accounts/passwords';
import { accountRoutes } from './accounts/routes';
import { catalogAdminRoutes } from './catalogue/admin-routes';
import { catalogCsvRoutes } from './catalogue/csv-routes';
import { catalogRoutes } from './catalogue/routes';
import { createProductStore } from './catalogue/store';
import type { DiskReserve } from './disk-reserve';
import type { Handlers } from './dispatch/handler';
import { inboxRoutes } from './enquiries/admin-routes';
import { submissionRoutes } from './enquiries/routes';
import { createFolderStore } from './media/folder-store';
import { createUploadReceiver } from './media/receive-upload';
import type { FetchImage } from './media/remote-picture';
import { type MediaDependencies, mediaRoutes } from './media/routes';
import type { CacheVersion } from './platform/cache-version';
import { settingsRoutes } from './settings/routes';
import { createSettingsStore } from './settings/store';
import { visitorRoutes } from './visitors/routes';
import type { VisitorCounter } from './visitors/visitors';

export interface HandlerDependencies {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly media: Omit<MediaDependencies, 'folders' | 'receiveUpload' | 'clock'>;
  /** Fetches images that are uploaded by URL. */
  readonly fetchImage: FetchImage;
  readonly visitors: VisitorCounter;
  readonly passwords: PasswordVerifier;
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
