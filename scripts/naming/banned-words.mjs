/**
 * Words that once named things here and say little to an engineer who joins, each with what to write instead. A name
 * is split at its capitals, hyphens and underscores; a word is banned wherever it is one of the parts.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const bannedWords = {
  adopter: 'importer',
  ahead: 'prefetch, preload, prerender',
  anew: 'again, revalidate, reload',
  asks: 'requests',
  awaited: 'skeleton, pending',
  begun: 'started',
  beside: 'sibling, next to, in the background',
  besides: 'in addition',
  brings: 'loads, returns',
  brought: 'loaded, initial',
  catalogue: 'catalog (products), translations (texts)',
  catalogues: 'translations',
  centre: 'center',
  colour: 'color',
  deed: 'action, mutation',
  deeds: 'actions, mutations',
  deserted: 'aborted, abandoned',
  doomed: 'toDelete, pendingDeletion',
  enquiries: 'submissions',
  enquiry: 'submission',
  fault: 'error',
  faults: 'errors',
  faulty: 'invalid',
  findable: 'searchable',
  gist: 'excerpt, summary',
  gone: 'deleted, notFound',
  grey: 'gray',
  haste: 'options, debounce',
  heard: 'received',
  hears: 'subscribes, listens',
  heir: 'next focus target',
  keeper: 'client, store',
  keeping: 'saving, caching, persisting',
  kept: 'stored, saved, cached, persisted',
  librarian: 'media client',
  licence: 'license',
  mend: 'edit, repair',
  mended: 'edited, repaired',
  mending: 'editing, repairing',
  neighbour: 'neighbor',
  nobody: 'signed-out user, no client',
  painted: 'server-rendered',
  painter: 'renderer',
  paints: 'renders',
  patience: 'timeout, with its unit',
  photograph: 'image',
  photographs: 'images',
  picture: 'image',
  pictures: 'images',
  pulled: 'dragged, sortable',
  refusal: 'error, rejection',
  refusals: 'errors, rejections',
  refuse: 'reject',
  refuses: 'rejects',
  rim: 'outline',
  said: 'message',
  shelf: 'cache',
  shelves: 'caches',
  somebody: 'user, client',
  speaks: 'localized',
  standins: 'fakes, polyfills',
  tell: 'notify, publish, announce',
  tells: 'notifies',
  told: 'notified, message',
  unreached: 'unreachable',
  wanted: 'requested, query, filter, target',
  wants: 'needs, requests',
  warmth: 'prefetch status',
  whoever: 'user, client',
};

/** @type {readonly { pattern: RegExp, instead: string }[]} */
export const bannedPatterns = [
  {
    pattern: /^[a-z][A-Za-z0-9]*(?:Of|(?<![sS]ign|[sS]igned)In)$/,
    instead: 'verb + object, such as parseTags or getTitle',
  },
  {
    pattern: /^(most|largest|longest|highest|least|smallest|shortest|lowest)[A-Z]/,
    instead: 'max… or min…, with the unit',
  },
  { pattern: /^further[A-Z]/, instead: 'generated…' },
];

/**
 * Names that break a rule, each with its reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const allowedNames = {
  // Keywords of JSON Schema.
  allOf: 'JSON Schema',
  anyOf: 'JSON Schema',
  oneOf: 'JSON Schema',
  '0002-enquiries': 'the name of a migration, stored in databases',
  '0008-enquiry-lists': 'the name of a migration, stored in databases',
  Awaited: 'TypeScript',
  begun: 'a field of drafts in session storage',
  fadeIn: 'the name of an animation in CSS',
  faulty: 'a verdict in the response of the CSV import',
  getPrototypeOf: 'JavaScript',
  indexOf: 'JavaScript',
  lastIndexOf: 'JavaScript',
  mend: 'a query parameter that stored links have',
  refusal: 'a field of forms stored in IndexedDB',
  toBeInstanceOf: 'Vitest',
  whereIn: 'Knex',
  whereNotIn: 'Knex',
};
