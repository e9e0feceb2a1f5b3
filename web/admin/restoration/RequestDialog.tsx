import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { BilingualText } from '#contract/core/language';
import type { KeptRequest } from '#contract/inbox/admin-schema';
import type { RequestKind, RequestStatus } from '#contract/inbox/rules';
import { formatMoment } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { EnquiryDialog } from '../enquiries/EnquiryDialog';
import { Fact, Facts } from '../enquiries/Facts';
import { replyAddress } from '../enquiries/reply';
import { SenderFacts } from '../enquiries/SenderFacts';
import { StatusBadge } from '../enquiries/StatusBadge';
import type { Enquiries } from '../enquiries/use-enquiries';
import type { Reader } from '../enquiries/use-reader';
import { RequestKindName } from './RequestKindName';
import { RequestPhotos } from './RequestPhotos';
import { RequestStatusDialog } from './RequestStatusDialog';
import { requestStatus } from './request-status';

const subjects: Readonly<Record<RequestKind, BilingualText>> = {
  'custom-board': {
    en: 'Your custom board at La Higuera',
    es: 'Tu tabla a la medida en La Higuera',
  },
  restoration: {
    en: 'Your restoration at La Higuera',
    es: 'Tu restauración en La Higuera',
  },
};

interface RequestDialogProps {
  readonly request: KeptRequest;
  readonly list: Enquiries<KeptRequest>;
  readonly reader: Reader<KeptRequest>;
  readonly onStatus: (request: KeptRequest, status: RequestStatus) => Promise<boolean>;
}

/** A request with its photographs, to be read, answered and brought further. */
export function RequestDialog({ request, list, reader, onStatus }: RequestDialogProps) {
  const [changing, setChanging] = useState(false);
  const { name, kind } = request;
  const reply = replyAddress(request, subjects[kind]);
  return (
    <EnquiryDialog
      title={<Trans>Request from {name}</Trans>}
      row={request}
      list={list}
      reader={reader}
      reply={reply}
      deeds={
        <button
          type="button"
          className={button({ kind: 'quiet' })}
          onClick={() => setChanging(true)}
        >
          <Trans>Update Status</Trans>
        </button>
      }
    >
      <RequestFacts request={request}>
        <SenderFacts row={request} dateLabel={<Trans>Submitted</Trans>} reply={reply} />
      </RequestFacts>
      {changing && (
        <RequestStatusDialog
          request={request}
          onSave={onStatus}
          onClose={() => setChanging(false)}
        />
      )}
    </EnquiryDialog>
  );
}

interface RequestFactsProps {
  readonly request: KeptRequest;
  /** What is known of its sender. */
  readonly children: ReactNode;
}

function RequestFacts({ request, children }: RequestFactsProps) {
  const language = useLanguage();
  const { kind, status, updatedAt, description, photoUrls } = request;
  return (
    <Facts>
      <Fact label={<Trans>Kind</Trans>}>
        <RequestKindName kind={kind} />
      </Fact>
      <Fact label={<Trans>Status</Trans>}>
        <StatusBadge kind={requestStatus} status={status} />
      </Fact>
      {children}
      <Fact label={<Trans>Last update</Trans>}>{formatMoment(updatedAt, language)}</Fact>
      <Fact label={<Trans>Description</Trans>} wide>
        {description}
      </Fact>
      <Fact label={<Trans>Photos</Trans>} wide>
        {photoUrls.length > 0 ? <RequestPhotos urls={photoUrls} /> : <Trans>No photos</Trans>}
      </Fact>
    </Facts>
  );
}
