import { createTransport, type NodemailerError } from 'nodemailer';
import { DeliveryError, type EmailTransport } from './email-transport';

export interface SmtpSettings {
  /** May contain a password. */
  readonly getUrl: () => string;
  /** Address of the sender, with or without a name. */
  readonly from: string;
}

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Commands after which a 5xx response is about this e-mail and not about the server. */
const messageCommands = new Set(['RCPT TO', 'DATA']);

export function createSmtpTransport({ getUrl, from }: SmtpSettings): EmailTransport {
  const smtp = createTransport({
    url: getUrl(),
    ...timeouts,
    // Nothing in an e-mail comes from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email, signal) {
      try {
        await smtp.sendMail({
          from,
          to: { name: '', address: email.recipient },
          replyTo: { name: '', address: email.replyTo },
          subject: email.subject,
          text: email.text,
          html: email.html,
          messageId: email.messageId,
          headers: { ...email.headers, 'Content-Language': email.language },
          signal,
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },

    isAvailable: () =>
      smtp.verify().then(
        () => true,
        () => false,
      ),

    close: () => smtp.close(),
  };
}

function toDeliveryError(cause: unknown): DeliveryError {
  if (!(cause instanceof Error)) return new DeliveryError('unknown', false);
  const { code, command, responseCode, permanent, rejectedErrors }: NodemailerError = cause;
  // The texts of responses name the recipient, so they are left out.
  const reason = [command, responseCode ?? code].filter(Boolean).join(': ');
  // Without a response: nodemailer itself rejects the address.
  const isInvalidAddress = code === 'EENVELOPE' && responseCode === undefined && !rejectedErrors;
  const isRejected = permanent === true && messageCommands.has(command ?? '');
  return new DeliveryError(reason, isInvalidAddress || isRejected, { cause });
}
