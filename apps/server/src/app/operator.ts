import type { App, AppDeps } from '../app.ts'
import { openOperatorSocket, operatorPathOf } from '../operator/operator-socket.ts'

type OperatorParts = AppDeps &
  Omit<Parameters<typeof openOperatorSocket>[0], 'auth' | 'bonuses' | 'tell'>

/**
 * Opens a socket for operators' commands when the database is embedded, because no other process
 * can open that database.
 */
export async function openOperatorOf(
  parts: OperatorParts,
  { auth, bonuses, inbox }: Pick<App['parts'], 'auth' | 'bonuses' | 'inbox'>,
) {
  const { db, config } = parts
  return db.kind === 'embedded'
    ? openOperatorSocket(
        { ...parts, auth, bonuses, tell: inbox.tell },
        operatorPathOf(config.dataDir),
      )
    : null
}
