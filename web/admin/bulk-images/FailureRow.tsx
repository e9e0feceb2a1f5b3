import { useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import { ResponseError } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { useFileTitle } from '../../media/panel/library/use-file-title';
import { parseAddImageError } from '../product-images/add-image-error';
import type { AssignFailure } from './assignment';

export function FailureRow({ failure }: { readonly failure: AssignFailure }) {
  const { image, product } = failure;
  const language = useLanguage();
  const title = useFileTitle({ title: image?.title ?? '' });
  const reason = useFailureReason(failure);
  const name = getProductText(product, 'name', language);
  return (
    <li>
      <strong>{image ? `${name}: ${title}` : name}</strong> <span>{reason}</span>
    </li>
  );
}

/** The server's own message, if it sent one. */
function useFailureReason({ error, image }: AssignFailure): string {
  const { t } = useLingui();
  const serverMessage = parseAddImageError(error);
  if (serverMessage !== undefined) return serverMessage;
  if (!(error instanceof ResponseError)) return t`We couldn’t reach the shop.`;
  return image ? t`Failed to add image to product` : t`Failed to update primary image`;
}
