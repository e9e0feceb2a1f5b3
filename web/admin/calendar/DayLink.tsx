import { Plural, Trans } from '@lingui/react/macro';
import type { CalendarDay } from '#contract/orders/admin-schema';
import type { ShopSettings } from '#contract/settings/shop-settings';
import { formatLongDate } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { classes } from '../../ui/classes';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './CalendarPage.css';

export interface Day {
  readonly date: string;
  /** Undefined without orders. */
  readonly load: CalendarDay | undefined;
  readonly settings: Pick<ShopSettings, 'maxOrdersPerDay' | 'maxServingsPerDay'>;
  readonly isOpen: boolean;
  readonly isToday: boolean;
}

interface DayLinkProps {
  readonly day: Day;
  /** Shows the whole date. */
  readonly isWide?: boolean;
}

/** Leads to the kitchen list of the day. */
export function DayLink({ day, isWide = false }: DayLinkProps) {
  const { date, isOpen, isToday } = day;
  const language = useLanguage();
  const longDate = formatLongDate(date, language);
  return (
    <Link
      to={backOfficePaths.kitchenList(date)}
      aria-current={isToday ? 'date' : undefined}
      className={isWide ? styles.wideDay : styles.day}
      data-closed={!isOpen || undefined}
    >
      <span className={isWide ? styles.longDate : visuallyHidden}>{longDate}</span>
      {!isWide && (
        <span aria-hidden className={styles.number}>
          {Number(date.slice(8))}
        </span>
      )}
      {!isWide && <CompactOrders day={day} />}
      <DayLoad day={day} className={isWide ? styles.load : styles.monthLoad} />
    </Link>
  );
}

const reaches = (count: number, limit: number | null): boolean => limit !== null && count >= limit;

const isFull = ({ load, settings }: Day): boolean =>
  load !== undefined &&
  (reaches(load.orders, settings.maxOrdersPerDay) ||
    reaches(load.servings, settings.maxServingsPerDay));

function CompactOrders({ day }: { readonly day: Day }) {
  const { orders = 0, newOrders = 0 } = day.load ?? {};
  if (orders === 0) return null;
  const state = isFull(day) ? styles.full : newOrders > 0 && styles.newOrders;
  return (
    <span aria-hidden className={classes(styles.compactOrders, state)}>
      {orders}
    </span>
  );
}

interface DayLoadProps {
  readonly day: Day;
  readonly className: string;
}

function DayLoad({ day, className }: DayLoadProps) {
  const { load, settings, isOpen } = day;
  const { maxOrdersPerDay, maxServingsPerDay } = settings;
  const { orders = 0, servings = 0, newOrders = 0 } = load ?? {};
  return (
    <span className={className}>
      {!isOpen && (
        <span className={styles.closed}>
          <Trans context="day">Closed</Trans>
        </span>
      )}
      {orders > 0 && (
        <span className={styles.orders}>
          {maxOrdersPerDay === null ? (
            <Plural value={orders} one="# order" other="# orders" />
          ) : (
            <Trans>
              {orders} of {maxOrdersPerDay} orders
            </Trans>
          )}
        </span>
      )}
      {servings > 0 && (
        <span className={styles.servings}>
          {maxServingsPerDay === null ? (
            <Plural value={servings} one="# serving" other="# servings" />
          ) : (
            <Trans>
              {servings} of {maxServingsPerDay} servings
            </Trans>
          )}
        </span>
      )}
      {maxServingsPerDay !== null && servings > 0 && (
        <meter aria-hidden className={styles.meter} max={maxServingsPerDay} value={servings} />
      )}
      {newOrders > 0 && (
        <span className={styles.newOrders}>
          <Plural value={newOrders} one="# to confirm" other="# to confirm" />
        </span>
      )}
      {isFull(day) && (
        <span className={styles.full}>
          <Trans context="day">Full</Trans>
        </span>
      )}
    </span>
  );
}
