import type { ReactNode } from 'react';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { failure } from './CatalogueFailed.css';

interface CatalogErrorProps {
  readonly children: ReactNode;
  readonly again: ReactNode;
  readonly onRetry: () => void;
}

export const CatalogError = ({ children, again, onRetry }: CatalogErrorProps) => (
  <div className={failure}>
    <Notice>{children}</Notice>
    <button type="button" className={button({ kind: 'quiet' })} onClick={onRetry}>
      {again}
    </button>
  </div>
);
