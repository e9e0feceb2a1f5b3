import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { inquiryProposal } from '#contract/event-inquiries/proposal';
import { getSelectionTitle } from '#contract/products/options';
import { useQuery } from '../../data/use-query';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { textButton } from '../../ui/button/Button.css';
import { useFocusWhenShown } from '../../ui/use-focus-when-shown';
import { productsQuery } from '../product-card/product-queries';
import * as styles from './EventInquiryForm.css';
import type { InquiryForm } from './use-inquiry-form';

interface ProposalSummaryProps {
  readonly form: InquiryForm;
  readonly onLeaveOut: (() => void) | undefined;
}

/** The plan that is sent with the inquiry. */
export function ProposalSummary({ form: { watch, setValue }, onLeaveOut }: ProposalSummaryProps) {
  const language = useLanguage();
  const titleId = useId();
  const { data: products } = useQuery(productsQuery);
  const { success, output } = v.safeParse(inquiryProposal, watch('proposal'));
  const [isLeftOut, setLeftOut] = useState(false);
  const leftOutRef = useFocusWhenShown<HTMLParagraphElement>(isLeftOut && !success);
  if (success && isLeftOut) setLeftOut(false);
  if (!success) {
    return (
      isLeftOut && (
        <p ref={leftOutRef} tabIndex={-1} className={styles.leftOut}>
          <Trans>Your plan is left out.</Trans>
        </p>
      )
    );
  }

  function leaveOut(): void {
    setValue('proposal', null);
    setLeftOut(true);
    onLeaveOut?.();
  }

  function getTitle(productId: number, optionKey: string | null) {
    const product = products?.find(({ id }) => id === productId);
    return product ? (
      getSelectionTitle(product, optionKey ?? undefined, language)
    ) : (
      <Trans>Product {productId}</Trans>
    );
  }

  return (
    <section aria-labelledby={titleId} className={styles.proposal}>
      <h4 id={titleId} className={styles.proposalTitle}>
        <Trans>Your plan comes along</Trans>
      </h4>
      <ul className={styles.items}>
        {output.items.map(({ productId, optionKey, quantity }) => (
          <li key={`${productId} ${optionKey}`}>
            {quantity} × {getTitle(productId, optionKey)}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <Trans>About {formatPrice(output.total, language)}</Trans>
      </p>
      <p>
        <button type="button" className={textButton} onClick={leaveOut}>
          <Trans>Leave the plan out</Trans>
        </button>
      </p>
    </section>
  );
}
