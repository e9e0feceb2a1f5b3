import '../theme/fallback-fonts.css';
import '../theme/base.css';
import '../theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type PartStory, partStories } from './part-stories';
import { StoryPreview } from './StoryPreview';

declare global {
  interface Window {
    /** For the browser tests, which can't import stories. */
    partStories: readonly PartStory[];
  }
}

window.partStories = partStories;

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element.');

// Some styles wait for it, as on pages of the shop.
document.documentElement.dataset.ready = '';

createRoot(container).render(
  <StrictMode>
    <StoryPreview />
  </StrictMode>,
);
