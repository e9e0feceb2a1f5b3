import { useEffect, useState } from 'react';
import type { Page } from '../routing/define-page';
import { repeatEarlyInput } from '../routing/early-input';
import type { PageUrl } from '../routing/page-url';

interface PageViewProps {
  readonly page: Page;
  readonly url: PageUrl;
}

/** Keeps the component of the first render, so that the page's state survives the loading of its chunk. */
export function PageView({ page, url }: PageViewProps) {
  const [Component] = useState(() => page.getComponent());
  useEffect(repeatEarlyInput, []);
  return <Component url={url} />;
}
