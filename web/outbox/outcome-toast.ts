import { msg } from '@lingui/core/macro';
import { type BilingualText, defaultLanguage, isLanguage } from '#contract/core/language';
import { inquiryThanks } from '#contract/event-inquiries/messages';
import { contactThanks, newsletterThanks, requestThanks } from '#contract/inbox/messages';
import { orderThanksWithoutEmail } from '#contract/orders/messages';
import { restockAvailable, restockThanksWithoutEmail } from '#contract/restock/messages';
import { loadTranslations } from '../i18n/translations';
import { addBasePath } from '../routing/base-path';
import { localizePath, paths } from '../routing/paths';
import { toast } from '../ui/toast/toast-store';
import type { OutcomeMessage } from './channel';
import type { SubmissionKind } from './item';

type Fields = Readonly<Record<string, unknown>>;

const thanks: Record<SubmissionKind, (fields: Fields) => BilingualText> = {
  contact: () => contactThanks,
  restoration: ({ kind }) => requestThanks[kind === 'restoration' ? 'restoration' : 'custom-board'],
  newsletter: () => newsletterThanks,
  event: () => inquiryThanks,
  restock: () => restockThanksWithoutEmail,
  // Whether the shop can send e-mail is unknown here.
  order: () => orderThanksWithoutEmail,
};

export async function toastOutcome(message: OutcomeMessage): Promise<void> {
  const { news, kind, fields, number, canOrder } = message;
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const i18n = await loadTranslations(language, 'outbox');
  const createLink = (label: string, path: string) => ({
    label,
    run: () => location.assign(addBasePath(localizePath(path, language))),
  });
  if (news === 'arrived') {
    return toast({
      title: i18n._(msg`Everything that was waiting has been sent`),
      description: (canOrder ? restockAvailable : thanks[kind](fields))[language],
      ...(number !== undefined && {
        action: createLink(i18n._(msg`See your receipt`), paths.receipt(number)),
      }),
      ...(canOrder && {
        action: createLink(i18n._(msg`See the product`), paths.product(Number(fields.productId))),
      }),
    });
  }
  toast({
    title: i18n._(msg`Something you sent didn’t go through`),
    description: i18n._(msg`It’s still here. Please take another look and send it again.`),
    tone: 'critical',
    action: createLink(i18n._(msg`Waiting to be sent`), paths.pendingSubmissions()),
  });
}
