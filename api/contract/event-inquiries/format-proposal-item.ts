import type { EventInquiryRecord } from './admin-schema';

type ProposalItem = NonNullable<EventInquiryRecord['proposal']>['items'][number];

/** In English: '2 × Garden Board, Large'. */
export const formatProposalItem = ({
  productId,
  productName,
  optionName,
  quantity,
}: ProposalItem): string => {
  const name = productName === '' ? `Product ${productId}` : productName;
  return `${quantity} × ${[name, optionName?.en].filter(Boolean).join(', ')}`;
};
