import PQueue from 'p-queue';
import { busy } from '../dispatch/problem';
import { randomToken } from '../platform/random';

/** Hashes passwords slowly, so that a stolen hash is hard to guess from. */
export interface PasswordHasher {
  /** What is stored in a password's place; never the same twice. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was hashed. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Checks the passwords of people who sign in. */
export interface Passwords {
  /**
   * Whether a password is the one that was hashed; takes as long where there is no hash, and it never is. Throws 503 where
   * too many others wait.
   */
  isPassword(password: string, hash: string | undefined): Promise<boolean>;
}

/** At most two of the four threads that Node.js also reads files and the database with. */
const concurrency = 2;

/** Verifications that may wait, about two seconds of them. */
const maxWaiting = 40;

/** A password of 96 random bits, 16 characters. */
export const randomPassword = (): string => randomToken(12);

/** Checks a few passwords at a time. */
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
