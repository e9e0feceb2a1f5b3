import PQueue from 'p-queue';
import { busy } from '../dispatch/problem';
import { randomToken } from '../platform/random';

export interface PasswordHasher {
  /** Salted: the same password never gives the same hash twice. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface Passwords {
  /**
   * Takes as long without a hash (unknown user), to hide which usernames exist. Throws 503 when too many are queued.
   */
  isPassword(password: string, hash: string | undefined): Promise<boolean>;
}

/** libuv's thread pool has four threads, which also read files and the database. */
const concurrency = 2;

/** About two seconds' worth of verifications. */
const maxWaiting = 40;

/** 96 random bits, 16 characters. */
export const randomPassword = (): string => randomToken(12);

export function createPasswords(hasher: PasswordHasher): Passwords {
  const verifications = new PQueue({ concurrency });
  const hashOfNobody = hasher.hash(randomPassword());
  return {
    async isPassword(password, hash) {
      if (verifications.size >= maxWaiting) throw busy(2);
      const stored = hash ?? (await hashOfNobody);
      const isRight = await verifications.add(() => hasher.verify(stored, password));
      return isRight && hash !== undefined;
    },
  };
}
