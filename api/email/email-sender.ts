import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  type BackgroundTask,
  createDelay,
  type Delay,
  repeatInBackground,
} from '../platform/repeat-in-background';
import { createEmailQueue, getRetryDelayMs, type QueuedEmail } from './email-queue';
import { DeliveryError, type EmailTransport } from './email-transport';

const pollIntervalMs = 3000;

/** Time for the e-mail that is being sent when the server stops. */
const stopGraceMs = 5000;

interface EmailSenderDependencies {
  readonly database: Knex;
  readonly transport: EmailTransport;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Returns a function that sends all e-mails that are due, oldest first. */
export function createEmailSender(dependencies: EmailSenderDependencies) {
  const { database, transport, clock, logger } = dependencies;
  const queue = createEmailQueue(database, clock);
  // While the mail server is unavailable, all e-mails wait together, so that they keep their order.
  let outages = 0;
  let nextAttemptTime = 0;

  /** A longer wait than was intended means that the clock was set back. */
  function isPaused(): boolean {
    const remaining = nextAttemptTime - clock().getTime();
    return remaining > 0 && remaining <= getRetryDelayMs(outages);
  }

  function pause(reason: string): void {
    outages += 1;
    nextAttemptTime = clock().getTime() + getRetryDelayMs(outages);
    logger.warn({ reason, outages }, 'The mail server is unavailable; e-mails stay queued.');
  }

  /** Resolves to whether the next e-mail can be sent. */
  async function handleError(email: QueuedEmail, error: unknown): Promise<boolean> {
    if (!(error instanceof DeliveryError)) throw error;
    const { reason, isPermanent } = error;
    if (isPermanent) {
      logger.warn({ emailId: email.id, reason }, 'An e-mail was rejected and will not be sent.');
      await queue.markFailed(email, reason);
      return true;
    }
    if (await transport.isAvailable()) {
      await queue.postpone(email, reason);
      return true;
    }
    await queue.release(email, reason);
    pause(reason);
    return false;
  }

  async function trySend(email: QueuedEmail, signal: AbortSignal): Promise<boolean> {
    try {
      await transport.send(email, signal);
    } catch (error) {
      // It may have arrived or not: it is sent again when its lease ends.
      if (signal.aborted) return false;
      return handleError(email, error);
    }
    outages = 0;
    await queue.markSent(email);
    return true;
  }

  return async (stopping: AbortSignal, sending: AbortSignal = stopping): Promise<void> => {
    if (isPaused()) return;
    const expired = await queue.failExpired();
    if (expired > 0) logger.warn({ expired }, 'E-mails became too old to be sent.');
    while (!stopping.aborted) {
      const email = await queue.claimNext();
      if (!email || !(await trySend(email, sending))) return;
    }
  };
}

/** Sends e-mails until it is stopped. */
export function startEmailSender(
  dependencies: EmailSenderDependencies,
  delay: Delay = createDelay(pollIntervalMs),
): BackgroundTask {
  const sendDueEmails = createEmailSender(dependencies);
  const abortion = new AbortController();
  const task = repeatInBackground((signal) => sendDueEmails(signal, abortion.signal), {
    delay,
    onError: (err) => dependencies.logger.warn({ err }, 'Sending e-mails failed.'),
  });
  return {
    async stop() {
      const timer = setTimeout(() => abortion.abort(), stopGraceMs);
      await task.stop();
      clearTimeout(timer);
      dependencies.transport.close();
    },
  };
}
