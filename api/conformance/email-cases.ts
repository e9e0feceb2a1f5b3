import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { endpoints } from '#contract/index';
import { orderEmailKinds } from '#contract/orders/order-email';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

const buildOrderEmail = (
  endpointName: 'previewOrderEmail' | 'sendOrderEmail',
  title: string,
  id: number | string,
  body: object,
  status = 200,
): ConformanceRequest => ({
  ...buildJsonRequest(endpointName, title, body, { status }),
  path: buildUrl(endpoints[endpointName], { params: { id } }),
  as: 'admin',
});

const written = {
  kind: 'confirmed',
  subject: ' Your order is confirmed ',
  text: 'Hi Elena,\r\n\r\nSee you on Wednesday. <b>🍇</b>',
};

const buildResend = (id: number | string, status: number): ConformanceRequest => ({
  ...buildJsonRequest('resendEmail', `e-mail ${id}`, {}, { status }),
  path: buildUrl(endpoints.resendEmail, { params: { id } }),
  as: 'admin',
});

/** After orders were sent. */
export const validEmailRequests: readonly ConformanceRequest[] = [
  ...orderEmailKinds.flatMap((kind) => [
    buildOrderEmail('previewOrderEmail', kind, 1, { kind }),
    buildOrderEmail('previewOrderEmail', `${kind} for a Spanish order`, 3, { kind }),
  ]),
  buildOrderEmail('sendOrderEmail', 'a written e-mail', 1, written),
  buildResend(1, 200),
  ...languages.map((language) =>
    buildJsonRequest('unsubscribe', `an unknown token in ${language}`, {
      token: 'ab'.repeat(16),
      language,
    }),
  ),
];

export const invalidEmailRequests: readonly ConformanceRequest[] = [
  ...languages.flatMap((language) => [
    buildOrderEmail('previewOrderEmail', `no kind in ${language}`, 1, { language }, 400),
    buildOrderEmail(
      'previewOrderEmail',
      `an unknown kind in ${language}`,
      1,
      { kind: 'fulfilled', language },
      400,
    ),
    buildOrderEmail(
      'sendOrderEmail',
      `no subject and no text in ${language}`,
      1,
      { kind: 'ready', language },
      400,
    ),
    buildOrderEmail(
      'sendOrderEmail',
      `blank texts in ${language}`,
      1,
      { kind: 'ready', subject: ' ', text: '\n', language },
      400,
    ),
    buildOrderEmail(
      'sendOrderEmail',
      `texts that are too long in ${language}`,
      1,
      { kind: 'ready', subject: 'x'.repeat(201), text: 'x'.repeat(10_001), language },
      400,
    ),
    ...['', 'ab', 'AB'.repeat(16), `${'ab'.repeat(16)}\n`, 7].map((token) =>
      buildJsonRequest(
        'unsubscribe',
        `the token ${JSON.stringify(token)} in ${language}`,
        { token, language },
        { status: 400 },
      ),
    ),
  ]),
  ...[999_999, 2 ** 40, 'first'].map((id) => buildResend(id, 404)),
  buildOrderEmail('previewOrderEmail', 'an unknown order', 999_999, { kind: 'ready' }, 404),
  buildOrderEmail('sendOrderEmail', 'an unknown order', 999_999, written, 404),
  {
    method: 'POST',
    path: '/api/order-requests/1/email',
    status: 401,
    headers: { [csrfHeader.name]: csrfHeader.value },
  },
];
