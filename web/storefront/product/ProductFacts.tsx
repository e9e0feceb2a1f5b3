import { ProductQuestions } from './ProductQuestions';
import { Specs, type SpecsProps } from './Specs';

export const ProductFacts = (props: SpecsProps) => (
  <>
    <Specs {...props} />
    <ProductQuestions product={props.product} />
  </>
);
