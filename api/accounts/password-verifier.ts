import PQueue from 'p-queue';
import { busyError } from '../dispatch/http-error';
import { randomToken } from '../platform/random';

export interface PasswordHasher {
  /** Salted: the same password never gives the same hash twice. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface PasswordVerifier {
  /**
   * Takes equally long without a hash (unknown user), so that response times do not reveal usernames. Throws 503 when
   * too many are queued.
   */
  isCorrectPassword(password: string, hash: string | undefined): Promise<boolean>;
  /** Hashes a new password, after the verifications before it. */
  hash(password: string): Promise<string>;
}

/** libuv's thread pool has four threads, which also read files and the database. */
const concurrency = 2;

/** About two seconds' worth of verifications. */
const maxQueued = 40;

/** 96 random bits, 16 characters. */
export const generatePassword = (): string => randomToken(12);

export function createPasswordVerifier(hasher: PasswordHasher): PasswordVerifier {
  const verifications = new PQueue({ concurrency });
  const dummyHash = hasher.hash(generatePassword());
  return {
    async isCorrectPassword(password, hash) {
      if (verifications.size >= maxQueued) throw busyError(2);
      const storedHash = hash ?? (await dummyHash);
      const isMatch = await verifications.add(() => hasher.verify(storedHash, password));
      return isMatch && hash !== undefined;
    },
    hash: (password) => verifications.add(() => hasher.hash(password)),
  };
}
