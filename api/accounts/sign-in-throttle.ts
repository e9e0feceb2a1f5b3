import type { Language } from '#contract/core/language';
import { tooManySignIns } from '#contract/session/messages';
import { getClientNetwork } from '../dispatch/client-network';
import { HttpError } from '../dispatch/http-error';
import type { CreateAttemptCounter } from './attempt-counter';

const failuresBeforeDelay = 2;
const maxFailures = 9;

/** Doubles with each further failure. */
const initialDelayMs = 250;

/** Since the first failure. */
const failureTtlMs = 15 * 60_000;

/** Per minute, for any usernames: enough for an office, too few for a script. */
const maxFailuresPerNetwork = 20;
const minuteMs = 60_000;

/** Failures from all networks together after which each attempt is delayed. */
const failuresPerUsernameBeforeDelay = 50;
const perUsernameDelayMs = 2000;

export interface SignInAttempt {
  readonly ip: string;
  readonly username: string;
  /** Whether the username exists: invented names must not evict real ones. */
  readonly isKnownUser: boolean;
  readonly language: Language;
}

/**
 * Slows down password guessing. Locks a username only for one network, so that strangers cannot lock an admin out;
 * limits attempts per network, and delays guesses at one name from many networks.
 */
export interface SignInThrottle {
  /** Resolves, after a delay if there were failures, when the attempt may go on. Rejects with 429 after too many. */
  admit(attempt: SignInAttempt): Promise<void>;
  recordSuccess(attempt: SignInAttempt): Promise<void>;
}

interface ThrottleOptions {
  readonly createCounter: CreateAttemptCounter;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Counts each attempt as a failure until it succeeds, so that concurrent attempts count each other. */
export function createSignInThrottle({ createCounter, wait }: ThrottleOptions): SignInThrottle {
  const networkFailures = createCounter('sign-in network', minuteMs);
  const knownUsers = {
    pairs: createCounter('sign-in pair', failureTtlMs),
    usernames: createCounter('sign-in username', failureTtlMs),
  };
  // Counted in the same way: a delay that only real names have would tell which names are real.
  const unknownUsers = {
    pairs: createCounter('sign-in unknown pair', failureTtlMs),
    usernames: createCounter('sign-in unknown username', failureTtlMs),
  };
  const selectCounters = ({ isKnownUser }: SignInAttempt) =>
    isKnownUser ? knownUsers : unknownUsers;

  async function countNetworkFailure({ ip, language }: SignInAttempt): Promise<void> {
    const { previous, remainingMs } = await networkFailures.increment(getClientNetwork(ip));
    if (previous >= maxFailuresPerNetwork) throw createTooManyAttemptsError(remainingMs, language);
  }

  return {
    async admit(attempt) {
      await countNetworkFailure(attempt);
      const { previous: failureCount, remainingMs } = await selectCounters(attempt).pairs.increment(
        toPairKey(attempt),
      );
      if (failureCount >= maxFailures) {
        throw createTooManyAttemptsError(remainingMs, attempt.language);
      }
      const { previous: usernameFailureCount } = await selectCounters(attempt).usernames.increment(
        attempt.username,
      );
      if (failureCount >= failuresBeforeDelay) {
        await wait(initialDelayMs * 2 ** (failureCount - failuresBeforeDelay));
      } else if (usernameFailureCount >= failuresPerUsernameBeforeDelay) {
        await wait(perUsernameDelayMs);
      }
    },
    async recordSuccess(attempt) {
      await selectCounters(attempt).pairs.reset(toPairKey(attempt));
      await networkFailures.decrement(getClientNetwork(attempt.ip));
    },
  };
}

const toPairKey = ({ ip, username }: SignInAttempt): string =>
  `${getClientNetwork(ip)} ${username}`;

function createTooManyAttemptsError(milliseconds: number, language: Language): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = tooManySignIns(seconds)[language];
  return new HttpError(429, { message }, { 'Retry-After': String(seconds) });
}
