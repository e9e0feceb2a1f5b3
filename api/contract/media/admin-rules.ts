import type { BilingualText } from '../core/language';
import { plainText } from '../core/text';
import { longestAddress } from '../core/url';
import { productPicturesFolder, requestPhotosFolder } from './rules';
import type { MediaFile } from './schema';

/** Tags a file may have, and characters each of them. */
export const tagLimits = { most: 50, longest: 50 };

/** Characters the texts may have. */
export const longestTexts = {
  title: 200,
  description: 5000,
  folderName: 100,
  address: longestAddress,
};

/** Tags as a person writes them, between commas. */
export const tagsIn = (written: string): string[] =>
  [...new Set(written.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

/** Characters a search has at least. */
export const shortestTerm = 3;

/** Whether there is enough of a search to begin. */
export const isWholeTerm = (term: string): boolean => [...term.trim()].length >= shortestTerm;

/** What a file is found by. */
export const searchText = ({
  title,
  description,
  tags,
  alt,
}: Pick<MediaFile, 'title' | 'description'> & {
  readonly tags: readonly string[];
  readonly alt: BilingualText;
}): string => plainText([title, description, ...tags, alt.en, alt.es].filter(Boolean).join(' '));

const libraryAddress = /^\/api\/media\/optimize\/([\w-]{1,64})(?:[?#]|$)/;

/** The id of the library file that an address shows, in whatever shape; undefined for any other address. */
export const libraryFileIn = (address: string): string | undefined =>
  libraryAddress.exec(address)?.[1];

/** What two names of one folder have in common. */
export const folderKey = (name: string): string => name.normalize('NFC').toLowerCase();

const shopFolders: readonly string[] = [productPicturesFolder, requestPhotosFolder].map(folderKey);

/** Whether the shop finds a folder's images by its name. */
export const isShopFolder = (name: string): boolean => shopFolders.includes(folderKey(name));

/** Characters a title may have. */
const longestTitle = 200;

/** A title out of a file's name as its sender calls it: no folders, no ending, nothing that cannot be seen. */
export function cleanName(written: string): string {
  const [name = ''] = written.split(/[/\\]/).slice(-1);
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  const title = seen.replace(/\.[a-z0-9]{1,5}$/i, '');
  return [...title].slice(0, longestTitle).join('') || 'Untitled';
}

/** Pixels to leave out before a stretch of a side, so that its middle is as near a percentage as the ends allow. */
export function focalOffset(side: number, stretch: number, percent: number): number {
  const centred = Math.round((side * percent) / 100 - stretch / 2);
  return Math.min(Math.max(centred, 0), side - stretch);
}
