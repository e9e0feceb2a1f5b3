import { useState } from 'react';
import type { Page } from '../routing/define-page';
import type { PageAddress } from '../routing/page-queries';

interface PageViewProps {
  readonly page: Page;
  readonly address: PageAddress;
}

/** Draws a page with what it was when it came into view, so that its state outlives the loading of its code. */
export function PageView({ page, address }: PageViewProps) {
  const [Component] = useState(() => page.component());
  return <Component address={address} />;
}
