import { Trans } from '@lingui/react/macro';
import type { BilingualText } from '#contract/core/language';
import type { ContactMessageRecord } from '#contract/inbox/admin-schema';
import { DetailDialog, type DetailProps } from '../DetailDialog';
import { DetailItem, DetailList } from '../DetailList';
import { buildReplyUrl } from '../reply';
import { SenderDetails } from '../SenderDetails';

const defaultReplySubject: BilingualText = {
  en: 'Your message to La Higuera',
  es: 'Tu mensaje a La Higuera',
};

const toReplySubject = ({ subject }: ContactMessageRecord): BilingualText =>
  subject === null ? defaultReplySubject : { en: `Re: ${subject}`, es: `Re: ${subject}` };

export function MessageDetail({ item, navigation }: DetailProps<ContactMessageRecord>) {
  const { name, subject, message } = item;
  const replyUrl = buildReplyUrl(item, toReplySubject(item));
  return (
    <DetailDialog
      title={<Trans>Message from {name}</Trans>}
      item={item}
      navigation={navigation}
      replyUrl={replyUrl}
    >
      <DetailList>
        <SenderDetails item={item} dateLabel={<Trans>Date</Trans>} replyUrl={replyUrl} />
        <DetailItem label={<Trans>Subject</Trans>} wide>
          {subject ?? <Trans>No subject</Trans>}
        </DetailItem>
        <DetailItem label={<Trans>Message</Trans>} wide>
          {message}
        </DetailItem>
      </DetailList>
    </DetailDialog>
  );
}
