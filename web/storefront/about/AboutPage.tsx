import { Trans, useLingui } from '@lingui/react/macro';
import { listMediaFiles, type MediaFile, pictureOf } from '#contract/media';
import { PageLink } from '../../app/PageLink';
import { paths } from '../../app/paths';
import { useEndpoint } from '../../data/use-endpoint';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { Photo } from '../../ui/photo/Photo';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import * as styles from './AboutPage.css';
import { aboutPicturesQuery, aboutPictureTags } from './about-pictures';

export function AboutPage() {
  const { t } = useLingui();
  const { data } = useEndpoint(listMediaFiles, aboutPicturesQuery);
  const hero = tagged(data?.files, aboutPictureTags.hero);
  const steps = [
    {
      tag: aboutPictureTags.selection,
      name: t`Selection`,
      text: t`We taste before we buy, every time: cheeses from makers we can call by name, meats that were given the months they need, fruit from the market that morning.`,
    },
    {
      tag: aboutPictureTags.arrangement,
      name: t`Arrangement`,
      text: t`Cheeses go down first, then the bowls, then the meats folded by hand. The fruit and the nuts fill what is left, until the wood is gone.`,
    },
    {
      tag: aboutPictureTags.finishing,
      name: t`Finishing`,
      text: t`Thyme, edible flowers, a spoon of honey. We look at it from where your guests will stand, and only then does it leave the kitchen.`,
    },
  ];
  return (
    <>
      <PageHead
        title={t`About Us`}
        description={t`La Higuera is a mother and a daughter who build charcuterie boards by hand in Highland Park, Los Angeles.`}
        picture={hero}
      />
      <div className={styles.page}>
        <div className={styles.opening}>
          <div>
            <h1 className={styles.title}>
              <Trans>Two cooks, one fig tree</Trans>
            </h1>
            <p className={styles.story}>
              <Trans>
                There is a fig tree behind the house in Highland Park where we started: a mother who
                had fed people all her life, and a daughter who came home with a suitcase of cheese.
                The first board was for a neighbor's birthday. The second was for somebody who had
                been at the first.
              </Trans>
            </p>
            <p className={styles.story}>
              <Trans>
                We still build each one by hand, the day it is eaten. Nothing waits in a
                refrigerator with your name on it, which is why we ask for four days of notice.
              </Trans>
            </p>
          </div>
          {hero && (
            <Photo
              picture={hero}
              sizes="(min-width: 768px) 50vw, 92vw"
              urgency="first"
              className={styles.photograph}
            />
          )}
        </div>
        <section className={styles.section}>
          <SectionHeading>
            <Trans>The art of charcuterie</Trans>
          </SectionHeading>
          <ol className={styles.steps}>
            {steps.map(({ tag, name, text }) => {
              const picture = tagged(data?.files, tag);
              return (
                <li key={tag}>
                  {picture && (
                    <Photo
                      picture={picture}
                      sizes="(min-width: 768px) 30vw, 92vw"
                      className={styles.photograph}
                    />
                  )}
                  <h3 className={styles.step}>{name}</h3>
                  <p>{text}</p>
                </li>
              );
            })}
          </ol>
        </section>
        <p className={styles.section}>
          <PageLink to={paths.shop()} className={button()}>
            <Trans>See everything we make</Trans>
          </PageLink>
        </p>
      </div>
    </>
  );
}

function tagged(files: readonly MediaFile[] | undefined, tag: string) {
  const file = files?.find(({ tags }) => tags.includes(tag));
  return file && pictureOf(file);
}
