import type { BilingualText } from '../core/language';
import { minPasswordLength } from './password-weakness';

/** Accounts that can exist at the same time. */
export const maxAccounts = 10;

export const accountMessages = {
  currentPassword: {
    en: 'Please enter your current password',
    es: 'Escribe tu contraseña actual',
  },
  wrongPassword: {
    en: 'This isn’t your current password',
    es: 'Esta no es tu contraseña actual',
  },
  passwordTooShort: {
    en: `Use at least ${minPasswordLength} characters, such as a few words`,
    es: `Usa por lo menos ${minPasswordLength} caracteres, como unas cuantas palabras`,
  },
  passwordTooCommon: {
    en: 'This is one of the first that attackers try: choose another, such as a few words',
    es: 'Es una de las primeras que prueban los atacantes: elige otra, como unas cuantas palabras',
  },
  secret: {
    en: 'This key isn’t valid. Close the dialog and start again to get a new one.',
    es: 'Esta clave no es válida. Cierra el diálogo y empieza de nuevo para recibir otra.',
  },
  username: {
    en: 'Write a user name of 2 to 60 characters',
    es: 'Escribe un usuario de 2 a 60 caracteres',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** 409 */
export const secondFactorIsOn: BilingualText = {
  en: 'Two-step sign-in is already on.',
  es: 'La verificación en dos pasos ya está activada.',
};

/** 409 */
export const secondFactorIsOff: BilingualText = {
  en: 'Two-step sign-in is already off.',
  es: 'La verificación en dos pasos ya está desactivada.',
};

/** 404 */
export const sessionNotFound: BilingualText = {
  en: 'This device has already been signed out.',
  es: 'La sesión de este dispositivo ya se cerró.',
};

/** 409 */
export const usernameTaken: BilingualText = {
  en: 'There is already an account with this user name',
  es: 'Ya hay una cuenta con este usuario',
};

/** 409 */
export const tooManyAccounts: BilingualText = {
  en: `There can be ${maxAccounts} accounts. Remove one first.`,
  es: `Puede haber ${maxAccounts} cuentas. Primero quita una.`,
};

/** 409 */
export const ownAccount: BilingualText = {
  en: 'You can’t remove your own account.',
  es: 'No puedes quitar tu propia cuenta.',
};

/** 404 */
export const accountNotFound: BilingualText = {
  en: 'This account has already been removed.',
  es: 'Esta cuenta ya se quitó.',
};
