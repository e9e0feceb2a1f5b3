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
