import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { BilingualText } from '#contract/core/language';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import {
  budgetBandNames,
  type EventInquiryStatus,
  getInquiryAreaName,
  inquiryOccasionNames,
} from '#contract/event-inquiries/rules';
import { dietNames } from '#contract/products/diets';
import { formatDateTime } from '../../../i18n/dates';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { DetailDialog, type DetailProps } from '../DetailDialog';
import { DetailItem, DetailList } from '../DetailList';
import { AllergyAlert } from '../orders/AllergyAlert';
import { formatShortDate } from '../orders/format-short-date';
import { useGetItemName } from '../orders/use-get-item-name';
import { buildReplyUrl } from '../reply';
import { RequestImages } from '../requests/RequestImages';
import { SenderDetails } from '../SenderDetails';
import { StatusDialog } from '../StatusDialog';
import { StatusBadge } from '../status-display';
import { inquiryStatus } from './inquiry-status';
import { ProposalDetails } from './ProposalDetails';
import { summarizeInquiry } from './summarize-inquiry';

const replySubject: BilingualText = {
  en: 'Your event with La Higuera',
  es: 'Tu evento con La Higuera',
};

export function InquiryDetail({
  item: inquiry,
  navigation,
  setStatus,
}: DetailProps<EventInquiryRecord, EventInquiryStatus>) {
  const [isChangingStatus, setIsChangingStatus] = useState(false);
  const getItemName = useGetItemName();
  const { name } = inquiry;
  const replyUrl = buildReplyUrl(inquiry, replySubject, summarizeInquiry(inquiry, getItemName));
  return (
    <DetailDialog
      title={<Trans>Event inquiry from {name}</Trans>}
      item={inquiry}
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
      <AllergyAlert order={{ allergies: inquiry.allergens, allergyNotes: null }} />
      <InquiryDetails inquiry={inquiry}>
        <SenderDetails
          item={inquiry}
          dateLabel={<Trans context="inquiry">Submitted</Trans>}
          replyUrl={replyUrl}
        />
      </InquiryDetails>
      {isChangingStatus && (
        <StatusDialog
          status={inquiryStatus}
          item={inquiry}
          onSave={setStatus}
          onClose={() => setIsChangingStatus(false)}
        />
      )}
    </DetailDialog>
  );
}

interface InquiryDetailsProps {
  readonly inquiry: EventInquiryRecord;
  readonly children: ReactNode;
}

function InquiryDetails({ inquiry, children }: InquiryDetailsProps) {
  const language = useLanguage();
  const { eventDate, proposal, photoUrls } = inquiry;
  return (
    <DetailList>
      <DetailItem label={<Trans>Occasion</Trans>}>
        {inquiryOccasionNames[inquiry.occasion][language]}
      </DetailItem>
      <DetailItem label={<Trans>Status</Trans>}>
        <StatusBadge display={inquiryStatus} status={inquiry.status} />
      </DetailItem>
      <DetailItem label={<Trans>Event</Trans>}>
        {eventDate === null ? (
          <Trans context="event date">Not decided</Trans>
        ) : (
          formatShortDate(eventDate, language)
        )}
      </DetailItem>
      <DetailItem label={<Trans>Guests</Trans>}>{inquiry.guests}</DetailItem>
      <DetailItem label={<Trans>Place</Trans>}>
        {[getInquiryAreaName(inquiry.area)[language], inquiry.placeNotes]
          .filter(Boolean)
          .join(', ')}
      </DetailItem>
      <DetailItem label={<Trans>Budget</Trans>}>
        {budgetBandNames[inquiry.budgetBand][language]}
      </DetailItem>
      {children}
      <DetailItem label={<Trans>Diets</Trans>} wide>
        {formatList(
          inquiry.diets.map((diet) => dietNames[diet][language]),
          language,
        )}
      </DetailItem>
      <DetailItem label={<Trans>About food</Trans>} wide>
        {inquiry.dietNotes}
      </DetailItem>
      <DetailItem label={<Trans>Notes</Trans>} wide>
        {inquiry.notes}
      </DetailItem>
      {proposal && (
        <DetailItem label={<Trans>Plan</Trans>} wide>
          <ProposalDetails proposal={proposal} />
        </DetailItem>
      )}
      <DetailItem label={<Trans>Photos</Trans>} wide>
        {photoUrls.length > 0 ? <RequestImages urls={photoUrls} /> : <Trans>No photos</Trans>}
      </DetailItem>
      <DetailItem label={<Trans>Last update</Trans>}>
        {formatDateTime(inquiry.updatedAt, language)}
      </DetailItem>
    </DetailList>
  );
}
