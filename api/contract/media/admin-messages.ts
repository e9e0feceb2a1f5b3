import type { BilingualText } from '../core/language';
import { minSearchLength, spotLimits, tagLimits } from './admin-rules';
import type { FileUses } from './file-uses';

export const mediaMessages = {
  title: {
    en: 'Please provide a title for the file',
    es: 'Ponle un título al archivo',
  },
  tags: {
    en: `Please use up to ${tagLimits.maxCount} tags of ${tagLimits.maxLength} characters each.`,
    es: `Usa hasta ${tagLimits.maxCount} etiquetas de ${tagLimits.maxLength} caracteres cada una.`,
  },
  alt: {
    en: 'Describe the picture in English and in Spanish.',
    es: 'Describe la imagen en inglés y en español.',
  },
  privacy: {
    en: 'A file is public or private.',
    es: 'Un archivo es público o privado.',
  },
  focus: {
    en: 'The focal point is two whole numbers from 0 to 100.',
    es: 'El punto focal son dos números enteros de 0 a 100.',
  },
  spots: {
    en: `A picture has up to ${spotLimits.maxCount} spots.`,
    es: `Una imagen tiene hasta ${spotLimits.maxCount} puntos.`,
  },
  spot: {
    en: 'A spot has a place, a name, an origin and a pairing.',
    es: 'Un punto tiene un lugar, un nombre, un origen y con qué va.',
  },
  spotPosition: {
    en: 'The place of a spot is two numbers from 0 to 1.',
    es: 'El lugar de un punto son dos números de 0 a 1.',
  },
  spotName: {
    en: 'Please name it in both languages.',
    es: 'Ponle nombre en los dos idiomas.',
  },
  spotText: {
    en: 'This is a text in English and one in Spanish.',
    es: 'Esto es un texto en inglés y otro en español.',
  },
  force: { en: 'A deletion is forced with force=1.', es: 'Un borrado se fuerza con force=1.' },
  folder: { en: 'There’s no such folder.', es: 'No existe esa carpeta.' },
  folderName: {
    en: 'Please give the folder a name of up to 100 characters.',
    es: 'Ponle a la carpeta un nombre de hasta 100 caracteres.',
  },
  folderNameTaken: {
    en: 'There’s already a folder with that name; capital letters make no difference.',
    es: 'Ya hay una carpeta con ese nombre; las mayúsculas no cuentan.',
  },
  reservedFolder: {
    en: 'The shop keeps its own pictures in the folder of this name: it stays as it is.',
    es: 'La tienda guarda sus propias imágenes en la carpeta de ese nombre: se queda como está.',
  },
  folderNotEmpty: {
    en: 'There are pictures in this folder: move or delete them first.',
    es: 'En esta carpeta hay imágenes: muévelas o bórralas primero.',
  },
  urlInvalid: {
    en: 'Please give the address of a picture, beginning with http:// or https://.',
    es: 'Escribe la dirección de una imagen; empieza con http:// o https://.',
  },
} satisfies Readonly<Record<string, BilingualText>>;

export const searchTermTooShort: BilingualText = {
  en: `Enter at least ${minSearchLength} characters to search`,
  es: `Escribe al menos ${minSearchLength} caracteres para buscar`,
};

const listNames = (items: readonly { readonly name: string }[]): string =>
  items.map(({ name }) => name).join(', ');

/** 409: the file to be deleted is in use */
export function fileInUse({
  products,
  isHeaderImage,
  pages,
  submissions,
}: FileUses): BilingualText {
  const sentences: BilingualText[] = [];
  if (submissions.length > 0) {
    const names = listNames(submissions);
    sentences.push({
      en: `A customer sent this picture with a request: ${names}.`,
      es: `Llegó con la solicitud de alguien: ${names}.`,
    });
  }
  if (products.length > 0) {
    const names = listNames(products);
    sentences.push({
      en: `Products show this picture: ${names}.`,
      es: `Hay productos con esta imagen: ${names}.`,
    });
  }
  if (pages.length > 0) {
    sentences.push({
      en: `Pages show this picture: ${pages.map(({ en }) => en).join(', ')}.`,
      es: `Hay páginas con esta imagen: ${pages.map(({ es }) => es).join(', ')}.`,
    });
  }
  if (isHeaderImage) {
    sentences.push({
      en: 'It’s at the top of the home page.',
      es: 'Aparece en la portada de la página de inicio.',
    });
  }
  return {
    en: sentences.map(({ en }) => en).join(' '),
    es: sentences.map(({ es }) => es).join(' '),
  };
}
