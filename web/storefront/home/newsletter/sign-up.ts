import { newsletterForm } from '#contract/inbox/schema';
import { createEmailSignUp } from '../../forms/email-sign-up';

export const newsletterSignUp = createEmailSignUp({ kind: 'newsletter', schema: newsletterForm });
