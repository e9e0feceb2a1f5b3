import { FaqData } from '../../seo/FaqData';
import { useQuestions } from './use-questions';

export const FaqStructuredData = () => <FaqData questions={useQuestions()} />;
