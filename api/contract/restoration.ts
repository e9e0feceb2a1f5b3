import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  emailField,
  formCall,
  isLongEnough,
  longField,
  nameField,
  phoneField,
  sentFields,
  trapField,
} from './form-fields';
import { largestImage } from './image-kind';
import { type BilingualText, said } from './language';

/** What may be asked for: a board made to order, or the restoration of a ceramic piece. */
export const requestKinds = ['custom-board', 'restoration'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStatuses = ['Pending', 'In Progress', 'Completed', 'Declined'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const firstRequestStatus: RequestStatus = 'Pending';

/** The library folder of the photographs that come with requests; nobody but the shop sees them. */
export const requestPhotosFolder = 'Restoration';

/** Photographs a request may bring. */
export const mostPhotos = 5;

/** Said where more are chosen. */
export const photoCountRule = {
  en: `We take up to ${mostPhotos} photos; we kept the first ones.`,
  es: `Recibimos hasta ${mostPhotos} fotos; guardamos las primeras.`,
};

/** Said of a description that is too short. */
export const descriptionRules: Readonly<Record<RequestKind, BilingualText>> = {
  'custom-board': {
    en: 'Tell us a little more about the board you have in mind',
    es: 'Cuéntanos un poco más de la tabla que quieres',
  },
  restoration: {
    en: 'Please provide a detailed description of your piece',
    es: 'Describe tu pieza con un poco más de detalle',
  },
};

const kindRule = {
  en: 'The kind must be custom-board or restoration.',
  es: 'El tipo debe ser custom-board o restoration.',
};

/** The rule of photographs that were not sent to the shop before. */
export const photosRule = {
  en: 'These photos aren’t ones that were sent to us.',
  es: 'Estas fotos no son de las que nos mandaste.',
};

/** Said when a request has arrived. */
export const requestThanks: Readonly<Record<RequestKind, BilingualText>> = {
  'custom-board': {
    en: 'Your custom board request has been submitted successfully!',
    es: '¡Recibimos tu solicitud de tabla a la medida!',
  },
  restoration: {
    en: "Your restoration request has been received. We'll contact you soon.",
    es: 'Recibimos tu solicitud de restauración. Pronto tendrás noticias nuestras.',
  },
};

const fields = {
  kind: v.optional(v.picklist(requestKinds, said(kindRule)), 'custom-board'),
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
}) => said(descriptionRules[kind])({ lang });

/** What the request form asks for. */
export const restorationForm = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck(describedPaths, isDescribed, tooShort), ['description']),
);

const photoAddress = /^\/api\/media\/optimize\/([\w-]{1,64})(?:\?v=[0-9a-f]{10})?$/;

/** The library id in the address of a photograph. */
const photoId = v.pipe(
  v.string(said(photosRule)),
  v.regex(photoAddress, said(photosRule)),
  v.transform((address) => photoAddress.exec(address)?.[1] ?? ''),
);

const restorationRequest = v.pipe(
  v.object({
    ...fields,
    /** Addresses that `sendRestorationPhotos` answered; read as the library's ids. */
    photoUrls: v.optional(
      v.pipe(v.array(photoId, said(photosRule)), v.maxLength(mostPhotos, said(photosRule))),
      [],
    ),
    ...sentFields,
  }),
  v.forward(v.partialCheck(describedPaths, isDescribed, tooShort), ['description']),
);
export type RestorationRequest = v.InferOutput<typeof restorationRequest>;

/** A request for a custom board or a restoration. */
export const sendRestorationRequest = endpoint({
  ...formCall,
  path: '/api/restoration-request',
  body: restorationRequest,
});

/** Photographs for a request, sent before it; each is decoded and kept anew. */
export const sendRestorationPhotos = endpoint({
  ...formCall,
  path: '/api/restoration-request/photos',
  files: { field: 'photos', least: 1, most: mostPhotos, largest: largestImage },
  body: v.object({ language: sentFields.language }),
  response: v.object({ photoUrls: v.array(v.string()) }),
  status: 201,
});
