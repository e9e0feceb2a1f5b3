import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import * as styles from './Selections.css';
import { sideHeadingSection } from './sections.css';

export function Selections() {
  const { t } = useLingui();
  const selections = [
    {
      name: t`Cured meats`,
      text: t`Prosciutto, salami, salchichón and mortadella, from people who do little besides curing. We slice and fold them the morning they are eaten, so that the edges never dry.`,
    },
    {
      name: t`Cheeses`,
      text: t`From the mildest to the strongest: brie, goat, gouda, manchego, Gruyère, Parmesan, blue. From Mexico, Cotija aged twelve months and quesillo from Oaxaca. Whoever sells us a cheese can tell us who made it.`,
    },
    {
      name: t`Fruit and the rest`,
      text: t`Whatever is ripe that week at the farmers' market. From late June to October the figs come off our own tree, and the jam is the one Elena cooks every August. The honey is from the San Gabriel foothills; the flowers, which you can eat, are from a neighbor in Mount Washington who grows them without sprays.`,
    },
  ];
  return (
    <section className={sideHeadingSection} aria-labelledby="selections">
      <SectionHeading id="selections">{t`What we choose`}</SectionHeading>
      <dl>
        {selections.map(({ name, text }) => (
          <div key={name} className={styles.selection}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
