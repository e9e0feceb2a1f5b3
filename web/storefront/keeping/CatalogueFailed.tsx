import type { ReactNode } from 'react';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { failure } from './CatalogueFailed.css';

interface CatalogueFailedProps {
  /** What cannot be had, and that what is kept here is safe. */
  readonly children: ReactNode;
  /** What the button says that tries it again. */
  readonly again: ReactNode;
  readonly onRetry: () => void;
}

/** The catalogue cannot be had for what is kept on this device. */
export const CatalogueFailed = ({ children, again, onRetry }: CatalogueFailedProps) => (
  <div className={failure}>
    <Notice>{children}</Notice>
    <button type="button" className={button({ kind: 'quiet' })} onClick={onRetry}>
      {again}
    </button>
  </div>
);
