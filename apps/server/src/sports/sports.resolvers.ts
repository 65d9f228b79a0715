import type { Database } from '../db/database.ts'
import type { Log } from '../kit/log.ts'
import type { RequestContext } from '../kit/request-context.ts'
import { mustNotExceed } from '../players/attempts/rate-limit.ts'
import { limitsByAddress } from '../players/places/network.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { cultureOf, openSportsToken, type SportsTokenDeps } from './tokens/sports-token.ts'

export interface SportsResolversDeps extends SportsTokenDeps {
  db: Database
  log: Log
}

const INTEGRATION = 'baize'

export function sportsResolvers(deps: SportsResolversDeps): Resolvers {
  async function open({ viewer, ip, language, requestId }: RequestContext, demo: boolean): Promise<string> {
    const limits =
      viewer === null
        ? limitsByAddress('sports-token', ip, 600, 3600)
        : [{ key: `sports-token/${viewer.playerId}`, attempts: 300, windowS: 3600 }]
    await mustNotExceed(deps, limits, requestId)
    return openSportsToken(deps, { viewer, demo, language })
  }
  return {
    Query: {
      async altenarV2GetToken(_, { input }, context) {
        const token = await open(context, input.demo)
        const scriptUrl = `${deps.bookUrl}/altenarWSDK.js`
        return { scriptUrl, integration: INTEGRATION, token, language: cultureOf(context.language), walletCode: null }
      },
      async delaSportGetToken(_, _args, context) {
        return { host: `${deps.bookUrl}/frame`, token: context.viewer && (await open(context, false)) }
      },
      async hadGetToken(_, _args, context) {
        const token = context.viewer && (await open(context, false))
        const url = `${deps.bookUrl}/frame/${encodeURIComponent(context.language)}`
        return { url: token === null ? url : `${url}?sb=${encodeURIComponent(token)}` }
      },
    },
  }
}
