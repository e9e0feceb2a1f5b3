import type { ReactNode } from 'react';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { error } from './CatalogError.css';

interface CatalogErrorProps {
  readonly children: ReactNode;
  readonly retryLabel: ReactNode;
  readonly onRetry: () => void;
}

export const CatalogError = ({ children, retryLabel, onRetry }: CatalogErrorProps) => (
  <div className={error}>
    <Notice>{children}</Notice>
    <button type="button" className={button.secondary} onClick={onRetry}>
      {retryLabel}
    </button>
  </div>
);
