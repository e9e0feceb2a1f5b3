import { Trans } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { business } from '#contract/business';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button, textButton } from '../../ui/button/Button.css';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { printRecipe } from './print-recipe';
import * as styles from './RecipeCard.css';
import { RecipeMethod } from './RecipeMethod';
import type { Recipe } from './recipe';

interface RecipeCardProps {
  readonly recipe: Recipe;
  /** Undefined while loading, or if the board is not for sale. */
  readonly productId: number | undefined;
  readonly image: ImageAsset | undefined;
  /** Side of the image on large screens. */
  readonly side: 'left' | 'right';
}

/** Printed on its own page. */
export function RecipeCard({ recipe, productId, image, side }: RecipeCardProps) {
  const language = useLanguage();
  const cardRef = useRef<HTMLElement>(null);
  const { id, name, headnote, prepMinutes } = recipe;
  const { from, to } = recipe.serves;
  return (
    <article ref={cardRef} id={id} className={styles.card} aria-labelledby={`${id}-name`}>
      <div className={styles.hero[side]}>
        {image && (
          <ResponsiveImage
            image={image}
            sizes="(min-width: 1280px) 670px, (min-width: 1024px) 56vw, (min-width: 768px) 92vw, 88vw"
            priority={side === 'left' ? 'first' : 'near'}
            className={styles.image}
          />
        )}
        <div className={styles.text}>
          <SectionHeading id={`${id}-name`}>{name[language]}</SectionHeading>
          <p className={styles.headnote}>{headnote[language]}</p>
          <ul className={styles.meta}>
            <li>
              <Trans>
                Serves {from}-{to}
              </Trans>
            </li>
            <li>
              <Trans>{prepMinutes} min prep</Trans>
            </li>
          </ul>
          <button
            type="button"
            className={styles.printButton}
            aria-describedby={`${id}-name`}
            onClick={() => cardRef.current && printRecipe(cardRef.current)}
          >
            <Printer size={18} aria-hidden />
            <Trans>Print this recipe</Trans>
          </button>
        </div>
      </div>
      <RecipeMethod recipe={recipe} />
      <div className={styles.order}>
        <p className={styles.orderPrompt}>
          <Trans>No time to build it? We make this one too.</Trans>
        </p>
        <p className={styles.orderLinks}>
          <PageLink
            to={productId === undefined ? paths.contact(name[language]) : paths.product(productId)}
            className={button.primary}
            aria-describedby={`${id}-name`}
          >
            <Trans>Order This Board</Trans>
          </PageLink>
          {productId !== undefined && (
            <PageLink to={paths.contact(name[language])} className={textButton}>
              <Trans>or ask for your own</Trans>
            </PageLink>
          )}
        </p>
      </div>
      <p className={styles.printFooter}>
        {business.name} · {business.phone.display}
      </p>
    </article>
  );
}
