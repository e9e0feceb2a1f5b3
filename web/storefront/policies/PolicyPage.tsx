import type { PageProps } from '../../routing/define-page';
import { paths } from '../../routing/paths';
import { Privacy } from './Privacy';
import { Terms } from './Terms';

export { queries } from './queries';
export { PolicyPage as Component };

/** Both pages in one module: they're short, and each module adds to the first chunk. */
const PolicyPage = ({ url }: PageProps) => (url.path === paths.privacy() ? <Privacy /> : <Terms />);
