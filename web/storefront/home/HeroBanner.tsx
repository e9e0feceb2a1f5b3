import { Trans } from '@lingui/react/macro';
import { preload } from 'react-dom';
import { businessIdentity } from '#contract/business-identity';
import { applyTheme, colorSchemeConditions } from '#contract/core/color-scheme';
import { useLanguage } from '../../i18n/use-language';
import { breakpoints } from '../../theme/tokens';
import { classes } from '../../ui/classes';
import { useDominantColor } from '../../ui/image/dominant-color';
import { buildSourceSet } from '../../ui/image/source-set';
import { useThemePreference } from '../../ui/theme-switch/use-theme-preference';
import * as styles from './HeroBanner.css';
import type { Hero, HeroImage } from './hero-images';
import { PlanStart } from './PlanStart';

export function HeroBanner({ hero }: { readonly hero: Hero | undefined }) {
  const language = useLanguage();
  return (
    <>
      <section className={styles.hero[hero?.wide.textSide ?? 'left']}>
        <div className={styles.frame}>{hero && <ResponsiveHeroImage hero={hero} />}</div>
        <div className={styles.text}>
          <h1 className={styles.headline}>{businessIdentity.tagline[language]}</h1>
          <p className={styles.lead}>
            <Trans>
              Boards, grazing tables and gift boxes, built by hand the day you need them.
            </Trans>
          </p>
        </div>
      </section>
      <PlanStart />
    </>
  );
}

const wideScreens = `(min-width: ${breakpoints.medium}px)`;
const narrowScreens = `(max-width: ${breakpoints.medium - 0.02}px)`;
const sizes = '(min-width: 1024px) 58vw, 88vw';

interface HeroSource extends HeroImage {
  readonly media: string;
}

/** One of them matches; without a condition if there's only one. */
function listSources({ narrow, wide, dark }: Hero): readonly HeroSource[] {
  const isSame = narrow.image.url === wide.image.url;
  const light = isSame
    ? [{ ...narrow, media: '' }]
    : [
        { ...wide, media: wideScreens },
        { ...narrow, media: narrowScreens },
      ];
  if (!dark) return light;
  const addScheme = (source: HeroSource) => ({
    ...source,
    media: [source.media, colorSchemeConditions.light].filter(Boolean).join(' and '),
  });
  return [{ ...dark, media: colorSchemeConditions.dark }, ...light.map(addScheme)];
}

function preloadHeroImage({ image, media }: HeroSource): void {
  const { fallback, srcSet } = buildSourceSet(image);
  preload(fallback, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media !== '' && { media }),
  });
}

function ResponsiveHeroImage({ hero }: { readonly hero: Hero }) {
  const { narrow } = hero;
  const language = useLanguage();
  const theme = useThemePreference();
  const colorClass = useDominantColor(narrow.image.color);
  const sources = listSources(hero);
  for (const source of sources) preloadHeroImage(source);
  const { fallback, srcSet } = buildSourceSet(narrow.image);
  return (
    <picture>
      {sources.slice(0, -1).map(({ image, media }) => (
        <source
          key={media}
          media={theme === 'system' ? media : applyTheme(media, theme)}
          srcSet={buildSourceSet(image).srcSet}
          sizes={sizes}
          width={image.width}
          height={image.height}
        />
      ))}
      <img
        className={classes(styles.image[narrow.textSide], colorClass)}
        src={fallback}
        srcSet={srcSet}
        sizes={sizes}
        width={narrow.image.width}
        height={narrow.image.height}
        alt={narrow.image.alt[language]}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
