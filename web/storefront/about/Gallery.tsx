import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { moreLink } from './Gallery.css';
import { GalleryGrid } from './GalleryGrid';
import { section } from './sections.css';

export const Gallery = () => (
  <section className={section} aria-labelledby="gallery">
    <SectionHeading id="gallery">
      <Trans>Boards that have left our kitchen</Trans>
    </SectionHeading>
    <GalleryGrid />
    <p className={moreLink}>
      <PageLink to={paths.shop()} className={button.primary}>
        <Trans>See everything we make</Trans>
      </PageLink>
    </p>
  </section>
);
