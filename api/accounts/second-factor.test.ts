import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createRecoveryCodes, createSecret, findCodeStep, hashRecoveryCode } from './second-factor';

// RFC 6238, Appendix B: the ASCII secret '12345678901234567890'; six digits are the last of the eight there.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

describe('findCodeStep', () => {
  test.each(vectors)('accepts the code of RFC 6238 at %i seconds', (seconds, code) => {
    expect(findCodeStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('accepts the code of the step before and after, and names its step', () => {
    // The code of step 1, which is from 30 to 59 seconds.
    const code = '287082';
    expect([0, 29, 60, 89].map((seconds) => findCodeStep(secret, code, at(seconds)))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(findCodeStep(secret, code, at(90))).toBeUndefined();
    expect(findCodeStep(secret, '081804', at(1_111_111_109 - 60))).toBeUndefined();
  });

  test('ignores spaces in a code, and rejects what is no code', () => {
    expect(findCodeStep(secret, ' 287 082 ', at(59))).toBe(1);
    for (const code of ['', '28708', '2870820', '287O82', 'abcdef', '２８７０８２'])
      expect(findCodeStep(secret, code, at(59)), code).toBeUndefined();
  });
});

test('createSecret() returns 160 random bits and a URL that authenticator apps read', () => {
  const { secret, url } = createSecret('Elena Ruiz');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createSecret('Elena Ruiz').secret).not.toBe(secret);
  const { protocol, host, pathname, searchParams } = new URL(url);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/La Higuera:Elena Ruiz',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'La Higuera',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  const code = TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: 59_000 });
  expect(findCodeStep(secret, code, at(59))).toBe(1);
});

describe('recovery codes', () => {
  test('are ten different ones of 60 bits each', () => {
    const codes = createRecoveryCodes();
    const group = '[0-9a-hjkmnp-tv-z]{4}';
    for (const code of codes) expect(code).toMatch(new RegExp(`^${group}-${group}-${group}$`));
    expect(new Set(codes).size).toBe(10);
  });

  test('are read ignoring case, spaces, hyphens and letters that look like digits', () => {
    const hash = hashRecoveryCode('k3f0-1x2v-m7qd');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const typed of ['K3F0-1X2V-M7QD', ' k3f01x2vm7qd ', 'k3fo lx2v m7qd'])
      expect(hashRecoveryCode(typed), typed).toBe(hash);
  });

  test.each(['', '287082', 'k3f0-1x2v-m7q', 'k3f0-1x2v-m7qdd', 'k3f0-1x2v-m7qñ'])(
    'hashRecoveryCode(%j) is undefined',
    (typed) => expect(hashRecoveryCode(typed)).toBeUndefined(),
  );
});
