import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/core/language';
import { tooManySignIns } from '#contract/session/messages';
import { clientNetwork } from '../dispatch/client-network';
import { HttpProblem } from '../dispatch/problem';

const failuresBeforeWaiting = 2;
const mostFailures = 9;

/** Doubles with each further failure. */
const firstWait = 250;

/** Since the last failure. */
const memory = 15 * 60_000;

/** Pairs of network and username; the least recently tried is evicted. */
const mostPairs = 10_000;

/** Per minute, for any usernames: enough for an office, too few for a script. */
const failuresPerNetwork = 20;
const minute = 60_000;

/** Failures from all networks together after which each attempt is delayed. */
const failuresPerName = 50;
const waitPerName = 2000;

export interface Attempt {
  readonly address: string;
  readonly username: string;
  /** Whether the username exists: invented names must not evict real ones. */
  readonly isKnown: boolean;
  readonly language: Language;
}

/**
 * Slows down password guessing. Locks a username only for one network, so that strangers cannot lock an admin out;
 * limits attempts per network, and delays guesses at one name from many networks.
 */
export interface SignInAttempts {
  /** Resolves, after a delay if there were failures, when the attempt may go on. Rejects with 429 after too many. */
  admit(attempt: Attempt): Promise<void>;
  forgive(attempt: Attempt): void;
}

interface AttemptsOptions {
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Counts each attempt as a failure until it succeeds, so that concurrent attempts count each other. */
export function createSignInAttempts({ clock, wait }: AttemptsOptions): SignInAttempts {
  const counters = (ttl: number) =>
    new LRUCache<string, number>({
      max: mostPairs,
      ttl,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    });
  const networks = counters(minute);
  const ofKnown = counters(memory);
  const ofUnknown = counters(memory);
  const names = counters(memory);
  const selectCounter = ({ isKnown }: Attempt) => (isKnown ? ofKnown : ofUnknown);

  function countNetwork({ address, language }: Attempt): void {
    const network = clientNetwork(address);
    const failed = networks.get(network) ?? 0;
    if (failed >= failuresPerNetwork) {
      throw tooMany(networks.getRemainingTTL(network), language);
    }
    // The minute starts with the first failure.
    networks.set(network, failed + 1, { noUpdateTTL: true });
  }

  return {
    async admit(attempt) {
      countNetwork(attempt);
      const failures = selectCounter(attempt);
      const pair = toPairKey(attempt);
      const failed = failures.get(pair) ?? 0;
      if (failed >= mostFailures) {
        throw tooMany(failures.getRemainingTTL(pair), attempt.language);
      }
      failures.set(pair, failed + 1);
      const failedForName = names.get(attempt.username) ?? 0;
      if (attempt.isKnown) names.set(attempt.username, failedForName + 1);
      if (failed >= failuresBeforeWaiting) {
        await wait(firstWait * 2 ** (failed - failuresBeforeWaiting));
      } else if (failedForName >= failuresPerName) {
        await wait(waitPerName);
      }
    },
    forgive(attempt) {
      selectCounter(attempt).delete(toPairKey(attempt));
      const network = clientNetwork(attempt.address);
      const failed = networks.get(network) ?? 0;
      // After the minute there is nothing to decrement.
      if (failed > 0) networks.set(network, failed - 1, { noUpdateTTL: true });
    },
  };
}

const toPairKey = ({ address, username }: Attempt): string =>
  `${clientNetwork(address)} ${username}`;

function tooMany(milliseconds: number, language: Language): HttpProblem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = tooManySignIns(seconds)[language];
  return new HttpProblem(429, { message }, { 'Retry-After': String(seconds) });
}
