import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { business } from '#contract/business';
import type { EventPlan } from '#contract/planner/event-plan';
import type { ProposalQuantities } from '#contract/planner/quantities-query';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { button } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { toast } from '../../ui/toast/toast-store';
import { shareLink } from '../wishlist/share';
import * as styles from './Proposals.css';
import { buildPlanPath } from './use-plan';

interface PlanActionsProps {
  readonly plan: EventPlan;
  readonly quantities: ProposalQuantities;
}

export function PlanActions({ plan, quantities }: PlanActionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [urlToCopy, setUrlToCopy] = useState<string>();
  const secondary = button.secondary;

  async function share(): Promise<void> {
    const url =
      location.origin + addBasePath(localizePath(buildPlanPath(plan, quantities), language));
    const outcome = await shareLink({ title: t`An event with ${business.name}`, url });
    if (outcome === 'copied')
      toast({ title: t`Link copied`, description: t`Anyone who opens it sees this plan.` });
    setUrlToCopy(outcome === 'unavailable' ? url : undefined);
  }

  return (
    <div className={styles.actions}>
      {isHydrated && (
        <>
          <button type="button" className={secondary} onClick={() => void share()}>
            <Share2 size={18} aria-hidden />
            <Trans>Share this plan</Trans>
          </button>
          <button type="button" className={secondary} onClick={() => print()}>
            <Printer size={18} aria-hidden />
            <Trans>Print</Trans>
          </button>
        </>
      )}
      {urlToCopy && (
        <TextField
          label={<Trans>Copy this link to share the plan</Trans>}
          value={urlToCopy}
          readOnly
        />
      )}
    </div>
  );
}
