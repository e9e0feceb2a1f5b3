import type { BilingualText } from '../core/language';
import {
  maxClosedDates,
  maxCollectionProducts,
  maxDailyCapacity,
  maxFee,
  maxHours,
  maxLargeEventGuests,
  maxSynonymLength,
  maxSynonymRows,
  maxSynonymsPerRow,
  maxZipCodes,
} from './limits';

/** 400: the file does not exist or is private */
export const headerImageInvalid = {
  en: 'Choose a picture of the media library that visitors may see.',
  es: 'Elige una imagen de la biblioteca que el público pueda ver.',
};

const wholeNumber = (from: number, to: number): BilingualText => ({
  en: `Write a whole number from ${from} to ${to}`,
  es: `Escribe un número entero de ${from} a ${to}`,
});

export const shopSettingsMessages = {
  missing: { en: 'This setting is missing.', es: 'Falta este ajuste.' },
  openDays: { en: 'Choose at least one day', es: 'Elige por lo menos un día' },
  time: { en: 'Write a time, as in 11:00', es: 'Escribe una hora, como 11:00' },
  closesBeforeOpening: {
    en: 'Closing time must be after opening time',
    es: 'La hora de cerrar va después de la de abrir',
  },
  pickupEndsBeforeStart: {
    en: 'The end of pickup must be after its start',
    es: 'Para recoger, la hora final va después de la inicial',
  },
  pickupOutsideHours: {
    en: 'Pickup must be within your opening hours',
    es: 'Para recoger, la hora debe estar dentro de tu horario',
  },
  hours: wholeNumber(0, maxHours),
  guests: wholeNumber(1, maxLargeEventGuests),
  capacity: {
    en: `Write a whole number from 1 to ${maxDailyCapacity}, or leave it empty for no limit`,
    es: `Escribe un número entero de 1 a ${maxDailyCapacity}, o déjalo vacío si no hay límite`,
  },
  percent: wholeNumber(0, 100),
  closedDate: {
    en: 'Write a date that exists, as in 2026-12-24, or 12-24 for each year',
    es: 'Escribe una fecha que exista, como 2026-12-24, o 12-24 para cada año',
  },
  chooseDate: { en: 'Choose a date', es: 'Elige una fecha' },
  closedDateCount: {
    en: `Keep it to ${maxClosedDates} dates`,
    es: `Usa ${maxClosedDates} fechas cuando mucho`,
  },
  fee: {
    en: 'Write the amount in dollars with at most two decimals, as in 12.50',
    es: 'Escribe la cantidad en dólares con dos decimales cuando mucho, como 12.50',
  },
  feeTooHigh: {
    en: `The amount can be at most ${maxFee} dollars`,
    es: `La cantidad puede ser de ${maxFee} dólares cuando mucho`,
  },
  areas: {
    en: 'Each delivery area must be there once',
    es: 'Cada zona de entrega debe estar una vez',
  },
  zipCodeCount: {
    en: `Keep it to ${maxZipCodes} ZIP codes`,
    es: `Usa ${maxZipCodes} códigos postales cuando mucho`,
  },
  zipCode: (zipCode: string): BilingualText => ({
    en: `“${zipCode}” isn’t a ZIP code: it needs five digits, as in 90042`,
    es: `«${zipCode}» no es un código postal: lleva cinco cifras, como 90042`,
  }),
  zipCodeInTwoAreas: (zipCode: string): BilingualText => ({
    en: `${zipCode} is in two areas. Keep it in one of them`,
    es: `${zipCode} está en dos zonas. Déjalo en una sola`,
  }),
  synonyms: {
    en: 'Write words separated by commas, a row a line',
    es: 'Escribe palabras separadas por comas, un renglón por grupo',
  },
  synonymRowCount: {
    en: `Keep it to ${maxSynonymRows} rows`,
    es: `Usa ${maxSynonymRows} renglones cuando mucho`,
  },
  synonymCount: (word: string): BilingualText => ({
    en: `The row of “${word}” needs from 2 to ${maxSynonymsPerRow} words`,
    es: `El renglón de «${word}» lleva de 2 a ${maxSynonymsPerRow} palabras`,
  }),
  synonymLength: (word: string): BilingualText => ({
    en: `“${word}” is too long: ${maxSynonymLength} characters at most`,
    es: `«${word}» es muy largo: ${maxSynonymLength} caracteres cuando mucho`,
  }),
  collectionTitle: { en: 'Write a title', es: 'Escribe un título' },
  collectionProducts: {
    en: `Choose 1 to ${maxCollectionProducts} products`,
    es: `Elige de 1 a ${maxCollectionProducts} productos`,
  },
  version: {
    en: 'This isn’t a version of the settings.',
    es: 'Esta no es una versión de los ajustes.',
  },
} as const;

/** 409: the edit is based on an outdated version */
export const shopSettingsStale: BilingualText = {
  en: 'Someone else saved the settings while you were editing. Nothing of yours is lost: choose which ones to keep.',
  es: 'Alguien más guardó los ajustes mientras tanto. No se perdió nada de lo tuyo: elige cuáles se quedan.',
};
