import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import { addDays, isIsoDate } from '#contract/core/dates';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { useNavigate } from '../../routing/use-navigate';
import { button, textButton } from '../../ui/button/Button.css';
import { DayField } from '../data-table/DayField';
import * as styles from './KitchenListPage.css';

export function DayNavigation({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function goToDay(value: string): void {
    if (isIsoDate(value)) void navigate(backOfficePaths.kitchenList(value), { replace: true });
  }

  return (
    <nav aria-label={t`Days`} className={styles.navigation}>
      <Link to={backOfficePaths.kitchenList(addDays(day, -1))} className={textButton}>
        <ChevronLeft aria-hidden size={18} />
        <Trans>Previous day</Trans>
      </Link>
      <Link to={backOfficePaths.kitchenList(addDays(day))} className={textButton}>
        <Trans>Next day</Trans>
        <ChevronRight aria-hidden size={18} />
      </Link>
      <DayField label={<Trans>Go to day</Trans>} day={day} onChange={goToDay} />
      <Link to={backOfficePaths.calendar({ day })} className={textButton}>
        <Trans>Calendar</Trans>
      </Link>
      <Link to={backOfficePaths.dashboard('orders')} className={textButton}>
        <Trans>All orders</Trans>
      </Link>
      <Link to={backOfficePaths.print('order', { day })} className={textButton}>
        <Trans>Order sheets</Trans>
      </Link>
      <Link to={backOfficePaths.print('labels', { day })} className={textButton}>
        <Trans>Labels</Trans>
      </Link>
      <Link to={backOfficePaths.shoppingList(day)} className={textButton}>
        <Trans>Shopping list</Trans>
      </Link>
      <button type="button" className={button.secondary} onClick={() => print()}>
        <Printer aria-hidden size={18} />
        <Trans>Print</Trans>
      </button>
    </nav>
  );
}
