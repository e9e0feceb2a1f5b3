import type { FAQPage } from 'schema-dts';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';
import { localizePath, paths } from '../routing/paths';
import { StructuredData } from './StructuredData';

interface FaqDataProps {
  readonly questions: readonly {
    /** Its address on the page, after the hash. */
    readonly id: string;
    readonly question: string;
    /** The answer's paragraphs. */
    readonly answer: readonly string[];
  }[];
}

/** The questions a page answers, each with its answer and its address. */
export function FaqData({ questions }: FaqDataProps) {
  const { origin } = useInitialData();
  const language = useLanguage();
  const address = origin + localizePath(paths.faq(), language);
  return (
    <StructuredData<FAQPage>
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        url: address,
        inLanguage: language,
        mainEntity: questions.map(({ id, question, answer }) => ({
          '@type': 'Question',
          name: question,
          url: `${address}#${id}`,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      }}
    />
  );
}
