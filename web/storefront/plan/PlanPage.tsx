import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlanSummary } from '#contract/planner/summarize-plan';
import type { PageProps } from '../../routing/define-page';
import { useHydrated } from '../../routing/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { PlanForm } from './PlanForm';
import { PlanInquiry, QueuedInquiry } from './PlanInquiry';
import { PlanOverview } from './PlanOverview';
import * as styles from './PlanPage.css';
import { Proposals } from './Proposals';
import { ProposalsLink } from './ProposalsLink';
import { usePlan } from './use-plan';
import { useProposals } from './use-proposals';

export { queries } from './queries';
export { PlanPage as Component };

/** What a shopper asks about: a proposal as it is shown, or only the event. */
interface Inquiry {
  readonly summary: PlanSummary | undefined;
}

function PlanPage({ url: { search } }: PageProps) {
  const { t } = useLingui();
  const { plan, chosen, change } = usePlan(search);
  const proposals = useProposals(plan);
  const isHydrated = useHydrated();
  const [inquiry, setInquiry] = useState<Inquiry>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Plan an event`}
        description={t`Tell us how many you’ll be, what everyone eats and what it may cost: you’ll see at once what to put on the table.`}
      />
      <header className={styles.header}>
        <h1 className={styles.title}>
          <Trans>Plan an event</Trans>
        </h1>
        <p className={styles.intro}>
          <Trans>
            Tell us who’s coming and what they eat. We’ll work out what to put on the table, and
            what it costs.
          </Trans>
        </p>
      </header>
      <div className={styles.form}>
        <PlanForm plan={chosen} change={change} context={proposals.context} />
        {proposals.result && <ProposalsLink result={proposals.result} />}
      </div>
      <PlanOverview plan={plan} />
      <Proposals {...{ plan, proposals }} onAsk={(summary) => setInquiry({ summary })} />
      {inquiry && (
        <PlanInquiry plan={plan} summary={inquiry.summary} onSent={() => setInquiry(undefined)} />
      )}
      {isHydrated && !inquiry && search.has('mend') && <QueuedInquiry />}
    </div>
  );
}
