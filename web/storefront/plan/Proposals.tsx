import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ouncesPerPerson } from '#contract/business';
import { calculateAmounts } from '#contract/planner/amounts';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import type { PlanSummary } from '#contract/planner/summarize-plan';
import { tracesWarning } from '#contract/products/facts';
import { formatRange } from '../../i18n/format-range';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { Notice } from '../../ui/notice/Notice';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { PlanActions } from './PlanActions';
import { ProposalCard } from './ProposalCard';
import * as styles from './Proposals.css';
import { Shortage } from './Shortage';
import type { PlanControl } from './use-plan';
import type { useProposals } from './use-proposals';

interface ProposalsProps extends PlanControl {
  readonly proposals: ReturnType<typeof useProposals>;
  /** Without a proposal, asks about the event. */
  readonly onAsk: (summary: PlanSummary | undefined) => void;
}

export function Proposals({ plan, change, proposals, onAsk }: ProposalsProps) {
  const { result, isLoading, failed, context } = proposals;
  const language = useLanguage();
  const hasNeeds = plan.without.length > 0 || plan.diets.length > 0 || plan.vegetarians > 0;
  return (
    <section
      className={styles.section}
      aria-labelledby="proposals"
      aria-busy={isLoading || undefined}
    >
      <div>
        <SectionHeading id="proposals">
          <Trans>For your table</Trans>
        </SectionHeading>
        <Amounts plan={plan} />
        {hasNeeds && <p className={styles.traces}>{tracesWarning[language]}</p>}
      </div>
      <ResultStatus plan={plan} count={result?.proposals.length ?? 0} />
      {failed && (
        <Notice>
          <Trans>We couldn’t load our products. Please try again later.</Trans>
        </Notice>
      )}
      {!failed && !result && <Skeleton className={styles.skeleton} />}
      {result?.shortage && (
        <Shortage shortage={result.shortage} change={change} onAsk={() => onAsk(undefined)} />
      )}
      {result && result.proposals.length > 0 && (
        <>
          <ul className={styles.list}>
            {result.proposals.map((proposal) => (
              <li key={getProposalKey(proposal)}>
                <ProposalCard {...{ proposal, plan, context, onAsk }} />
              </li>
            ))}
          </ul>
          <PlanActions plan={plan} />
        </>
      )}
    </section>
  );
}

/** Quantities that were changed belong to one proposal only. */
const getProposalKey = ({
  kind,
  lines,
}: {
  readonly kind: string;
  readonly lines: readonly {
    readonly productId: number;
    readonly optionKey: string | null;
    readonly quantity: number;
  }[];
}): string =>
  [
    kind,
    ...lines.map(({ productId, optionKey, quantity }) => `${productId} ${optionKey} ${quantity}`),
  ].join();

function ResultStatus({ plan, count }: { readonly plan: EventPlan; readonly count: number }) {
  const { t } = useLingui();
  const people = countPeople(plan);
  return (
    <p role="status" className={styles.status}>
      {t`${plural(count, { one: '# proposal', other: '# proposals' })} for ${plural(people, { one: '# person', other: '# people' })}`}
    </p>
  );
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
