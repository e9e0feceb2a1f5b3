import { Trans } from '@lingui/react/macro';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import { getInquiryAreaName, inquiryOccasionNames } from '#contract/event-inquiries/rules';
import {
  createActionsColumn,
  createStatusColumn,
  dateColumn,
  type InboxColumn,
  nameColumn,
} from '../columns';
import * as styles from '../InboxTable.css';
import { formatShortDate } from '../orders/format-short-date';
import { inquiryStatus } from './inquiry-status';

export const columns: readonly InboxColumn<EventInquiryRecord>[] = [
  nameColumn,
  {
    key: 'occasion',
    name: <Trans>Occasion</Trans>,
    cell: ({ occasion }, { language }) => inquiryOccasionNames[occasion][language],
  },
  {
    key: 'event',
    name: <Trans>Event</Trans>,
    sortable: true,
    cell: ({ eventDate }, { language }) =>
      eventDate === null ? (
        <Trans context="event date">Not decided</Trans>
      ) : (
        <span className={styles.noWrap}>{formatShortDate(eventDate, language)}</span>
      ),
  },
  {
    key: 'guests',
    name: <Trans>Guests</Trans>,
    kind: 'number',
    sortable: true,
    cell: ({ guests }) => guests,
  },
  {
    key: 'place',
    name: <Trans>Place</Trans>,
    cell: ({ area }, { language }) => getInquiryAreaName(area)[language],
  },
  createStatusColumn(inquiryStatus),
  dateColumn,
  createActionsColumn(),
];
