import { Trans } from '@lingui/react/macro';
import type { BilingualText } from '#contract/core/language';
import type { KeptMessage } from '#contract/inbox/admin-schema';
import { EnquiryDialog } from '../enquiries/EnquiryDialog';
import { Fact, Facts } from '../enquiries/Facts';
import { replyAddress } from '../enquiries/reply';
import { SenderFacts } from '../enquiries/SenderFacts';
import type { Enquiries } from '../enquiries/use-enquiries';
import type { Reader } from '../enquiries/use-reader';

const withoutSubject: BilingualText = {
  en: 'Your message to La Higuera',
  es: 'Tu mensaje a La Higuera',
};

const subjectOfReply = ({ subject }: KeptMessage): BilingualText =>
  subject === null ? withoutSubject : { en: `Re: ${subject}`, es: `Re: ${subject}` };

interface MessageDialogProps {
  readonly message: KeptMessage;
  readonly list: Enquiries<KeptMessage>;
  readonly reader: Reader<KeptMessage>;
}

/** A message, to be read and answered. */
export function MessageDialog({ message, list, reader }: MessageDialogProps) {
  const { name, subject, message: text } = message;
  const reply = replyAddress(message, subjectOfReply(message));
  return (
    <EnquiryDialog
      title={<Trans>Message from {name}</Trans>}
      row={message}
      list={list}
      reader={reader}
      reply={reply}
    >
      <Facts>
        <SenderFacts row={message} dateLabel={<Trans>Date</Trans>} reply={reply} />
        <Fact label={<Trans>Subject</Trans>} wide>
          {subject ?? <Trans>No subject</Trans>}
        </Fact>
        <Fact label={<Trans>Message</Trans>} wide>
          {text}
        </Fact>
      </Facts>
    </EnquiryDialog>
  );
}
