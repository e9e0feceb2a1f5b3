import type { Knex } from 'knex';
import type { Passwords } from './accounts/passwords';
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
import { createUploads } from './media/receive-upload';
import type { FetchImage } from './media/remote-picture';
import { type Media, mediaRoutes } from './media/routes';
import type { CacheVersion } from './platform/cache-version';
import { settingsRoutes } from './settings/routes';
import { createSettingsStore } from './settings/store';
import { visitorRoutes } from './visitors/routes';
import type { Visitors } from './visitors/visitors';

export interface HandlerParts {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly media: Omit<Media, 'folders' | 'receiveUpload' | 'clock'>;
  /** Fetches images that are uploaded by URL. */
  readonly fetchImage: FetchImage;
  readonly visitors: Visitors;
  readonly passwords: Passwords;
  readonly reserve: Pick<DiskReserve, 'release'>;
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export function createHandlers(parts: HandlerParts): Handlers {
  const { database, cacheVersion, fetchImage, visitors, clock } = parts;
  const folders = createFolderStore(database, cacheVersion);
  const receiveUpload = createUploads({ ...parts.media, folders, fetchImage, clock });
  const media = { ...parts.media, folders, clock, receiveUpload };
  const products = createProductStore(database, cacheVersion);
  return {
    ...catalogRoutes(products),
    ...catalogCsvRoutes(parts),
    ...catalogAdminRoutes(parts),
    ...mediaRoutes(media),
    ...submissionRoutes({ ...media, cacheVersion }),
    ...inboxRoutes(parts),
    ...settingsRoutes(createSettingsStore(database, cacheVersion, clock), products),
    ...accountRoutes(parts),
    ...visitorRoutes(visitors),
  };
}
