import { defaultLanguage } from '#contract/core/language';
import { wrongPair } from '#contract/session/messages';
import { refused } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import { signedIn } from '../http/signed-in';
import { mockAdministrator } from '../tables/session';

/** The session's part of the contract. */
export const session = {
  signIn: ({ body }, { database }) => {
    const { username, password, language = defaultLanguage } = body;
    const isKnown = username === mockAdministrator.username;
    const isTheirs = isKnown && password === mockAdministrator.password;
    if (!isTheirs) throw refused(401, wrongPair, language);
    database.session.username = username;
    database.session.endsAtNextCall = false;
    return { username };
  },

  signOut: (_request, { database }) => {
    database.session.username = undefined;
    return undefined;
  },

  getSession: (_request, { database }) => ({ username: signedIn(database.session) }),
} satisfies Partial<MockImplementations>;
