import { Trans } from '@lingui/react/macro';
import type { BilingualText } from '#contract/core/language';
import { button } from '../../ui/button/Button.css';
import type { InboxItem } from './inbox-item';

const buildGreeting = (name: string): BilingualText => ({
  en: `Hello ${name},`,
  es: `Hola, ${name}:`,
});

/** A `mailto:` URL in the sender's language; `quote` goes below the greeting. */
export function buildReplyUrl(
  { name, email, language }: InboxItem,
  subject: BilingualText,
  quote = '',
): string {
  const body = `${buildGreeting(name)[language]}\r\n\r\n${quote && `\r\n\r\n${quote}\r\n`}`;
  return buildMailtoUrl(email, subject[language], body);
}

/** A `mailto:` URL (RFC 6068), where lines end with CRLF. */
export function buildMailtoUrl(email: string, subject: string, text: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A `tel:` URL; numbers are stored as typed. */
export const buildPhoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const ReplyLink = ({ href }: { readonly href: string }) => (
  <a href={href} className={button.primary}>
    <Trans>Reply by email</Trans>
  </a>
);
