import * as v from 'valibot';
import {
  emailField,
  emailFieldOr,
  isLongEnough,
  lineField,
  longField,
  messageField,
  nameField,
  phoneField,
  sentFields,
  trapField,
} from '../core/fields';
import { localized } from '../core/language';
import { descriptionRules, kindRule, messageRule, newsletterRule, photosInvalid } from './messages';
import { maxPhotos, type RequestKind, requestKinds } from './rules';

export const contactForm = v.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  subject: lineField,
  message: messageField(messageRule),
  website: trapField,
});

export const contactMessage = v.object({ ...contactForm.entries, ...sentFields });
export type ContactMessage = v.InferOutput<typeof contactMessage>;

const fields = {
  kind: v.optional(v.picklist(requestKinds, localized(kindRule)), 'custom-board'),
  name: nameField,
  email: emailField,
  phone: phoneField,
  description: longField,
  website: trapField,
};

export interface Described {
  readonly kind: RequestKind;
  readonly description: string;
}

const describedPaths = [['kind'], ['description']] as const;

const isDescribed = ({ description }: Described): boolean => isLongEnough(description);

const tooShort = ({
  input: { kind },
  lang,
}: {
  readonly input: Described;
  readonly lang?: string | undefined;
}) => localized(descriptionRules[kind])({ lang });

export const restorationForm = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck(describedPaths, isDescribed, tooShort), ['description']),
);

const photoUrlPattern = /^\/api\/media\/optimize\/([\w-]{1,64})(?:\?v=[0-9a-f]{10})?$/;

const photoId = v.pipe(
  v.string(localized(photosInvalid)),
  v.regex(photoUrlPattern, localized(photosInvalid)),
  v.transform((url) => photoUrlPattern.exec(url)?.[1] ?? ''),
);

export const restorationRequest = v.pipe(
  v.object({
    ...fields,
    /** URLs returned by `sendRestorationPhotos`, parsed into media-library ids. */
    photoUrls: v.optional(
      v.pipe(
        v.array(photoId, localized(photosInvalid)),
        v.maxLength(maxPhotos, localized(photosInvalid)),
      ),
      [],
    ),
    ...sentFields,
  }),
  v.forward(v.partialCheck(describedPaths, isDescribed, tooShort), ['description']),
);
export type RestorationRequest = v.InferOutput<typeof restorationRequest>;

export const newsletterForm = v.object({ email: emailFieldOr(newsletterRule), website: trapField });

export const newsletterSignup = v.object({ ...newsletterForm.entries, ...sentFields });
export type NewsletterSignup = v.InferOutput<typeof newsletterSignup>;
