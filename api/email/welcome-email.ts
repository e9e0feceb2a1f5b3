import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { buildUnsubscribeUrl } from '#contract/inbox/unsubscribe-page';
import { type EmailContent, joinBlocks, signature } from './order-email';

interface WelcomeContext {
  readonly publicOrigin: string | undefined;
  readonly unsubscribeToken: string;
}

interface WelcomeEmail extends EmailContent {
  readonly headers: Readonly<Record<string, string>>;
}

export function buildWelcomeEmail(language: Language, context: WelcomeContext): WelcomeEmail {
  const { publicOrigin, unsubscribeToken } = context;
  const url = publicOrigin && publicOrigin + buildUnsubscribeUrl(unsubscribeToken, language);
  const isSpanish = language === 'es';
  return {
    subject: isSpanish
      ? `Te damos la bienvenida a ${business.name}`
      : `Welcome to ${business.name}`,
    text: joinBlocks([
      isSpanish
        ? 'Gracias por suscribirte. Una carta al mes, no más: lo que está de temporada, lo que estamos probando y qué fechas se van llenando.'
        : 'Thanks for subscribing. One letter a month, no more: what’s in season, what we’re trying out, and which dates are filling up.',
      isSpanish
        ? 'Si no te suscribiste tú, o si cambias de idea, date de baja aquí:'
        : 'If it wasn’t you who subscribed, or if you change your mind, unsubscribe here:',
      url ?? business.email,
      signature[language],
    ]),
    headers: toUnsubscribeHeaders(url),
  };
}

/** RFC 2369 and, for one click in the mail program, RFC 8058. */
const toUnsubscribeHeaders = (url: string | undefined): WelcomeEmail['headers'] =>
  url === undefined
    ? { 'List-Unsubscribe': `<mailto:${business.email}?subject=unsubscribe>` }
    : {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
