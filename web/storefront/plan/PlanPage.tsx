import { Trans, useLingui } from '@lingui/react/macro';
import type { PageProps } from '../../routing/define-page';
import { useHydrated } from '../../routing/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { PlanForm } from './PlanForm';
import { PlanInquiry } from './PlanInquiry';
import { PlanOverview } from './PlanOverview';
import * as styles from './PlanPage.css';
import { Proposals } from './Proposals';
import { ProposalsLink } from './ProposalsLink';
import { usePlan } from './use-plan';
import { usePlanInquiry } from './use-plan-inquiry';
import { useProposals } from './use-proposals';

export { queries } from './queries';
export { PlanPage as Component };

function PlanPage({ url: { search } }: PageProps) {
  const { t } = useLingui();
  const plan = usePlan(search);
  const proposals = useProposals(plan);
  const isHydrated = useHydrated();
  const inquiry = usePlanInquiry(plan, proposals, isHydrated && search.has('mend'));
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
        <PlanForm plan={plan} context={proposals.context} />
        {proposals.result && <ProposalsLink result={proposals.result} />}
      </div>
      <PlanOverview plan={plan} />
      <Proposals {...{ plan, search, proposals }} onAsk={inquiry.ask} />
      {inquiry.isOpen && <PlanInquiry plan={plan} control={inquiry} />}
    </div>
  );
}
