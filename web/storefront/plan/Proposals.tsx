import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ouncesPerPerson } from '#contract/business';
import { calculateAmounts } from '#contract/planner/amounts';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import type { Proposal } from '#contract/planner/plan-event';
import { tracesWarning } from '#contract/products/traces-warning';
import { formatRange } from '../../i18n/format-range';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { Notice } from '../../ui/notice/Notice';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { getProposalKey } from './adjust-proposal';
import { proposalsId } from './focus-proposals';
import { getLowestPrice } from './lowest-price';
import { PlanActions } from './PlanActions';
import { ProposalCard } from './ProposalCard';
import * as styles from './Proposals.css';
import { Shortage } from './Shortage';
import type { AskedProposal } from './use-plan-inquiry';
import type { useProposals } from './use-proposals';
import { useQuantities } from './use-quantities';

interface ProposalsProps {
  readonly plan: EventPlan;
  readonly search: URLSearchParams;
  readonly proposals: ReturnType<typeof useProposals>;
  /** Without a proposal, asks about the event. */
  readonly onAsk: (asked: AskedProposal | undefined) => void;
}

export function Proposals({ plan, search, proposals, onAsk }: ProposalsProps) {
  const { result, isLoading, failed, context } = proposals;
  const language = useLanguage();
  const { quantities, change } = useQuantities(plan, search);
  const hasNeeds = plan.without.length > 0 || plan.diets.length > 0 || plan.vegetarians > 0;
  return (
    <section
      id={proposalsId}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="proposals-title"
      aria-busy={isLoading || undefined}
    >
      <div>
        <SectionHeading id="proposals-title">
          <Trans>For your table</Trans>
        </SectionHeading>
        <Amounts plan={plan} />
        {hasNeeds && <p className={styles.traces}>{tracesWarning[language]}</p>}
      </div>
      <p role="status" className={styles.status}>
        {result && <ResultText plan={plan} proposals={result.proposals} />}
      </p>
      {failed && (
        <Notice>
          <Trans>We couldn’t load our products. Please try again later.</Trans>
        </Notice>
      )}
      {!failed && !result && <Skeleton className={styles.skeleton} />}
      {result?.shortage && (
        <Shortage plan={plan} shortage={result.shortage} onAsk={() => onAsk(undefined)} />
      )}
      {result && result.proposals.length > 0 && (
        <>
          <ul className={styles.list}>
            {result.proposals.map((proposal) => (
              <li key={getProposalKey(proposal)}>
                <ProposalCard
                  {...{ proposal, plan, context, onAsk }}
                  changedLines={quantities[proposal.kind]}
                  onChange={(lines) => change(proposal.kind, lines)}
                />
              </li>
            ))}
          </ul>
          <PlanActions plan={plan} quantities={quantities} />
        </>
      )}
    </section>
  );
}

interface ResultTextProps {
  readonly plan: EventPlan;
  readonly proposals: readonly Proposal[];
}

function ResultText({ plan, proposals }: ResultTextProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const people = countPeople(plan);
  const count = proposals.length;
  if (count === 0)
    return t`No proposals for ${plural(people, { one: '# person', other: '# people' })}`;
  const price = formatPrice(getLowestPrice(proposals), language);
  return t`${plural(count, { one: '# proposal', other: '# proposals' })} from ${price} for ${plural(people, { one: '# person', other: '# people' })}`;
}

/** What the food amounts to, by the shop's rule of thumb. */
function Amounts({ plan }: { readonly plan: EventPlan }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { cheese, meat } = calculateAmounts(plan);
  const cheeseTotal = cheese && formatRange(cheese, language);
  const meatTotal = meat && formatRange(meat, language);
  const cheeseEach = formatRange(ouncesPerPerson.cheese, language);
  const meatEach = formatRange(ouncesPerPerson.meat, language);
  const amounts = formatList(
    [
      cheeseTotal ? t`${cheeseTotal} oz of cheese` : '',
      meatTotal ? t`${meatTotal} oz of meat` : '',
    ].filter(Boolean),
    language,
  );
  const each = formatList(
    [
      cheeseTotal ? t`${cheeseEach} oz of cheese` : '',
      meatTotal ? t`${meatEach} oz of meat` : '',
    ].filter(Boolean),
    language,
  );
  if (amounts === '') return null;
  return (
    <p className={styles.amounts}>
      <Trans>
        About {amounts} altogether: we count {each} for a serving.
      </Trans>
    </p>
  );
}
