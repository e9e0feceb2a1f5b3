import { hash, type Options, verify } from '@node-rs/argon2';
import type { PasswordHasher } from './passwords';

/** argon2id, the algorithm's number in the library, which exports its names for compilers alone. */
const argon2id = 2;

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
const options: Options = {
  algorithm: argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
};

/** Hashes with argon2id, beside whatever else the server does. */
export const argon2Hasher: PasswordHasher = {
  hash: (password) => hash(password, options),
  verify: (stored, password) => verify(stored, password),
};
