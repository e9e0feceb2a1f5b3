import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import { questions } from './questions';

export function useQuestions() {
  const { t } = useLingui();
  const language = useLanguage();
  const facts = useShopFacts();
  return questions.map(({ id, question, getAnswer, link }) => ({
    id,
    question: t(question),
    link: { to: link.to, text: t(link.text) },
    answer: getAnswer(language, facts).map((text) => (typeof text === 'string' ? text : t(text))),
  }));
}
