import type { Knex } from 'knex';
import { accountRoutes } from './accounts/account-routes';
import type { CreateAttemptCounter } from './accounts/attempt-counter';
import type { PasswordVerifier } from './accounts/password-verifier';
import { secondFactorRoutes } from './accounts/second-factor-routes';
import { sessionRoutes } from './accounts/session-routes';
import { createSignInThrottle } from './accounts/sign-in-throttle';
import { adminProductRoutes } from './catalog/admin-product-routes';
import { productCsvRoutes } from './catalog/product-csv-routes';
import { productRoutes } from './catalog/product-routes';
import { createProductStore } from './catalog/product-store';
import type { DiskReserve } from './disk-reserve';
import type { Handlers } from './dispatch/handler';
import { emailRoutes } from './email/email-routes';
import type { FetchImage } from './media/fetch-remote-image';
import { createFolderStore } from './media/folder-store';
import { type MediaDependencies, publicImageRoutes } from './media/public-image-routes';
import { createUploadReceiver } from './media/receive-upload';
import type { CacheVersion } from './platform/cache-version';
import { settingsRoutes } from './settings/settings-routes';
import { createSettingsStore } from './settings/settings-store';
import { customerRoutes } from './submissions/customer-routes';
import { inboxRoutes } from './submissions/inbox-routes';
import { orderEmailRoutes } from './submissions/order-email-routes';
import { orderRoutes } from './submissions/order-routes';
import { restockRoutes } from './submissions/restock-routes';
import { submissionRoutes } from './submissions/submission-routes';
import { type HostStatus, systemRoutes } from './system/system-routes';
import type { VisitorCounter } from './visitors/visitor-counter';
import { visitorRoutes } from './visitors/visitor-routes';

export interface HandlerDependencies {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly media: Omit<MediaDependencies, 'folders' | 'receiveUpload' | 'clock'>;
  /** Fetches images that are uploaded by URL. */
  readonly fetchImage: FetchImage;
  readonly visitors: VisitorCounter;
  readonly passwordVerifier: PasswordVerifier;
  /** Of attempts to sign in. */
  readonly createCounter: CreateAttemptCounter;
  readonly reserve: Pick<DiskReserve, 'release'>;
  readonly host: HostStatus;
  /** False without a mail account. */
  readonly canSendEmail: boolean;
  /** For links in e-mails. */
  readonly publicOrigin: string | undefined;
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { database, cacheVersion, fetchImage, visitors, clock } = dependencies;
  const folders = createFolderStore(database, cacheVersion);
  const receiveUpload = createUploadReceiver({ ...dependencies.media, folders, fetchImage, clock });
  const media = { ...dependencies.media, folders, clock, receiveUpload };
  const products = createProductStore(database, cacheVersion);
  const throttle = createSignInThrottle(dependencies);
  return {
    ...productRoutes(products),
    ...productCsvRoutes(dependencies),
    ...adminProductRoutes(dependencies),
    ...publicImageRoutes(media),
    ...submissionRoutes({ ...dependencies, ...media }),
    ...inboxRoutes(dependencies),
    ...restockRoutes(dependencies),
    ...customerRoutes({ ...media, database }),
    ...orderRoutes(dependencies),
    ...orderEmailRoutes(dependencies),
    ...settingsRoutes({
      ...dependencies,
      store: createSettingsStore(database, cacheVersion, clock),
      products,
    }),
    ...emailRoutes(dependencies),
    ...systemRoutes(dependencies),
    ...sessionRoutes({ ...dependencies, throttle }),
    ...accountRoutes({ ...dependencies, throttle }),
    ...secondFactorRoutes({ ...dependencies, throttle }),
    ...visitorRoutes(visitors),
  };
}
