import { Secret, TOTP } from 'otpauth';
import { business } from '#contract/business';
import type { SecondFactorSecret } from '#contract/session/admin-schema';
import { sha256OfText } from '../platform/digest';
import { randomIndexes } from '../platform/random';

// RFC 6238 with the parameters that every authenticator app supports.

const algorithm = 'SHA1';
const digits = 6;
const periodSeconds = 30;

/** otpauth throws for other digits than these. */
const codePattern = /^[0-9]{6}$/;

/** Steps before and after the current one: for clocks that differ, and for the time it takes to type. */
const windowSteps = 1;

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

const recoveryCodeCount = 10;

/** Crockford's Base32, in lowercase: no i, l, o or u. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 60 random bits. */
const recoveryCodeLength = 12;

export function createSecret(username: string): SecondFactorSecret {
  const secret = new Secret({ size: secretBytes });
  const label = username;
  const totp = new TOTP({ issuer: business.name, label, secret, algorithm, digits });
  return { secret: secret.base32, url: totp.toString() };
}

/** The time step of a code that is valid at `now`; undefined for a wrong or expired one. */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/[\s-]/g, '');
  if (!codePattern.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period: periodSeconds,
    timestamp,
    window: windowSteps,
  });
  if (delta === null) return undefined;
  return TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

/** Such as 'k3f9-0x2v-m7qd'. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    randomIndexes(recoveryCodeLength, recoveryAlphabet.length)
      .map((index) => recoveryAlphabet[index])
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  );

/**
 * The SHA-256 of a recovery code, in hex; undefined for what cannot be one. Reads letters that are easily mistaken as
 * Crockford does. A fast hash suffices: 60 random bits cannot be guessed through the API.
 */
export function hashRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  const isPlausible =
    code.length === recoveryCodeLength &&
    [...code].every((char) => recoveryAlphabet.includes(char));
  return isPlausible ? sha256OfText(code) : undefined;
}
