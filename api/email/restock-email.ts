import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { type EmailContent, joinBlocks, signature } from './order-email';

interface RestockEmailContext {
  /** As on the product's page, with the option if there is one. */
  readonly title: string;
  /** URL of the product's page. */
  readonly url: string;
}

/** Sent once; there is nothing to unsubscribe from. */
export function buildRestockEmail(
  language: Language,
  { title, url }: RestockEmailContext,
): EmailContent {
  const isSpanish = language === 'es';
  return {
    subject: isSpanish ? `${title}: ya volvió` : `${title} is back`,
    text: joinBlocks([
      isSpanish
        ? `Nos pediste que te avisáramos: ${title} ya se puede pedir otra vez en ${business.name}.`
        : `You asked us to tell you: ${title} can be ordered again at ${business.name}.`,
      url,
      isSpanish
        ? 'No te vamos a escribir más sobre esto, y ya borramos tu correo de la lista.'
        : 'We won’t write to you about this again, and your address is off the list.',
      signature[language],
    ]),
  };
}
