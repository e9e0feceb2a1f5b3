import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import type { PlanResult } from '#contract/planner/plan-event';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { proposalsId } from './focus-proposals';
import { getLowestPrice } from './lowest-price';
import * as styles from './ProposalsLink.css';

/** On narrow screens, where the form fills the window, says that the proposals are below. Their status announces changes. */
export function ProposalsLink({ result }: { readonly result: PlanResult }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { proposals, shortage } = result;

  function getText(): ReactNode {
    if (shortage) return <Trans>See why nothing fits yet</Trans>;
    const count = proposals.length;
    const price = formatPrice(getLowestPrice(proposals), language);
    return t`See ${plural(count, { one: '# proposal', other: '# proposals' })} from ${price}`;
  }

  return (
    <a href={`#${proposalsId}`} className={styles.link}>
      <span>{getText()}</span>
      <ArrowDown size={18} aria-hidden className={styles.icon} />
    </a>
  );
}
