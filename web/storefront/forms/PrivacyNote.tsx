import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { textButton } from '../../ui/button/Button.css';

/** Above the button that sends a form. */
export const PrivacyNote = () => (
  <p>
    <PageLink to={paths.privacy()} className={textButton}>
      <Trans>What we do with your data</Trans>
    </PageLink>
  </p>
);
