import * as v from 'valibot';
import {
  emailField,
  hasMinMessageLength,
  honeypotField,
  longTextField,
  messageField,
  metaFields,
  nameField,
  phoneField,
  requiredEmailField,
  shortTextField,
} from '../core/fields';
import { localized } from '../core/language';
import {
  descriptionTooShort,
  kindInvalid,
  messageTooShort,
  newsletterEmailRequired,
  unsubscribeTokenInvalid,
} from './messages';
import { photoUrlsField } from './photo-urls';
import { type RestorationRequestKind, restorationRequestKinds } from './rules';

export const contactForm = v.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  subject: shortTextField,
  message: messageField(messageTooShort),
  website: honeypotField,
});

export const contactMessage = v.object({ ...contactForm.entries, ...metaFields });
export type ContactMessage = v.InferOutput<typeof contactMessage>;

const fields = {
  kind: v.optional(v.picklist(restorationRequestKinds, localized(kindInvalid)), 'custom-board'),
  name: nameField,
  email: emailField,
  phone: phoneField,
  description: longTextField,
  website: honeypotField,
};

export interface KindAndDescription {
  readonly kind: RestorationRequestKind;
  readonly description: string;
}

const descriptionPaths = [['kind'], ['description']] as const;

const hasDescription = ({ description }: KindAndDescription): boolean =>
  hasMinMessageLength(description);

const getTooShortMessage = ({
  input: { kind },
  lang,
}: {
  readonly input: KindAndDescription;
  readonly lang?: string | undefined;
}) => localized(descriptionTooShort[kind])({ lang });

export const restorationForm = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck(descriptionPaths, hasDescription, getTooShortMessage), ['description']),
);

export const restorationRequest = v.pipe(
  v.object({
    ...fields,
    photoUrls: photoUrlsField,
    ...metaFields,
  }),
  v.forward(v.partialCheck(descriptionPaths, hasDescription, getTooShortMessage), ['description']),
);
export type RestorationRequest = v.InferOutput<typeof restorationRequest>;

export const newsletterForm = v.object({
  email: requiredEmailField(newsletterEmailRequired),
  website: honeypotField,
});

export const newsletterSignup = v.object({ ...newsletterForm.entries, ...metaFields });
export type NewsletterSignup = v.InferOutput<typeof newsletterSignup>;

export const newsletterUnsubscription = v.object(
  {
    token: v.pipe(
      v.string(localized(unsubscribeTokenInvalid)),
      v.regex(/^[0-9a-f]{32}$/, localized(unsubscribeTokenInvalid)),
    ),
    language: metaFields.language,
  },
  localized(unsubscribeTokenInvalid),
);
