import { useLingui } from '@lingui/react/macro';
import { listEventInquiries } from '#contract/event-inquiries/admin-endpoints';
import {
  listContactMessages,
  listRestorationRequests,
  listSubscribers,
} from '#contract/inbox/admin-endpoints';
import { listMediaFiles } from '#contract/media/endpoints';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import { connectivity } from '../../data/connectivity';
import { toast } from '../../ui/toast/toast-store';

const productImagesPattern = /^\/api\/products\/\d+\/images/;

/** Toasts which data failed to load, by the URLs. */
export function useRefreshErrorToast(): (urls: readonly string[]) => void {
  const { t } = useLingui();
  const messages: readonly (readonly [string, string])[] = [
    [listProducts.path, t`Error loading products. Please try again.`],
    [listMediaFiles.path, t`Error loading images from the media provider. Please try again.`],
    [listContactMessages.path, t`Error loading contact messages. Please try again.`],
    [listRestorationRequests.path, t`Error loading restoration requests. Please try again.`],
    [listEventInquiries.path, t`Error loading event inquiries. Please try again.`],
    [listOrderRequests.path, t`Error loading order requests. Please try again.`],
    [listSubscribers.path, t`Error loading subscribers. Please try again.`],
    [getHeaderImage.path, t`Failed to load header image settings`],
  ];

  function getMessage(url: string): string {
    if (productImagesPattern.test(url)) return t`Error loading images. Please try again.`;
    const [, message] = messages.find(([path]) => url.includes(path)) ?? [];
    return message ?? t`Some numbers couldn’t be loaded. Please try again.`;
  }

  return (urls) => {
    const description = connectivity.isOffline()
      ? t`We couldn’t reach the shop. Please try again in a moment.`
      : [...new Set(urls.map(getMessage))].join(' ');
    toast({ title: t`Error`, description, tone: 'critical' });
  };
}
