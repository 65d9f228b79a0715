import type { Auth } from '../auth/auth.module.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Games } from '../games/games.module.ts'
import type { Inbox } from '../inbox/inbox.module.ts'
import { openOperatorSocket, operatorPathOf } from '../operator/operator-socket.ts'
import type { AppDeps } from './app-deps.ts'

type OperatorParts = AppDeps &
  Omit<Parameters<typeof openOperatorSocket>[0], 'auth' | 'bonuses' | 'gameProviders' | 'notify'>

/**
 * Opens a socket for operators' commands when the database is embedded, because no other process
 * can open that database.
 */
export async function openOperatorOf(
  parts: OperatorParts,
  { auth, bonuses, games, inbox }: { auth: Auth; bonuses: Bonuses; games: Games; inbox: Inbox },
) {
  const { db, config } = parts
  return db.kind === 'embedded'
    ? openOperatorSocket(
        { ...parts, auth, bonuses, gameProviders: games.providers, notify: inbox.notify },
        operatorPathOf(config.dataDir),
      )
    : null
}
