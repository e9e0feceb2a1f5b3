import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/language';
import { tooManySignIns } from '#contract/refusals';
import { networkOf } from '../http/form-limits';
import { HttpProblem } from '../http/problem';

/** Failures after which the next attempt waits, and after which there is none. */
const failuresBeforeWaiting = 2;
const mostFailures = 9;

/** Milliseconds the first attempt that waits does; each after it twice as long. */
const firstWait = 250;

/** Milliseconds after the last of them that failures are forgotten. */
const memory = 15 * 60_000;

/** Pairs of address and name that are remembered; the one that was tried longest ago makes room. */
const mostPairs = 10_000;

/** Somebody who tries to sign in. */
export interface Attempt {
  readonly address: string;
  readonly username: string;
  readonly language: Language;
}

/** Slows down whoever guesses passwords: one name from one network, so that nobody else is locked out. */
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
  const failures = new LRUCache<string, number>({
    max: mostPairs,
    ttl: memory,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    async admit(attempt) {
      const pair = pairOf(attempt);
      const failed = failures.get(pair) ?? 0;
      if (failed >= mostFailures) {
        throw tooMany(failures.getRemainingTTL(pair), attempt.language);
      }
      failures.set(pair, failed + 1);
      if (failed >= failuresBeforeWaiting) {
        await wait(firstWait * 2 ** (failed - failuresBeforeWaiting));
      }
    },
    forgive(attempt) {
      failures.delete(pairOf(attempt));
    },
  };
}

const pairOf = ({ address, username }: Attempt): string => `${networkOf(address)} ${username}`;

const tooMany = (milliseconds: number, language: Language): HttpProblem =>
  new HttpProblem(
    429,
    { message: tooManySignIns[language] },
    { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) },
  );
