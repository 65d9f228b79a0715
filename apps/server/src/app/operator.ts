import type { Auth } from '../auth/auth.module.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Inbox } from '../inbox/inbox.module.ts'
import { openOperatorSocket, operatorPathOf } from '../operator/operator-socket.ts'
import type { AppDeps } from './app-deps.ts'

type OperatorParts = AppDeps &
  Omit<Parameters<typeof openOperatorSocket>[0], 'auth' | 'bonuses' | 'notify'>

/**
 * Opens a socket for operators' commands when the database is embedded, because no other process
 * can open that database.
 */
export async function openOperatorOf(
  parts: OperatorParts,
  { auth, bonuses, inbox }: { auth: Auth; bonuses: Bonuses; inbox: Inbox },
) {
  const { db, config } = parts
  return db.kind === 'embedded'
    ? openOperatorSocket(
        { ...parts, auth, bonuses, notify: inbox.notify },
        operatorPathOf(config.dataDir),
      )
    : null
}
