import type { BilingualText } from '../core/language';
import { shortestTerm, tagLimits } from './admin-rules';
import type { FileUses } from './file-uses';

export const mediaRules = {
  title: {
    en: 'Please provide a title for the file',
    es: 'Ponle un título al archivo',
  },
  tags: {
    en: `Please use up to ${tagLimits.most} tags of ${tagLimits.longest} characters each.`,
    es: `Usa hasta ${tagLimits.most} etiquetas de ${tagLimits.longest} caracteres cada una.`,
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
  force: { en: 'A deletion is forced with force=1.', es: 'Un borrado se fuerza con force=1.' },
  folder: { en: 'There’s no such folder.', es: 'No existe esa carpeta.' },
  folderName: {
    en: 'Please give the folder a name of up to 100 characters.',
    es: 'Ponle a la carpeta un nombre de hasta 100 caracteres.',
  },
  folderTaken: {
    en: 'There’s already a folder with that name; capital letters make no difference.',
    es: 'Ya hay una carpeta con ese nombre; las mayúsculas no cuentan.',
  },
  shopFolder: {
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

export const termRule: BilingualText = {
  en: `Enter at least ${shortestTerm} characters to search`,
  es: `Escribe al menos ${shortestTerm} caracteres para buscar`,
};

const listNames = (items: readonly { readonly name: string }[]): string =>
  items.map(({ name }) => name).join(', ');

/** 409: the file to be deleted is in use */
export function fileInUse({ products, isHeaderImage, pages, requests }: FileUses): BilingualText {
  const parts: BilingualText[] = [];
  if (requests.length > 0) {
    const names = listNames(requests);
    parts.push({
      en: `A customer sent this picture with a request: ${names}.`,
      es: `Llegó con la solicitud de alguien: ${names}.`,
    });
  }
  if (products.length > 0) {
    const names = listNames(products);
    parts.push({
      en: `Products show this picture: ${names}.`,
      es: `Hay productos con esta imagen: ${names}.`,
    });
  }
  if (pages.length > 0) {
    parts.push({
      en: `Pages show this picture: ${pages.map(({ en }) => en).join(', ')}.`,
      es: `Hay páginas con esta imagen: ${pages.map(({ es }) => es).join(', ')}.`,
    });
  }
  if (isHeaderImage) {
    parts.push({
      en: 'It’s at the top of the home page.',
      es: 'Aparece en la portada de la página de inicio.',
    });
  }
  return { en: parts.map(({ en }) => en).join(' '), es: parts.map(({ es }) => es).join(' ') };
}
