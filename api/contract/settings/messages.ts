/** 400: of a picture that the library does not have, or that visitors may not see. */
export const headerImageRule = {
  en: 'Choose a picture of the media library that visitors may see.',
  es: 'Elige una imagen de la biblioteca que el público pueda ver.',
};
