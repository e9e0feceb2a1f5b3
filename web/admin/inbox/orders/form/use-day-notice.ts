import { useLingui } from '@lingui/react/macro';
import { isIsoDate, isOpenOn } from '#contract/core/dates';
import { orderMessages } from '#contract/orders/messages';
import { getLastInquiryDay, isPastDay } from '#contract/orders/order-validation';
import { isBusinessDay } from '#contract/orders/shipping-days';
import type { ShopSettings } from '#contract/settings/schema';
import { useLanguage } from '../../../../i18n/use-language';
import type { OrderFormValues } from './order-form-values';

/** What is unusual about the day, which an admin may choose anyway; '' for nothing. */
export function useDayNotice(
  { eventDate, fulfilment }: Pick<OrderFormValues, 'eventDate' | 'fulfilment'>,
  settings: ShopSettings | undefined,
): string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = new Date();
  if (!isIsoDate(eventDate)) return '';
  if (isPastDay(eventDate, now)) return t`This day has passed.`;
  if (eventDate > getLastInquiryDay(now)) return orderMessages.tooDistant[language];
  if (fulfilment === 'shipping')
    return isBusinessDay(eventDate) ? '' : t`Carriers don’t deliver on this day.`;
  return settings && !isOpenOn(eventDate, settings) ? t`You’re closed on this day.` : '';
}
