import { hash, type Options, verify } from '@node-rs/argon2';
import type { PasswordHasher } from './password-verifier';

/** `Algorithm.Argon2id`, which the library exports as a const enum only. */
const argon2id = 2;

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const options: Options = {
  algorithm: argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
};

export const argon2Hasher: PasswordHasher = {
  hash: (password) => hash(password, options),
  verify: (storedHash, password) => verify(storedHash, password),
};
