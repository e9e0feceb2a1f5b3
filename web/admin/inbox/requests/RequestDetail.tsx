import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { BilingualText } from '#contract/core/language';
import type { RestorationRequestRecord } from '#contract/inbox/admin-schema';
import type { RestorationRequestKind, RestorationRequestStatus } from '#contract/inbox/rules';
import { formatDateTime } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { DetailDialog, type DetailProps } from '../DetailDialog';
import { DetailItem, DetailList } from '../DetailList';
import { buildReplyUrl } from '../reply';
import { SenderDetails } from '../SenderDetails';
import { StatusDialog } from '../StatusDialog';
import { StatusBadge } from '../status-display';
import { RequestImages } from './RequestImages';
import { RequestKindName } from './RequestKindName';
import { requestStatus } from './request-status';

const replySubjects: Readonly<Record<RestorationRequestKind, BilingualText>> = {
  'custom-board': {
    en: 'Your custom board at La Higuera',
    es: 'Tu tabla a la medida en La Higuera',
  },
  restoration: {
    en: 'Your restoration at La Higuera',
    es: 'Tu restauración en La Higuera',
  },
};

export function RequestDetail({
  item: request,
  navigation,
  setStatus,
}: DetailProps<RestorationRequestRecord, RestorationRequestStatus>) {
  const [isChangingStatus, setIsChangingStatus] = useState(false);
  const { name, kind } = request;
  const replyUrl = buildReplyUrl(request, replySubjects[kind]);
  return (
    <DetailDialog
      title={<Trans>Request from {name}</Trans>}
      item={request}
      navigation={navigation}
      replyUrl={replyUrl}
      actions={
        <button
          type="button"
          className={button.secondary}
          onClick={() => setIsChangingStatus(true)}
        >
          <Trans>Update Status</Trans>
        </button>
      }
    >
      <RequestDetails request={request}>
        <SenderDetails item={request} dateLabel={<Trans>Submitted</Trans>} replyUrl={replyUrl} />
      </RequestDetails>
      {isChangingStatus && (
        <StatusDialog
          status={requestStatus}
          item={request}
          onSave={setStatus}
          onClose={() => setIsChangingStatus(false)}
        />
      )}
    </DetailDialog>
  );
}

interface RequestDetailsProps {
  readonly request: RestorationRequestRecord;
  readonly children: ReactNode;
}

function RequestDetails({ request, children }: RequestDetailsProps) {
  const language = useLanguage();
  const { kind, status, updatedAt, description, photoUrls } = request;
  return (
    <DetailList>
      <DetailItem label={<Trans>Kind</Trans>}>
        <RequestKindName kind={kind} />
      </DetailItem>
      <DetailItem label={<Trans>Status</Trans>}>
        <StatusBadge display={requestStatus} status={status} />
      </DetailItem>
      {children}
      <DetailItem label={<Trans>Last update</Trans>}>
        {formatDateTime(updatedAt, language)}
      </DetailItem>
      <DetailItem label={<Trans>Description</Trans>} wide>
        {description}
      </DetailItem>
      <DetailItem label={<Trans>Photos</Trans>} wide>
        {photoUrls.length > 0 ? <RequestImages urls={photoUrls} /> : <Trans>No photos</Trans>}
      </DetailItem>
    </DetailList>
  );
}
