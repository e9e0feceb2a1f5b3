import type { BilingualText } from '../core/language';
import { plainText } from '../core/text';
import { maxUrlLength } from '../core/url';
import { productImagesFolder, requestImagesFolder } from './rules';
import type { MediaFile } from './schema';

export const tagLimits = { most: 50, longest: 50 };

/** In characters. */
export const longestTexts = {
  title: 200,
  description: 5000,
  folderName: 100,
  url: maxUrlLength,
};

/** Comma-separated; trimmed, without duplicates. */
export const parseTags = (written: string): string[] =>
  [...new Set(written.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

export const shortestTerm = 3;

export const isWholeTerm = (term: string): boolean => [...term.trim()].length >= shortestTerm;

export const searchText = ({
  title,
  description,
  tags,
  alt,
}: Pick<MediaFile, 'title' | 'description'> & {
  readonly tags: readonly string[];
  readonly alt: BilingualText;
}): string => plainText([title, description, ...tags, alt.en, alt.es].filter(Boolean).join(' '));

const libraryUrlPattern = /^\/api\/media\/optimize\/([\w-]{1,64})(?:[?#]|$)/;

/** Undefined for URLs that are not of the media library. */
export const parseLibraryFileId = (url: string): string | undefined =>
  libraryUrlPattern.exec(url)?.[1];

/** Folder names are compared with this key. */
export const folderKey = (name: string): string => name.normalize('NFC').toLowerCase();

const shopFolders: readonly string[] = [productImagesFolder, requestImagesFolder].map(folderKey);

/** Reserved folders are found by name, so they must not be renamed. */
export const isShopFolder = (name: string): boolean => shopFolders.includes(folderKey(name));

const longestTitle = 200;

/** Turns an uploaded file name into a title: no path, no extension, no invisible characters. */
export function cleanName(written: string): string {
  const [name = ''] = written.split(/[/\\]/).slice(-1);
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  const title = seen.replace(/\.[a-z0-9]{1,5}$/i, '');
  return [...title].slice(0, longestTitle).join('') || 'Untitled';
}

/** Pixels to skip so that the crop is centered as near `percent` as the edges allow. */
export function focalOffset(side: number, stretch: number, percent: number): number {
  const centred = Math.round((side * percent) / 100 - stretch / 2);
  return Math.min(Math.max(centred, 0), side - stretch);
}
