import { listMediaFiles } from '#contract/media/endpoints';
import { heroVariantCount, pageTags } from '#contract/media/page-tags';
import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset, MediaFile } from '#contract/media/schema';
import { getHeaderImage } from '#contract/settings/endpoints';
import type { HeaderImage } from '#contract/settings/schema';
import { query, selectFrom } from '../../data/query';

/** Number of images to choose from, below 768 px and from 768 px. */
const sampleSizes = { narrow: 3, wide: 5 };

/** The header image that an admin has chosen. */
export const headerImageQuery = query(getHeaderImage, {});

/** Tag of images with room for the headline on the right. The default is left. */
const calmRightTag = 'calm-right';

export interface HeroImage {
  readonly image: ImageAsset;
  readonly textSide: 'left' | 'right';
}

export interface Hero {
  readonly narrow: HeroImage;
  readonly wide: HeroImage;
  /** Replaces them in dark mode. Undefined if they are dark themselves, or if there is no dark one. */
  readonly dark?: HeroImage | undefined;
}

/** Perceived brightness of a `#rrggbb` color, from 0 to 255. */
function getBrightness(color: string): number {
  const parseChannel = (index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return 0.3 * parseChannel(1) + 0.59 * parseChannel(3) + 0.11 * parseChannel(5);
}

const toHeroImage = (image: ImageAsset, tags: readonly string[]): HeroImage => ({
  image,
  textSide: tags.includes(calmRightTag) ? 'right' : 'left',
});

const fileToHeroImage = (file: MediaFile) => toHeroImage(toImageAsset(file), file.tags);

/** Fetches twice as many images as the largest sample. Its data is null if no image is tagged for the hero. */
export const heroQuery = (variant: number) =>
  selectFrom(
    query(listMediaFiles, { query: { filter_tags: pageTags.hero, limit: sampleSizes.wide * 2 } }),
    `hero/${variant}`,
    ({ files }) => selectHero(files.map(fileToHeroImage), variant) ?? null,
  );

/** Same image on all screens. */
export function createHeroFromSetting({ image, tags }: HeaderImage): Hero {
  const heroImage = toHeroImage(image, tags);
  return { narrow: heroImage, wide: heroImage };
}

const isDark = ({ image }: HeroImage): boolean => getBrightness(image.color) < 128;

/** Picking one of a random sample from twice as many images is the same as picking one of all of them. */
const selectImage = (images: readonly HeroImage[], sampleSize: number, variant: number) => {
  const candidates = images.slice(0, sampleSize * 2);
  return candidates[variant % candidates.length];
};

/** `variant` is an integer from 0 to `heroVariantCount` - 1. Returns undefined if no image is tagged for the hero. */
function selectHero(images: readonly HeroImage[], variant: number): Hero | undefined {
  const narrow = selectImage(images, sampleSizes.narrow, variant);
  const wide = selectImage(images, sampleSizes.wide, variant);
  if (!narrow || !wide) return undefined;
  const hero = { narrow, wide };
  if (isDark(narrow) && isDark(wide)) return hero;
  const darkImages = images.filter(isDark);
  return { ...hero, dark: darkImages[variant % darkImages.length] };
}

/** For pages that are not server-rendered. */
export const pickRandomVariant = (): number => Math.floor(Math.random() * heroVariantCount);
