import { Trans } from '@lingui/react/macro';
import { preload } from 'react-dom';
import { businessIdentity } from '#contract/business-identity';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { breakpoints } from '../../theme/tokens';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { useDominantColor } from '../../ui/image/dominant-color';
import { buildSourceSet } from '../../ui/image/source-set';
import * as styles from './HeroBanner.css';
import type { Hero, HeroImage } from './hero-images';

export function HeroBanner({ hero }: { readonly hero: Hero | undefined }) {
  const language = useLanguage();
  return (
    <section className={styles.hero[hero?.wide.background ?? 'light']}>
      {hero && <ResponsiveHeroImage hero={hero} />}
      <div className={styles.content[hero?.wide.textSide ?? 'left']}>
        <div className={styles.text}>
          <div className={styles.block}>
            <h1 className={styles.headline}>{businessIdentity.tagline[language]}</h1>
            <p className={styles.lead}>
              <Trans>
                Boards, grazing tables and gift boxes, built by hand the day you need them.
              </Trans>
            </p>
            <p className={styles.actions}>
              <PageLink to={paths.shop()} className={button.primary}>
                <Trans>Shop the boards</Trans>
              </PageLink>
              <PageLink to={paths.plan()} className={button.secondary}>
                <Trans>Plan an event</Trans>
              </PageLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

const wideScreens = `(min-width: ${breakpoints.medium}px)`;
const narrowScreens = `(max-width: ${breakpoints.medium - 0.02}px)`;
const sizes = '100vw';

function preloadHeroImage({ image }: HeroImage, media?: string): void {
  const { fallback, srcSet } = buildSourceSet(image);
  preload(fallback, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  });
}

/** Preload early. If there are two images, a media query selects the one for the screen. */
function preloadHeroImages({ narrow, wide }: Hero): void {
  if (narrow.image.url === wide.image.url) {
    preloadHeroImage(narrow);
    return;
  }
  preloadHeroImage(narrow, narrowScreens);
  preloadHeroImage(wide, wideScreens);
}

function ResponsiveHeroImage({ hero }: { readonly hero: Hero }) {
  const { narrow, wide } = hero;
  const language = useLanguage();
  const colorClass = useDominantColor(narrow.image.color);
  preloadHeroImages(hero);
  const { fallback, srcSet } = buildSourceSet(narrow.image);
  return (
    <picture>
      <source
        media={wideScreens}
        srcSet={buildSourceSet(wide.image).srcSet}
        sizes={sizes}
        width={wide.image.width}
        height={wide.image.height}
      />
      <img
        className={classes(styles.narrow[narrow.textSide], styles.wide[wide.textSide], colorClass)}
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
