import '../theme/fallback-fonts.css';
import '../theme/base.css';
import '../theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findOwnOriginUrl } from './own-origin';
import { Workshop } from './Workshop';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element.');

const ownOriginUrl = findOwnOriginUrl(location);
if (ownOriginUrl) location.replace(ownOriginUrl);
else
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <Workshop />
      </BrowserRouter>
    </StrictMode>,
  );
