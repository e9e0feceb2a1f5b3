import { listMediaFiles } from '#contract/media/endpoints';
import { heroVariants, pageTags } from '#contract/media/page-tags';
import { pictureOf } from '#contract/media/rules';
import type { MediaFile, Picture } from '#contract/media/schema';
import { getHeaderImage } from '#contract/settings/endpoints';
import type { HeaderImage } from '#contract/settings/schema';
import { query } from '../../data/query';

/** Pictures to choose from under 768 px and from there up. */
const choices = { narrow: 3, wide: 5 };

/** The picture that the owner has chosen. */
export const headerImageQuery = query(getHeaderImage, {});

/** The hero's pictures: twice as many as the largest choice, to sample from. */
export const heroQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.hero, limit: choices.wide * 2 },
});

/** Marks a hero whose calm side, the one for the headline, is the right one; otherwise it is the left. */
const calmRight = 'calm-right';

export interface HeroPicture {
  readonly picture: Picture;
  readonly calmSide: 'left' | 'right';
  /** What it fades into under the words: a dark table would turn to mud on pale paper. */
  readonly ground: 'light' | 'dark';
}

export interface Hero {
  readonly narrow: HeroPicture;
  readonly wide: HeroPicture;
}

/** How bright a `#rrggbb` color looks, from 0 to 255. */
function brightness(color: string): number {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5);
}

const heroPicture = (picture: Picture, tags: readonly string[]): HeroPicture => ({
  picture,
  calmSide: tags.includes(calmRight) ? 'right' : 'left',
  ground: brightness(picture.color) < 128 ? 'dark' : 'light',
});

const taggedPicture = (file: MediaFile) => heroPicture(pictureOf(file), file.tags);

/** The hero of a shop whose owner has chosen its picture: the same on every screen. */
export function chosenHero({ image, tags }: HeaderImage): Hero {
  const chosen = heroPicture(image, tags);
  return { narrow: chosen, wide: chosen };
}

/** One of a random few out of twice as many is one of the twice as many. */
const choose = (files: readonly MediaFile[], few: number, variant: number) => {
  const candidates = files.slice(0, few * 2);
  return candidates[variant % candidates.length];
};

/** The hero of a variant (0 up to `heroVariants`); undefined when no picture is tagged for it. */
export function heroOf(files: readonly MediaFile[], variant: number): Hero | undefined {
  const narrow = choose(files, choices.narrow, variant);
  const wide = choose(files, choices.wide, variant);
  return narrow && wide && { narrow: taggedPicture(narrow), wide: taggedPicture(wide) };
}

/** A variant for a page that was not painted by the server. */
export const randomVariant = (): number => Math.floor(Math.random() * heroVariants);
