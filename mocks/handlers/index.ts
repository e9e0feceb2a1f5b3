import type { MockImplementations } from '../http/implementation';
import { catalogue } from './catalogue';
import { enquiries } from './enquiries';
import { enquiryChanges } from './enquiry-changes';
import { enquiryLists } from './enquiry-lists';
import { media } from './media';
import { mediaWrites } from './media-writes';
import { orders } from './orders';
import { productDeletions } from './product-deletions';
import { productImageWrites } from './product-image-writes';
import { productTables } from './product-table';
import { productWrites } from './product-writes';
import { session } from './session';
import { settings } from './settings';
import { visitors } from './visitors';

/** The mock of every endpoint of the contract. */
export const implementations: MockImplementations = {
  ...catalogue,
  ...enquiries,
  ...enquiryChanges,
  ...enquiryLists,
  ...media,
  ...mediaWrites,
  ...orders,
  ...productDeletions,
  ...productImageWrites,
  ...productWrites,
  ...productTables,
  ...session,
  ...settings,
  ...visitors,
};
