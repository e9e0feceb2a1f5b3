import type { BilingualText } from '../core/language';

export const signInMessages = {
  username: { en: 'Please enter your user name', es: 'Escribe tu usuario' },
  password: { en: 'Please enter your password', es: 'Escribe tu contraseña' },
};

/** 401. The same for an unknown name and a wrong password: it must not reveal which user names exist. */
export const invalidCredentials = {
  en: 'Invalid username or password',
  es: 'Usuario o contraseña incorrectos',
};

export const codeMessages = {
  /** 401: the password was right. */
  codeRequired: {
    en: 'Enter the code from your authenticator app',
    es: 'Escribe el código de tu aplicación de autenticación',
  },
  /** Does not say which of the reasons it is. */
  wrongCode: {
    en: 'This code is wrong, has expired or was already used. Wait for the next one in your app, or use a recovery code.',
    es: 'Este código no es correcto, ya venció o ya se usó. Espera el siguiente en tu aplicación, o usa un código de recuperación.',
  },
  /** While it is set up. */
  wrongSetupCode: {
    en: 'This code doesn’t match. Check that the clock of your phone is right, and enter the code that the app shows now.',
    es: 'Este código no coincide. Revisa que el reloj de tu teléfono esté bien y escribe el código que la aplicación muestra ahora.',
  },
  /** The password is known to the person who typed them. */
  tooManyWrongCodes: {
    en: 'There have been too many wrong codes. Use a recovery code, or wait 15 minutes. If it wasn’t you, change your password.',
    es: 'Hubo demasiados códigos incorrectos. Usa un código de recuperación o espera 15 minutos. Si no fuiste tú, cambia tu contraseña.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** 401 */
export const notSignedIn: BilingualText = {
  en: 'You’re not signed in, or your session has ended. Please sign in and try again.',
  es: 'No has iniciado sesión, o tu sesión ya terminó. Inicia sesión e inténtalo de nuevo.',
};

/** 429 */
export function tooManySignIns(seconds: number): BilingualText {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const inEnglish = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const inSpanish = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  return {
    en: `There have been too many attempts to sign in. Please wait ${inEnglish} and try again.`,
    es: `Hubo demasiados intentos de iniciar sesión. Espera ${inSpanish} e inténtalo de nuevo.`,
  };
}
