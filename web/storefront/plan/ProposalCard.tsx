import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { AvailabilityContext } from '#contract/orders/event';
import type { EventPlan } from '#contract/planner/event-plan';
import type { Proposal, ProposalKind } from '#contract/planner/plan-event';
import type { PlannedLine as ChangedLine, PlanSummary } from '#contract/planner/summarize-plan';
import { formatLongDate } from '../../i18n/event-dates';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useHydrated } from '../../routing/use-hydrated';
import { Badge } from '../../ui/badge/Badge';
import { textButton } from '../../ui/button/Button.css';
import { formatServings } from '../cart/format-servings';
import { Price } from '../product-card/Price';
import { AskLink } from './AskLink';
import { adjustProposal, applyQuantities, listChangedLines } from './adjust-proposal';
import { PlannedLine } from './PlannedLine';
import * as styles from './ProposalCard.css';
import { PutInCart } from './PutInCart';
import type { AskedProposal } from './use-plan-inquiry';

interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly plan: EventPlan;
  readonly context: AvailabilityContext;
  readonly changedLines: readonly ChangedLine[] | undefined;
  readonly onChange: (changedLines: readonly ChangedLine[]) => void;
  readonly onAsk: (asked: AskedProposal) => void;
}

const kindNames: Readonly<Record<ProposalKind, ReactNode>> = {
  value: <Trans>Best value</Trans>,
  variety: <Trans>Something of everything</Trans>,
  'one-kind': <Trans>All of one kind</Trans>,
};

/** A proposal whose quantities can be changed; it then says whether that's enough. */
export function ProposalCard({
  proposal,
  plan,
  context,
  changedLines,
  onChange,
  onAsk,
}: ProposalCardProps) {
  const language = useLanguage();
  const titleId = useId();
  const isHydrated = useHydrated();
  const quantities = applyQuantities(proposal, changedLines);
  const summary = quantities ? adjustProposal(proposal, quantities, plan, context) : proposal;
  const perPerson = formatPrice(summary.centsPerPerson / 100, language);

  function changeQuantity(index: number, quantity: number): void {
    const changed = summary.lines.map((line, other) =>
      other === index ? quantity : line.quantity,
    );
    onChange(listChangedLines(proposal, changed));
  }

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        {proposal.isClosestToBudget && (
          <p className={styles.badge}>
            <Badge tone="positive">
              <Trans>Closest to your budget</Trans>
            </Badge>
          </p>
        )}
        <h3 id={titleId} className={styles.title}>
          {kindNames[proposal.kind]}
        </h3>
        <p className={styles.price}>
          <Price dollars={summary.totalCents / 100} className={styles.total} />{' '}
          <span className={styles.muted}>
            <Trans>{perPerson} a person</Trans>
          </span>
        </p>
      </header>
      <ul className={styles.lines}>
        {summary.lines.map((line, index) => (
          <li key={`${line.productId} ${line.optionKey}`}>
            <PlannedLine line={line} onChange={(quantity) => changeQuantity(index, quantity)} />
          </li>
        ))}
      </ul>
      <div role="status" className={styles.facts}>
        <AmountText summary={summary} />
        <FeeText summary={summary} place={plan.place} />
        {summary.isOverBudget && (
          <p className={styles.warning}>
            <Trans>That’s more than your budget.</Trans>
          </p>
        )}
        <EarliestDay day={plan.date ? undefined : summary.earliestDay} />
      </div>
      <div className={styles.actions}>
        {isHydrated ? (
          <>
            <PutInCart lines={summary.lines} plan={plan} titleId={titleId} />
            <button
              type="button"
              className={textButton}
              aria-describedby={titleId}
              onClick={() =>
                onAsk({ proposal, quantities: summary.lines.map(({ quantity }) => quantity) })
              }
            >
              <Trans>Ask us about it</Trans>
            </button>
          </>
        ) : (
          <AskLink plan={plan} titleId={titleId} />
        )}
      </div>
    </article>
  );
}

function AmountText({ summary }: { readonly summary: PlanSummary }) {
  const language = useLanguage();
  const { serves, needed, leftOver, amount, vegetarianAmount } = summary;
  const range = formatServings(serves, language);
  const left = formatServings(leftOver, language);
  return (
    <>
      {amount === 'too-little' ? (
        <p className={styles.warning}>
          <Trans>
            Serves {range}: too little for the {needed} servings you need.
          </Trans>
        </p>
      ) : (
        <p>
          {amount === 'enough' ? (
            <Trans>
              Serves {range}: enough for the {needed} servings you need.
            </Trans>
          ) : (
            <Trans>
              Serves {range}: just enough for the {needed} servings you need.
            </Trans>
          )}{' '}
          {leftOver.to > 0 && <Trans>Left over: {left} servings.</Trans>}
        </p>
      )}
      {vegetarianAmount === 'too-little' && (
        <p className={styles.warning}>
          <Trans>Too little without meat for your vegetarian guests.</Trans>
        </p>
      )}
    </>
  );
}

function FeeText({
  summary: { feeCents },
  place,
}: {
  readonly summary: PlanSummary;
  readonly place: EventPlan['place'];
}) {
  const language = useLanguage();
  const fee = formatPrice((feeCents ?? 0) / 100, language);
  if (feeCents === undefined)
    return (
      <p className={styles.muted}>
        <Trans>Without delivery: choose a place for the fee.</Trans>
      </p>
    );
  if (place === 'pickup') return null;
  return (
    <p className={styles.muted}>
      {feeCents === 0 ? <Trans>Free delivery</Trans> : <Trans>With {fee} for delivery</Trans>}
    </p>
  );
}

/** Known once the page is open: the server may have rendered it days ago. */
function EarliestDay({ day }: { readonly day: string | undefined }) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  if (!isHydrated || !day) return null;
  const date = formatLongDate(day, language);
  return (
    <p className={styles.muted}>
      <Trans>From {date} on</Trans>
    </p>
  );
}
