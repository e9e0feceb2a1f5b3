import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  archiveEventInquiry,
  exportEventInquiries,
  listEventInquiries,
  markEventInquiry,
} from '#contract/event-inquiries/admin-endpoints';
import { defineInbox } from '../define-inbox';
import { EventDateFilters } from '../EventDateFilters';
import { InboxTab } from '../InboxTab';
import { columns } from './columns';
import { InquiryDetail } from './InquiryDetail';
import { inquiryStatus } from './inquiry-status';

const inbox = defineInbox({
  endpoints: {
    list: listEventInquiries,
    export: exportEventInquiries,
    setRead: markEventInquiry,
    setArchived: archiveEventInquiry,
  },
  columns,
  status: inquiryStatus,
  texts: {
    title: msg`Event Inquiries`,
    search: <Trans>Search inquiries</Trans>,
    empty: <Trans>No event inquiries found</Trans>,
    failed: <Trans>Error loading event inquiries. Please try again.</Trans>,
  },
  Filters: EventDateFilters,
  Detail: InquiryDetail,
});

export const InquiriesTab = () => <InboxTab inbox={inbox} />;
