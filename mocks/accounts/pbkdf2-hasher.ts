import type { PasswordHasher } from '../../api/accounts/password-verifier';
import { randomHex } from '../../api/platform/random';

/** Low on purpose: mock passwords protect nothing, and tests sign in often. */
const iterations = 1000;

async function deriveHash(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Web Crypto’s PBKDF2, because browsers have no argon2. Stores `salt$hash`. */
export const pbkdf2Hasher: PasswordHasher = {
  async hash(password) {
    const salt = randomHex(16);
    return `${salt}$${await deriveHash(password, salt)}`;
  },

  async verify(stored, password) {
    const [salt = '', hash] = stored.split('$');
    return (await deriveHash(password, salt)) === hash;
  },
};
