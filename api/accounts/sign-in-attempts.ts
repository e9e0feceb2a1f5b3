import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/core/language';
import { tooManySignIns } from '#contract/session/messages';
import { clientNetwork } from '../dispatch/client-network';
import { HttpProblem } from '../dispatch/problem';

/** Failures after which the next attempt waits, and after which there is none. */
const failuresBeforeWaiting = 2;
const mostFailures = 9;

/** Milliseconds the first attempt that waits does; each after it twice as long. */
const firstWait = 250;

/** Milliseconds after the last of them that failures are forgotten. */
const memory = 15 * 60_000;

/** Pairs of network and name that are remembered; the one that was tried longest ago makes room. */
const mostPairs = 10_000;

/** Failures a minute from one network, whatever the names: those of a household or an office, not of a program. */
const failuresPerNetwork = 20;
const minute = 60_000;

/** Failures for one name from all networks together after which each attempt waits, in milliseconds. */
const failuresPerName = 50;
const waitPerName = 2000;

/** Somebody who tries to sign in. */
export interface Attempt {
  readonly address: string;
  readonly username: string;
  /** Whether somebody is named so: made-up names must not push those out of memory. */
  readonly isKnown: boolean;
  readonly language: Language;
}

/**
 * Slows down guesses at passwords. Only a name from one network is locked, so that strangers lock nobody else out; one
 * network tries few names, and guesses at one name from many networks wait.
 */
export interface SignInAttempts {
  /** Lets one attempt at the password, after a wait where there were failures. Rejects with 429 after too many. */
  admit(attempt: Attempt): Promise<void>;
  /** Forgets the failures of somebody who has signed in. */
  forgive(attempt: Attempt): void;
}

interface AttemptsOptions {
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Counts attempts in memory, each as a failure until it is forgiven: those made at once see one another. */
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
  const failuresOf = ({ isKnown }: Attempt) => (isKnown ? ofKnown : ofUnknown);

  function countNetwork({ address, language }: Attempt): void {
    const network = clientNetwork(address);
    const failed = networks.get(network) ?? 0;
    if (failed >= failuresPerNetwork) {
      throw tooMany(networks.getRemainingTTL(network), language);
    }
    // The minute begins with the first failure.
    networks.set(network, failed + 1, { noUpdateTTL: true });
  }

  return {
    async admit(attempt) {
      countNetwork(attempt);
      const failures = failuresOf(attempt);
      const pair = pairOf(attempt);
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
      failuresOf(attempt).delete(pairOf(attempt));
      const network = clientNetwork(attempt.address);
      const failed = networks.get(network) ?? 0;
      // Once the minute is over there is nothing to take back.
      if (failed > 0) networks.set(network, failed - 1, { noUpdateTTL: true });
    },
  };
}

const pairOf = ({ address, username }: Attempt): string => `${clientNetwork(address)} ${username}`;

function tooMany(milliseconds: number, language: Language): HttpProblem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = tooManySignIns(seconds)[language];
  return new HttpProblem(429, { message }, { 'Retry-After': String(seconds) });
}
