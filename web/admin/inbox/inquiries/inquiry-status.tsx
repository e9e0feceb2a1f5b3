import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { setEventInquiryStatus } from '#contract/event-inquiries/admin-endpoints';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import { type EventInquiryStatus, eventInquiryStatuses } from '#contract/event-inquiries/rules';
import type { StatusDefinition } from '../status-display';

export const inquiryStatus: StatusDefinition<EventInquiryRecord, EventInquiryStatus> = {
  endpoint: setEventInquiryStatus,
  values: eventInquiryStatuses,
  appearances: {
    New: { label: msg({ message: 'New', context: 'inquiry' }), tone: 'warning' },
    Quoted: { label: msg({ message: 'Quoted', context: 'inquiry' }), tone: 'info' },
    Booked: { label: msg({ message: 'Booked', context: 'inquiry' }), tone: 'positive' },
    Declined: { label: msg({ message: 'Declined', context: 'inquiry' }), tone: 'critical' },
  },
  describe: ({ name }) => <Trans>Event inquiry from {name}</Trans>,
  successMessage: msg`Inquiry status updated successfully`,
  errorMessage: msg`Failed to update inquiry status`,
};
