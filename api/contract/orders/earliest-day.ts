import { findEarliestDay, getOpeningTime } from '../core/dates';
import type { ProductOption } from '../products/options';
import type { Product } from '../products/schema';
import { getProductNoticeHours, type NoticeSettings } from './product-notice';

const hourMs = 60 * 60 * 1000;

interface Choice {
  readonly product: Pick<Product, 'category' | 'options' | 'facts'>;
  /** Undefined for a product without options. */
  readonly option: Pick<ProductOption, 'serves'> | undefined;
  /** Of the event, if known; otherwise those that the option serves. */
  readonly people?: number | undefined;
}

interface EarliestDay {
  /** 'YYYY-MM-DD' in the shop's time zone. */
  readonly day: string;
  /** From then on it's a later day. */
  readonly validUntil: Date;
}

/** The first day on which the chosen option can be had. */
export function findEarliestDayOfChoice(
  { product, option, people = option?.serves?.from }: Choice,
  { now, settings }: { readonly now: Date; readonly settings: NoticeSettings },
): EarliestDay {
  const options = product.options.filter((candidate) => candidate === option);
  const noticeHours = getProductNoticeHours({ ...product, options }, people, settings);
  const day = findEarliestDay(now, noticeHours, settings);
  const openingMs = getOpeningTime(day, settings).getTime();
  return { day, validUntil: new Date(openingMs - noticeHours * hourMs) };
}
