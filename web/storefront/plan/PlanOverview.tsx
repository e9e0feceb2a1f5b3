import type { EventPlan } from '#contract/planner/event-plan';
import * as styles from './PlanOverview.css';
import { usePlanTexts } from './use-plan-texts';

/** On paper, instead of the form. */
export function PlanOverview({ plan }: { readonly plan: EventPlan }) {
  const texts = Object.values(usePlanTexts(plan)).filter(Boolean);
  return <p className={styles.overview}>{texts.join(' · ')}</p>;
}
