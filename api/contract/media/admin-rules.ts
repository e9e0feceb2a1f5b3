import type { BilingualText } from '../core/language';
import { normalizeForSearch } from '../core/text';
import { maxUrlLength } from '../core/url';
import { productImagesFolder, requestImagesFolder } from './rules';
import type { MediaFile } from './schema';

export const tagLimits = { maxCount: 50, maxLength: 50 };

/** In characters. */
export const maxFileTextLengths = {
  title: 200,
  description: 5000,
  folderName: 100,
  url: maxUrlLength,
};

/** `maxLength` is in characters, for each text. */
export const spotLimits = { maxCount: 20, maxLength: 120 };

/** Comma-separated; trimmed, without duplicates. */
export const parseTags = (input: string): string[] =>
  [...new Set(input.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

export const minSearchLength = 3;

export const isValidSearchTerm = (term: string): boolean =>
  [...term.trim()].length >= minSearchLength;

export const getFileSearchText = ({
  title,
  description,
  tags,
  alt,
}: Pick<MediaFile, 'title' | 'description'> & {
  readonly tags: readonly string[];
  readonly alt: BilingualText;
}): string =>
  normalizeForSearch([title, description, ...tags, alt.en, alt.es].filter(Boolean).join(' '));

const libraryUrlPattern = /^\/api\/media\/optimize\/([\w-]{1,64})(?:[?#]|$)/;

/** Undefined for URLs that are not of the media library. */
export const parseLibraryFileId = (url: string): string | undefined =>
  libraryUrlPattern.exec(url)?.[1];

/** Folder names are compared with this key. */
export const toFolderKey = (name: string): string => name.normalize('NFC').toLowerCase();

const reservedFolders: readonly string[] = [productImagesFolder, requestImagesFolder].map(
  toFolderKey,
);

/** Reserved folders are found by name, so they must not be renamed. */
export const isReservedFolder = (name: string): boolean =>
  reservedFolders.includes(toFolderKey(name));

const maxTitleLength = 200;

/** Turns an uploaded file name into a title: no path, no extension, no invisible characters. */
export function toFileTitle(input: string): string {
  const [name = ''] = input.split(/[/\\]/).slice(-1);
  const visible = name.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  const title = visible.replace(/\.[a-z0-9]{1,5}$/i, '');
  return [...title].slice(0, maxTitleLength).join('') || 'Untitled';
}

/** Pixels to skip so that the crop is centered as near `percent` as the edges allow. */
export function getFocalOffset(length: number, cropLength: number, percent: number): number {
  const centeredOffset = Math.round((length * percent) / 100 - cropLength / 2);
  return Math.min(Math.max(centeredOffset, 0), length - cropLength);
}
