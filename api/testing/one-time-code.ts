import { Secret, TOTP } from 'otpauth';

/** Base32 of '12345678901234567890', the secret of the test vectors in RFC 6238. */
export const testSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Codes change this often. */
export const stepMs = 30_000;

/** The code of an authenticator app at that time. */
export const generateCode = (time: number | Date, secret = testSecret): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Number(time) });
