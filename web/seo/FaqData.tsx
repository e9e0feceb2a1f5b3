import type { FAQPage } from 'schema-dts';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';
import { localizePath, paths } from '../routing/paths';
import { StructuredData } from './StructuredData';

interface FaqDataProps {
  readonly questions: readonly {
    /** The URL's hash. */
    readonly id: string;
    readonly question: string;
    /** Paragraphs. */
    readonly answer: readonly string[];
  }[];
}

export function FaqData({ questions }: FaqDataProps) {
  const { origin } = useInitialData();
  const language = useLanguage();
  const pageUrl = origin + localizePath(paths.faq(), language);
  return (
    <StructuredData<FAQPage>
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        url: pageUrl,
        inLanguage: language,
        mainEntity: questions.map(({ id, question, answer }) => ({
          '@type': 'Question',
          name: question,
          url: `${pageUrl}#${id}`,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      }}
    />
  );
}
