import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import * as styles from './Sustainability.css';
import { section } from './sections.css';

export function Sustainability() {
  const { t } = useLingui();
  const fee = useShopFacts()?.fees['highland-park'];
  const columns = [
    {
      name: t`Environmental`,
      text: t`Our boxes are recyclable kraft, the cups are compostable and the jars are glass. After a grazing table we come back for the boards, and what we trimmed ends up at the foot of the fig tree.`,
    },
    {
      name: t`Community`,
      text:
        fee === 0
          ? t`What we know we teach, at our own table, to whoever signs up. We buy from neighbors first, and in Highland Park delivery is free: these are our own streets.`
          : t`What we know we teach, at our own table, to whoever signs up. We buy from neighbors first.`,
    },
    {
      name: t`Cultural`,
      text: t`Cotija shares the wood with manchego, cajeta sits beside the macarons, and there is one board for posadas and another for brunch. We write, answer and argue in both languages, and we cook in both.`,
    },
  ];
  return (
    <section id="sustainability" className={section} aria-labelledby="sustainability-heading">
      <SectionHeading id="sustainability-heading">{t`Sustainability`}</SectionHeading>
      <div className={styles.columns}>
        {columns.map(({ name, text }) => (
          <div key={name} className={styles.column}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
