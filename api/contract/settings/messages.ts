/** 400: the file does not exist or is private */
export const headerImageInvalid = {
  en: 'Choose a picture of the media library that visitors may see.',
  es: 'Elige una imagen de la biblioteca que el público pueda ver.',
};
