import type { QueuedEmail } from './email-queue';

/** A failed delivery. */
export class DeliveryError extends Error {
  constructor(
    /** Short, without personal data, such as 'RCPT TO: 550'. */
    readonly reason: string,
    /** The server will never accept this e-mail. */
    readonly isPermanent: boolean,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

export interface EmailTransport {
  /** Rejects with a `DeliveryError`. */
  send(email: QueuedEmail, signal: AbortSignal): Promise<void>;
  /** Whether the server accepts connections and credentials. */
  isAvailable(): Promise<boolean>;
  close(): void;
}
