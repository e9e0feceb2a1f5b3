import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { questions } from './questions';

export function useQuestions() {
  const { t } = useLingui();
  const language = useLanguage();
  return questions.map(({ id, question, getAnswer }) => ({
    id,
    question: t(question),
    answer: getAnswer(language).map((text) => (typeof text === 'string' ? text : t(text))),
  }));
}
