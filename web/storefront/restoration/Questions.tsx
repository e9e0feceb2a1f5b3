import { Trans, useLingui } from '@lingui/react/macro';
import { restorationWeeks } from '#contract/business';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import * as styles from './Questions.css';
import { section } from './RestorationPage.css';

const { from: simpleFrom, to: simpleTo } = restorationWeeks.simple;
const { from: extensiveFrom, to: extensiveTo } = restorationWeeks.extensive;

export function Questions() {
  const { t } = useLingui();
  const questions = [
    {
      question: t`Which ceramics do you restore?`,
      answer: t`Talavera from Puebla first of all, and with it other Mexican ceramics: majolica from Guanajuato, black clay from Oaxaca, tiles, figures, the everyday earthenware of a kitchen. If you’re not sure what yours is, send us a photo and we’ll tell you whether it’s for us.`,
    },
    {
      question: t`How long does it take?`,
      answer: (
        <Trans>
          A simple repair, such as a clean break or a chip, takes{' '}
          <span className={styles.duration}>
            {simpleFrom}–{simpleTo} weeks
          </span>
          . Extensive work, with missing parts to build up and paint, takes{' '}
          <span className={styles.duration}>
            {extensiveFrom}–{extensiveTo} weeks
          </span>{' '}
          or longer. The estimate says which of the two yours is.
        </Trans>
      ),
    },
    {
      question: t`Will the repair be visible?`,
      answer: t`From across the table, no. Up close, with the light from one side, you may find the line. We match colors and glaze as closely as we can, and we do not pass a mended piece off as one that never broke.`,
    },
    {
      question: t`Can I use the piece again?`,
      answer: t`To look at and for dry things, yes: fruit in its peel, bread in a napkin, dried flowers. Not for hot or wet food, nor in the oven, the microwave or the dishwasher: what we fill and paint with is not made for eating from, and heat and water loosen it. A vase holds fresh flowers with a glass inside.`,
    },
  ];
  return (
    <section className={section} aria-labelledby="questions">
      <SectionHeading id="questions">
        <Trans>Before you bring us a piece</Trans>
      </SectionHeading>
      <dl className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.questionItem}>
            <dt className={styles.question}>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
