import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  archiveContactMessage,
  exportContactMessages,
  listContactMessages,
  markContactMessage,
} from '#contract/inbox/admin-endpoints';
import { defineInbox } from '../define-inbox';
import { InboxTab } from '../InboxTab';
import { columns } from './columns';
import { MessageDetail } from './MessageDetail';

const inbox = defineInbox({
  endpoints: {
    list: listContactMessages,
    export: exportContactMessages,
    setRead: markContactMessage,
    setArchived: archiveContactMessage,
  },
  columns,
  texts: {
    title: msg`Contact Messages`,
    search: <Trans>Search messages</Trans>,
    empty: <Trans>No messages found</Trans>,
    failed: <Trans>Error loading contact messages. Please try again.</Trans>,
  },
  Detail: MessageDetail,
});

export const MessagesTab = () => <InboxTab inbox={inbox} />;
