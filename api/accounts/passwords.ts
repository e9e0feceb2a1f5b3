import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { busy } from '../dispatch/problem';

/** argon2id, the algorithm's number in the library, which exports its names for compilers alone. */
const argon2id = 2;

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
const options: Options = {
  algorithm: argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
};

/** At most two of the four threads that Node.js also reads files and the database with. */
const verifications = new PQueue({ concurrency: 2 });

/** Verifications that may wait, about two seconds of them. */
const maxWaiting = 40;

/** What is stored in a password's place. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** A password of 96 random bits, 16 characters. */
export const randomPassword = (): string => randomBytes(12).toString('base64url');

/** What nobody's password is. */
const hashOfNobody = hashPassword(randomPassword());

/**
 * Whether a password is the one that was hashed; takes as long where there is no hash, and it never is. Throws 503 where
 * too many others wait.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  if (verifications.size >= maxWaiting) throw busy(2);
  const stored = hash ?? (await hashOfNobody);
  const isRight = await verifications.add(() => verify(stored, password));
  return isRight && hash !== undefined;
}
