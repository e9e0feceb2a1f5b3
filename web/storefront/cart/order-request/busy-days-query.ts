import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import { query } from '../../../data/query';

export const busyDaysQuery = query(listBusyDays, {});
