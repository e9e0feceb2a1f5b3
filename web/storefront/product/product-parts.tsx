import { ProductQuestions } from './ProductQuestions';
import { Specs, type SpecsProps } from './Specs';

export { RelatedProducts } from './RelatedProducts';

export const ProductFacts = (props: SpecsProps) => (
  <>
    <Specs {...props} />
    <ProductQuestions product={props.product} />
  </>
);
