import type { JsonSchema, OverrideActionContext } from '@valibot/to-json-schema';
import { isIsoDate } from '#contract/core/dates';
import { isStorableText } from '#contract/core/fields';
import { isTimeOfDay } from '#contract/core/time-of-day';
import type { PipeItem } from './walk-schemas';

/**
 * Actions that JSON Schema has no keyword for. `rule`: the error message, which says what is valid, becomes part of the
 * description. `none`: says nothing to a client. Any other action makes the generation fail.
 */
const inexpressibleActions: Readonly<Record<string, 'rule' | 'none'>> = {
  check: 'rule',
  partial_check: 'rule',
  raw_check: 'none',
  // White space around the text and the case of letters don't matter.
  trim: 'none',
  to_upper_case: 'none',
  // JSON has finite numbers only.
  finite: 'none',
};

type Check = (value: never) => boolean;

/** Checks with a keyword of their own. */
const knownChecks = new Map<unknown, JsonSchema>([
  [isIsoDate, { format: 'date' }],
  [isTimeOfDay, { pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' }],
  // Described once, for all texts, in the introduction.
  [isStorableText satisfies Check, {}],
]);

/** For `overrideAction` of `toJsonSchema`. Undefined leaves the action to the library, which may throw. */
export function convertAction({
  valibotAction,
  jsonSchema,
  errors,
}: OverrideActionContext): JsonSchema | undefined {
  const action: PipeItem = valibotAction;
  const known = knownChecks.get(action.requirement);
  if (known) return { ...jsonSchema, ...known };
  if (!errors) return undefined;
  if (isLengthCheck(action)) return { ...jsonSchema, ...action.jsonSchema };
  // A limit on something that is a number or text.
  const isLimit = /^(?:min|max)_(?:value|length)$/.test(action.type);
  const kind = isLimit ? 'rule' : inexpressibleActions[action.type];
  if (kind === 'rule') return addRule(jsonSchema, readMessage(action));
  return kind && jsonSchema;
}

const isLengthCheck = (action: object): action is { readonly jsonSchema: JsonSchema } =>
  'jsonSchema' in action;

/** Adds a sentence to the description, unless it is there. */
export function addRule(jsonSchema: JsonSchema, rule: string | undefined): JsonSchema {
  const { description = '' } = jsonSchema;
  if (rule === undefined || description.includes(rule)) return jsonSchema;
  const sentence = /[.!?]$/.test(rule) ? rule : `${rule}.`;
  return { ...jsonSchema, description: [description, sentence].filter(Boolean).join(' ') };
}

/** The English message; undefined if it depends on the value. */
export function readMessage({ message }: PipeItem): string | undefined {
  if (typeof message === 'string') return message;
  if (typeof message !== 'function') return undefined;
  try {
    const text: unknown = message({ lang: 'en' });
    return typeof text === 'string' ? text : undefined;
  } catch (error) {
    // Such a message needs a value, and there is none.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
