import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';

/** `EventInquiryForm` with its translations, for `LazySection`. */
export const eventInquiryForm = lazyTranslatedComponent(
  'event-inquiry',
  async () => (await import('./EventInquiryForm')).EventInquiryForm,
);
