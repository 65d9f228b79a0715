import type { Module } from '../../kit/module.ts'
import { forgetCallsBefore, REMEMBERED_FOR_MS } from '../../players/attempts/heard-calls.ts'
import { delasportRoutes } from './delasport.ts'
import { type SportsbookParts, TOKEN_RULE } from './sportsbook.ts'

const SWEEP_EVERY_MS = 3_600_000

/** Delasport's book, which is framed, and its wallet where a key is known. */
export function openDelasportBook(parts: SportsbookParts): Module {
  const { db, clock, sportsbook, delasportSecrets: secrets } = parts
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
    jobs: [
      {
        name: 'heard calls of books',
        everyMs: SWEEP_EVERY_MS,
        run: () => forgetCallsBefore(db, new Date(clock.nowMs() - REMEMBERED_FOR_MS)),
      },
    ],
  }
}
