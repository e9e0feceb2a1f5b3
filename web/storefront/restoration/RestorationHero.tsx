import { Trans } from '@lingui/react/macro';
import { boardServings, grazingServings } from '#contract/business';
import { button } from '../../ui/button/Button.css';
import { ImagePlaceholder } from '../../ui/image/ImagePlaceholder';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { useShopTexts } from '../shop-settings/use-shop-facts';
import * as styles from './RestorationHero.css';
import { useCeramicImages, useCustomBoardImage } from './use-restoration-images';

const fewest = boardServings.small.from;
const most = grazingServings.to;

export function RestorationHero() {
  const board = useCustomBoardImage();
  const notice = useShopTexts()?.notice;
  const vase = useCeramicImages()('vase', 'after');
  return (
    <>
      <div className={styles.headline}>
        <h1 className={styles.title}>
          <Trans>Restoration Services</Trans>
        </h1>
        <div>
          <p className={styles.lead}>
            <Trans>
              We build boards for one table and no other, and we mend the plates they are served on.
            </Trans>
          </p>
          <a href="#request" className={button.primary}>
            <Trans>Start a request</Trans>
          </a>
        </div>
      </div>
      <div className={styles.services}>
        <section aria-labelledby="custom-boards">
          {board ? (
            <ResponsiveImage
              image={board}
              sizes="(min-width: 1240px) 732px, (min-width: 768px) 60vw, 88vw"
              priority="first"
              className={styles.boardImage}
            />
          ) : (
            <ImagePlaceholder isPending={board === undefined} className={styles.boardImage} />
          )}
          <h2 id="custom-boards" className={styles.serviceTitle}>
            <Trans>Custom boards, made to order</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>
              Tell us who is coming, what they love and what they cannot eat. We choose the cheeses,
              the meats and the fruit for that table, draw the board with you, and build it by hand
              the day it is eaten.
            </Trans>
          </p>
          <p className={styles.text}>
            <Trans>
              We have built them around a grandmother's platter, without a nut anywhere, and in the
              colors of a quinceañera.
            </Trans>
          </p>
          {notice && (
            <p className={styles.text}>
              <Trans>
                For {fewest} people or for more than {most}. Every board needs {notice} of notice.
              </Trans>
            </p>
          )}
        </section>
        <section aria-labelledby="ceramics">
          {vase ? (
            <ResponsiveImage
              image={vase}
              sizes="(min-width: 1240px) 550px, (min-width: 768px) 46vw, 92vw"
              className={styles.ceramicImage}
            />
          ) : (
            <ImagePlaceholder isPending={vase === undefined} className={styles.ceramicImage} />
          )}
          <h2 id="ceramics" className={styles.serviceTitle}>
            <Trans>Mexican ceramics, restored</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>
              Our plates came from Puebla wrapped in newspaper, and like everything that is used,
              some of them broke. Mending them became our second craft.
            </Trans>
          </p>
          <p className={styles.text}>
            <Trans>
              Now we do it for others: Talavera, tiles, the vase that has been in a drawer, in
              pieces, since it fell.
            </Trans>
          </p>
        </section>
      </div>
    </>
  );
}
