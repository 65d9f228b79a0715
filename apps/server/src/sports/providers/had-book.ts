import type { Module } from '../../kit/module.ts'
import { type SportsbookParts, TOKEN_RULE } from './sportsbook.ts'

/** HAD's book, which is framed. It calls the casino's own interface of bets. */
export function openHadBook({ sportsbook: { hadUrl }, openToken }: SportsbookParts): Module {
  return {
    fields: { 'Query.hadGetToken': TOKEN_RULE },
    resolvers: {
      Query: {
        async hadGetToken(_, _args, context) {
          const token = context.viewer && (await openToken(context, false))
          const url = new URL(hadUrl.replaceAll('{language}', encodeURIComponent(context.language)))
          if (token !== null) url.searchParams.set('sb', token)
          return { url: url.href }
        },
      },
    },
  }
}
