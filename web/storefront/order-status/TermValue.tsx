import { Trans } from '@lingui/react/macro';
import type { Language } from '#contract/core/language';
import { formatAddress } from '#contract/orders/format-address';
import { formatRecipient } from '#contract/orders/recipients';
import { type FulfillmentMethod, findDeliveryArea } from '#contract/orders/rules';
import type { OrderTerms } from '#contract/orders/terms';
import { formatLongDate } from '../../i18n/event-dates';
import { formatWindow } from '../../i18n/format-window';
import { formatPrice } from '../../i18n/formats';
import { formatNumber } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/use-language';
import type { ChangedTerm } from './list-changes';

interface TermValueProps {
  readonly term: ChangedTerm;
  readonly terms: OrderTerms;
}

export function TermValue({ term, terms }: TermValueProps) {
  const language = useLanguage();
  if (term === 'fulfilment') return <FulfillmentName fulfilment={terms.fulfilment} />;
  return formatTerm(term, terms, language) || <Trans>None</Trans>;
}

/** Empty if there is none. */
function formatTerm(
  term: Exclude<ChangedTerm, 'fulfilment'>,
  terms: OrderTerms,
  language: Language,
): string {
  switch (term) {
    case 'eventDate':
      return formatLongDate(terms.eventDate, language);
    case 'area':
      return findDeliveryArea(terms.area ?? '')?.name[language] ?? '';
    case 'street':
      return formatAddress(terms);
    case 'window':
      return terms.window === null ? '' : formatWindow(terms.window, language);
    case 'guests':
      return terms.guests === null ? '' : formatNumber(terms.guests, language);
    case 'recipients':
      return terms.recipients.map(formatRecipient).join('; ');
    case 'fee':
    case 'discount':
    case 'total':
    case 'deposit':
      return formatPrice(terms[term], language);
  }
}

function FulfillmentName({ fulfilment }: { readonly fulfilment: FulfillmentMethod }) {
  if (fulfilment === 'shipping') return <Trans>Shipping</Trans>;
  return fulfilment === 'pickup' ? <Trans>Pickup</Trans> : <Trans>Delivery</Trans>;
}
