import { json } from '../../kit/http.ts'
import type { Module } from '../../kit/module.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { betbyRoutes } from './betby.ts'
import { openBetbyKeys } from './betby-keys.ts'
import { type SportsbookParts, TOKEN_RULE } from './sportsbook.ts'

/** Betby's book, which its script draws, and its operator API where its keys are known. */
export function openBetbyBook(parts: SportsbookParts): Module {
  const { betby } = parts.sportsbook
  const { brandId } = betby
  const keys = openBetbyKeys({ secrets: parts.secrets.session, brandId })

  /** Returns null for a demo: Betby's book shows itself to a visitor without a token. */
  async function openToken(context: RequestContext, demo: boolean): Promise<string | null> {
    const sessionToken = await parts.openToken(context, demo)
    const session = demo ? null : await parts.sessions.find(sessionToken)
    return session && keys.issue({ session, sessionToken, now: parts.clock.now() })
  }

  return {
    fields: { 'Query.betByGetToken': TOKEN_RULE },
    resolvers: {
      Query: {
        async betByGetToken(_, { input }, context) {
          const token = await openToken(context, input.demo)
          return { ...betby, token, language: context.language }
        },
      },
    },
    routes: [
      ...(parts.betbyKeys ? betbyRoutes({ ...parts, brandId, publicKeys: parts.betbyKeys }) : []),
      {
        method: 'GET',
        path: '/providers/betby/jwks.json',
        handle: async () => json(200, await keys.publish()),
      },
    ],
  }
}
