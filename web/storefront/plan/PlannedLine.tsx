import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanLineSummary } from '#contract/planner/summarize-plan';
import { removableNames } from '#contract/products/fact-names';
import { findOption, getSelectionTitle } from '#contract/products/options';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { formatServings } from '../cart/format-servings';
import { getMaxQuantity } from './adjust-proposal';
import { NumberStepper } from './NumberStepper';
import * as styles from './PlannedLine.css';

interface PlannedLineProps {
  readonly line: PlanLineSummary;
  readonly onChange: (quantity: number) => void;
}

export function PlannedLine({ line, onChange }: PlannedLineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { product, optionKey, quantity, totalCents, requests } = line;
  const name = getSelectionTitle(product, optionKey, language);
  const option = optionKey === null ? undefined : findOption(product, optionKey);
  const range = formatServings(line.serves, language);
  const removed = formatList(
    requests.map((removable) => removableNames[removable][language]),
    language,
  );
  return (
    <div className={styles.line}>
      {product.image ? (
        <ResponsiveImage image={product.image} sizes="72px" alt="" className={styles.image} />
      ) : (
        <ExternalImage url={product.imageUrl} alt="" className={styles.image} />
      )}
      <div>
        <p className={styles.name}>
          <span className={styles.printedQuantity}>{quantity} × </span>
          <PageLink
            to={paths.product(product.id, option?.isDefault ? undefined : option?.key)}
            className={styles.link}
          >
            {name}
          </PageLink>
        </p>
        <p className={styles.muted}>
          {quantity > 0 && (
            <>
              {line.isDessert ? <Trans>Dessert for {range}</Trans> : <Trans>Serves {range}</Trans>}{' '}
              ·{' '}
            </>
          )}
          {formatPrice(totalCents / 100, language)}
        </p>
        {removed !== '' && (
          <p className={styles.request}>
            <Trans>On request, without: {removed}</Trans>
          </p>
        )}
      </div>
      <div className={styles.stepper}>
        {isHydrated ? (
          <NumberStepper
            label={t`Quantity of ${name}`}
            isLabelHidden
            value={quantity}
            min={0}
            max={getMaxQuantity(line)}
            onChange={onChange}
          />
        ) : (
          <p className={styles.fixedQuantity}>
            <Trans>Quantity: {quantity}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
