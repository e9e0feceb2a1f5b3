/** NIST SP 800-63B and OWASP require length rather than character classes. */
export const minPasswordLength = 12;

/** Fewer distinct characters form a pattern such as 'abababababab'. */
const minDistinctCharacters = 5;

/** Common passwords that are long enough; compared in lowercase, letters and digits only. */
const commonPasswords = new Set([
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'passw0rd1234',
  'mypassword123',
  'newpassword1',
  'adminpassword',
  'administrator',
  'administrator1',
  'administrador',
  'contrasena123',
  'micontrasena',
  'changeme1234',
  'letmein12345',
  'iloveyou1234',
  'welcome12345',
  'charcuterie1',
  'charcuterie123',
  'lahiguera123',
  'lahiguera1234',
  'higuera123456',
  'highlandpark',
  'highlandpark1',
  'losangeles123',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'qwerty123456',
  'asdfghjkl123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'abcd12345678',
  'abc123456789',
  '123456789abc',
  '123456789012',
  '1234567890ab',
  '012345678901',
  '0123456789ab',
  '987654321098',
  'sunshine1234',
  'princess1234',
  'football1234',
  'superman1234',
  'trustno1trustno1',
]);

type PasswordWeakness = 'tooShort' | 'tooCommon';

export function findPasswordWeakness(password: string): PasswordWeakness | undefined {
  if (password.length < minPasswordLength) return 'tooShort';
  const normalized = password.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (new Set(password).size < minDistinctCharacters || commonPasswords.has(normalized)) {
    return 'tooCommon';
  }
  return undefined;
}
