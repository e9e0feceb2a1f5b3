import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { useShopTexts } from '../shop-settings/use-shop-facts';
import { lead, paragraph, sideHeadingSection } from './sections.css';

export function Story() {
  const notice = useShopTexts()?.noticeDays;
  return (
    <section className={sideHeadingSection} aria-labelledby="story">
      <SectionHeading id="story">
        <Trans>Our story</Trans>
      </SectionHeading>
      <div>
        <p className={lead}>
          <Trans>
            There is a fig tree behind the house in Highland Park where we started: a mother who had
            fed people all her life, and a daughter who came home with a suitcase of cheese. The
            first board was for a neighbor’s birthday. The second was for someone who had been at
            the first.
          </Trans>
        </p>
        <p className={paragraph}>
          <Trans>
            Our name is Figueroa, like the street that runs through the neighborhood, and Figueroa
            means a place of fig trees. By the time anybody asked what the shop was called, it had
            been La Higuera for a while.
          </Trans>
        </p>
        <p className={paragraph}>
          <Trans>
            Elena chooses: she tastes, she smells, and she sends back what is not ready. Marisol
            arranges: she begins at the edge of the wood and works inward. When there is time, we
            trade places; on Saturdays there is none.
          </Trans>
        </p>
        {notice && (
          <p className={paragraph}>
            <Trans>
              We still build each one by hand, the day it is eaten. Nothing waits in a refrigerator
              with your name on it, which is why we ask for {notice} of notice.
            </Trans>
          </p>
        )}
      </div>
    </section>
  );
}
