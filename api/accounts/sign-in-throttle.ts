import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/core/language';
import { tooManySignIns } from '#contract/session/messages';
import { getClientNetwork } from '../dispatch/client-network';
import { HttpError } from '../dispatch/http-error';

const failuresBeforeDelay = 2;
const maxFailures = 9;

/** Doubles with each further failure. */
const initialDelayMs = 250;

/** Since the last failure. */
const failureTtlMs = 15 * 60_000;

/** Pairs of network and username; the least recently tried is evicted. */
const maxTrackedPairs = 10_000;

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
  recordSuccess(attempt: SignInAttempt): void;
}

interface ThrottleOptions {
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Counts each attempt as a failure until it succeeds, so that concurrent attempts count each other. */
export function createSignInThrottle({ clock, wait }: ThrottleOptions): SignInThrottle {
  const createCounter = (ttl: number) =>
    new LRUCache<string, number>({
      max: maxTrackedPairs,
      ttl,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    });
  const networkFailures = createCounter(minuteMs);
  const knownUserFailures = createCounter(failureTtlMs);
  const unknownUserFailures = createCounter(failureTtlMs);
  const usernameFailures = createCounter(failureTtlMs);
  const selectCounter = ({ isKnownUser }: SignInAttempt) =>
    isKnownUser ? knownUserFailures : unknownUserFailures;

  function countNetworkFailure({ ip, language }: SignInAttempt): void {
    const network = getClientNetwork(ip);
    const failureCount = networkFailures.get(network) ?? 0;
    if (failureCount >= maxFailuresPerNetwork) {
      throw createTooManyAttemptsError(networkFailures.getRemainingTTL(network), language);
    }
    // The minute starts with the first failure.
    networkFailures.set(network, failureCount + 1, { noUpdateTTL: true });
  }

  return {
    async admit(attempt) {
      countNetworkFailure(attempt);
      const failures = selectCounter(attempt);
      const pairKey = toPairKey(attempt);
      const failureCount = failures.get(pairKey) ?? 0;
      if (failureCount >= maxFailures) {
        throw createTooManyAttemptsError(failures.getRemainingTTL(pairKey), attempt.language);
      }
      failures.set(pairKey, failureCount + 1);
      const usernameFailureCount = usernameFailures.get(attempt.username) ?? 0;
      if (attempt.isKnownUser) usernameFailures.set(attempt.username, usernameFailureCount + 1);
      if (failureCount >= failuresBeforeDelay) {
        await wait(initialDelayMs * 2 ** (failureCount - failuresBeforeDelay));
      } else if (usernameFailureCount >= failuresPerUsernameBeforeDelay) {
        await wait(perUsernameDelayMs);
      }
    },
    recordSuccess(attempt) {
      selectCounter(attempt).delete(toPairKey(attempt));
      const network = getClientNetwork(attempt.ip);
      const failureCount = networkFailures.get(network) ?? 0;
      // After the minute there is nothing to decrement.
      if (failureCount > 0) networkFailures.set(network, failureCount - 1, { noUpdateTTL: true });
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
