import { initialSchema } from './0001-shop';
import { submissions } from './0002-enquiries';
import { settings } from './0003-settings';
import { orders } from './0004-orders';
import { mediaLibraryColumns } from './0005-media-library';
import { sessions } from './0006-sessions';
import { deletedProducts } from './0007-deleted-products';
import { inboxColumns } from './0008-enquiry-lists';
import { visitors } from './0009-visitors';
import { folderKeys } from './0010-folder-keys';
import { searchableAlt } from './0011-searchable-alt';
import { productImports } from './0012-product-imports';
import { productOptions } from './0013-product-options';
import { orderDetails } from './0014-order-details';
import { emailQueue } from './0015-email-queue';
import { archive } from './0016-archive';
import { productFacts } from './0017-product-facts';
import { eventInquiries } from './0018-event-inquiries';
import { restockRequests } from './0019-restock-requests';
import { imageSpots } from './0020-image-spots';
import { sharedState } from './0021-shared-state';
import { secondFactor } from './0022-second-factor';
import { unchangedRows } from './0023-unchanged-rows';
import { straightQuotes } from './0025-straight-quotes';
import type { Migration } from './migration';

export const migrations: readonly Migration[] = [
  initialSchema,
  submissions,
  settings,
  orders,
  mediaLibraryColumns,
  sessions,
  deletedProducts,
  inboxColumns,
  visitors,
  folderKeys,
  searchableAlt,
  productImports,
  productOptions,
  orderDetails,
  emailQueue,
  archive,
  productFacts,
  eventInquiries,
  restockRequests,
  imageSpots,
  sharedState,
  secondFactor,
  unchangedRows,
  straightQuotes,
];
