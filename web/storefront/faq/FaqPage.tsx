import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../routing/PageLink';
import { useHydrated } from '../../routing/use-hydrated';
import { PageHead } from '../../seo/PageHead';
import { Accordion } from '../../ui/accordion/Accordion';
import { textButton } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { ContactPrompt } from './ContactPrompt';
import * as styles from './FaqPage.css';
import { questions } from './questions';
import { useQuestions } from './use-questions';

export { FaqPage as Component };

function FaqPage() {
  const { t } = useLingui();
  const translatedQuestions = useQuestions();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Frequently Asked Questions`}
        description={t`How far ahead to order, where we deliver, how many a board serves, how to keep it and what to do about allergies: La Higuera answers.`}
      />
      <div className={styles.intro}>
        <h1 className={styles.title}>
          <Trans>Frequently Asked Questions</Trans>
        </h1>
        <p className={styles.introduction}>
          <Trans>What people ask us before they order, and what we tell them.</Trans>
        </p>
      </div>
      <section className={styles.questions} aria-labelledby="questions">
        <SectionHeading id="questions">
          <Trans>Before you order</Trans>
        </SectionHeading>
        <Accordion
          items={translatedQuestions.map(({ id, question, answer, link }) => ({
            id,
            title: question,
            content: (
              <>
                {answer.map((paragraph) => (
                  <p key={paragraph} className={styles.paragraph}>
                    {paragraph}
                  </p>
                ))}
                <PageLink to={link.to} className={textButton}>
                  {link.text}
                </PageLink>
              </>
            ),
          }))}
          targetId={useLinkedQuestionId()}
        />
      </section>
      <ContactPrompt />
    </div>
  );
}

/** Undefined before hydration: the server does not get the hash and renders all questions closed. */
function useLinkedQuestionId(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? questions.find(({ id }) => hash === `#${id}`)?.id : undefined;
}
