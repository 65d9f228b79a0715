import type { AddressInfo } from 'node:net'
import type { Auth } from '../auth/auth.module.ts'
import { inside } from '../config/inside.ts'
import type { Config } from '../config.ts'
import { listen } from '../edge/http/http-server.ts'
import { openRelayedTopics } from '../edge/live/relay.ts'
import { type ConnectionLimits, USUAL_CONNECTIONS } from '../edge/protection/connection-limits.ts'
import { openIds } from '../kit/ids.ts'
import { openLicences } from '../markets/licences.ts'
import { readMarketFiles } from '../markets/market-files.ts'
import { openMail } from '../players/mail/mail.ts'
import { foldShutOut } from '../players/matching/fold-players.ts'
import { openMatches } from '../players/matching/matches.ts'
import type { AppDeps } from './app-deps.ts'

/**
 * Opens the parts that the modules stand on. The sessions, which stand on them as well, are
 * requested once a player signs in.
 */
export async function openParts(deps: AppDeps, auth: () => Auth) {
  const { config, db, log } = deps
  await foldShutOut(deps)
  const server = await listen(config.port, {
    host: config.host,
    connections: connectionsOf(config),
    hsts: config.hsts,
  })
  const { port } = server.address() as AddressInfo
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  const ids = openIds(deps)
  const topics = await openRelayedTopics({ db, ids, log })
  const licences = openLicences(readMarketFiles(config.marketsDir))
  const { market } = licences
  const matches = openMatches({
    ...deps,
    ids,
    endSessions: (tx, playerIds) => auth().endSessions(tx, playerIds, 'not_active'),
  })
  const mail = openMail({ ...deps, config: inside(config), ids })
  return {
    server,
    port,
    parts: { ...deps, licences, market, ids, topics, publicUrl, matches, mail },
  }
}

function connectionsOf({
  trustedProxies,
  connections,
  connectionsPerAddress,
}: Config): ConnectionLimits {
  return {
    ...USUAL_CONNECTIONS,
    inAll: connections,
    perAddress: trustedProxies > 0 ? null : connectionsPerAddress,
  }
}
