import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { Project } from './Project';
import { section } from './RestorationPage.css';

export function RecentProjects() {
  const { t } = useLingui();
  return (
    <section className={section} aria-labelledby="projects">
      <SectionHeading id="projects">
        <Trans>Two pieces that went home</Trans>
      </SectionHeading>
      <Project
        item="plate"
        weeks={3}
        name={t`A wedding plate from Puebla`}
        comparisonLabel={t`The plate before and after its restoration`}
      >
        <Trans>
          It came in a shoebox, in four pieces and a handful of splinters, after sixty years on a
          kitchen wall in Boyle Heights. The breaks were clean and nothing large was missing. We
          joined it, filled the edges where the glaze had chipped and mixed the blue of the rim
          until the seams went quiet.
        </Trans>
      </Project>
      <Project
        item="vase"
        weeks={7}
        name={t`A vase that had lost its flower`}
        comparisonLabel={t`The vase before and after its restoration`}
      >
        <Trans>
          A piece gone from the lip, a hole in the belly, cracks down to the foot, and fragments too
          small to put back. The flowers that were left told us how the missing one had been
          painted. We rebuilt the wall, closed the cracks and drew the flower again, petal by petal.
        </Trans>
      </Project>
    </section>
  );
}
