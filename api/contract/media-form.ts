import * as v from 'valibot';
import { rules, sentFields, storedText } from './form-fields';
import { type BilingualText, said } from './language';
import { longestAddress } from './longest-address';
import { focalPoint } from './media-schema';
import { isStorable } from './storable';

/** Tags a file may have, and characters each of them. */
export const tagLimits = { most: 50, longest: 50 };

/** Characters the texts may have. */
export const longestTexts = {
  title: 200,
  description: 5000,
  folderName: 100,
  address: longestAddress,
};

/** The rules' texts, in both languages. */
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
  address: {
    en: 'Please give the address of a picture, beginning with http:// or https://.',
    es: 'Escribe la dirección de una imagen; empieza con http:// o https://.',
  },
} satisfies Readonly<Record<string, BilingualText>>;

const notBlank = (text: string): boolean => text.trim() !== '';

const title = v.pipe(
  storedText(longestTexts.title, mediaRules.title),
  v.check(notBlank, said(mediaRules.title)),
  v.trim(),
);

const description = storedText(longestTexts.description);

/** Tags as a person writes them, between commas. */
export const tagsIn = (written: string): string[] =>
  [...new Set(written.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

const areFew = (tags: string[]): boolean =>
  tags.length <= tagLimits.most && tags.every((tag) => [...tag].length <= tagLimits.longest);

/** A comma separated text, or a list. */
const tags = v.pipe(
  v.union([v.string(), v.array(v.string())], said(mediaRules.tags)),
  v.transform((written) => tagsIn([written].flat().join(','))),
  v.check(areFew, said(mediaRules.tags)),
  v.check((written: string[]) => written.every(isStorable), said(rules.storable)),
);

export const privacy = v.picklist(['public', 'private'], said(mediaRules.privacy));

/** The id of the folder a file is in. */
export const folderId = v.nullish(v.string(said(mediaRules.folder)));

/** What a person fills in to edit a file. */
export const mediaFileForm = v.object({
  title,
  description,
  tags,
  alt: v.object(
    { en: storedText(longestTexts.title), es: storedText(longestTexts.title) },
    said(mediaRules.alt),
  ),
  folder_id: folderId,
  focus: v.object(focalPoint.entries, said(mediaRules.focus)),
});
export type MediaFileForm = v.InferInput<typeof mediaFileForm>;

/** The fields beside an uploaded file; without a title it is called as its file is. */
export const uploadFields = v.object({
  title: v.optional(title),
  description: v.optional(description, ''),
  tags: v.optional(tags, []),
  privacy: v.optional(privacy, 'public'),
  /** Without one it goes to the folder of the product pictures. */
  folder_id: folderId,
  file_url: v.optional(
    v.pipe(v.string(said(mediaRules.address)), v.check(isAddress, said(mediaRules.address))),
  ),
  language: sentFields.language,
});
export type UploadFields = v.InferOutput<typeof uploadFields>;

/** What a person fills in to make a folder. */
export const mediaFolderForm = v.object({
  name: v.pipe(
    storedText(longestTexts.folderName, mediaRules.folderName),
    v.check(notBlank, said(mediaRules.folderName)),
    v.trim(),
  ),
});

function isAddress(written: string): boolean {
  if (written.length > longestTexts.address || !URL.canParse(written)) return false;
  return /^https?:$/.test(new URL(written).protocol);
}
