import { useWatch } from 'react-hook-form';
import type { ProductFormApi } from '../use-product-field';

export const useHasOptions = ({ control }: ProductFormApi): boolean =>
  (useWatch({ control, name: 'options' })?.length ?? 0) > 0;
