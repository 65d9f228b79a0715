import type { Module } from '../../kit/module.ts'
import { delasportRoutes } from './delasport.ts'
import { type SportsbookParts, TOKEN_RULE } from './sportsbook.ts'

/** Delasport's book, which is framed, and its wallet where a key is known. */
export function openDelasportBook(parts: SportsbookParts): Module {
  const { sportsbook, delasportSecrets: secrets } = parts
  return {
    fields: { 'Query.delaSportGetToken': TOKEN_RULE },
    resolvers: {
      Query: {
        async delaSportGetToken(_, _args, context) {
          const token = context.viewer && (await parts.openToken(context, false))
          return { host: sportsbook.delasportUrl, token }
        },
      },
    },
    routes: secrets.length > 0 ? delasportRoutes({ ...parts, secrets }) : [],
  }
}
