import { Trans } from '@lingui/react/macro';
import type { Language } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { allergenNames } from '#contract/products/allergens';

import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import * as styles from './AllergyAlert.css';

type Allergies = Pick<OrderRecord, 'allergies' | 'allergyNotes'>;

/** '' without allergies. */
const formatAllergies = ({ allergies, allergyNotes }: Allergies, language: Language): string =>
  [
    formatList(
      allergies.map((allergen) => allergenNames[allergen][language]),
      language,
    ),
    allergyNotes,
  ]
    .filter(Boolean)
    .join('. ');

/** Renders nothing without allergies. */
export function AllergyAlert({ order }: { readonly order: Allergies }) {
  const text = formatAllergies(order, useLanguage());
  return (
    text !== '' && (
      <p className={styles.alert}>
        <strong className={styles.label}>
          <Trans>Allergies:</Trans>
        </strong>{' '}
        {text}
      </p>
    )
  );
}
