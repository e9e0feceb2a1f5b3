import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';
import { AboutHero } from './AboutHero';
import { ArtOfCharcuterie } from './ArtOfCharcuterie';
import { aboutImageTags } from './about-images';
import { Gallery } from './Gallery';
import { Mission } from './Mission';
import { Quote } from './Quote';
import { Selections } from './Selections';
import { Story } from './Story';
import { Sustainability } from './Sustainability';
import { useAboutImage } from './use-about-image';

export { queries } from './queries';
export { AboutPage as Component };

function AboutPage() {
  const { t } = useLingui();
  const hero = useAboutImage(aboutImageTags.hero);
  return (
    <>
      <PageHead
        title={t`Meet Elena and Marisol Figueroa`}
        description={t`La Higuera is a mother and a daughter who build charcuterie boards by hand in Highland Park, Los Angeles.`}
        ogImage={hero ?? undefined}
      />
      <AboutHero />
      <Story />
      <Mission />
      <Selections />
      <ArtOfCharcuterie />
      <Quote />
      <Sustainability />
      <Gallery />
    </>
  );
}
