import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import { addPaidDeposit, addPendingWithdrawal, type PastPayment } from '../payments/past-payments.ts'
import { findCredentials } from '../players/player.ts'

interface Deps {
  db: Database
  clock: Clock
  ids: Ids
}

const CARD = { providerId: 'cashier', methodId: 'cardinal', instrument: '•••• 0007', currency: 'EUR' } as const
const PENDING_EMAIL = 'pending@baize.test'
const PENDING_AMOUNT = 120_00n

/** A deposit by card from the demo's past. */
export async function seedDeposit(
  tx: Tx,
  deps: Pick<Deps, 'ids'>,
  past: Pick<PastPayment, 'playerId' | 'key' | 'amount' | 'at'>,
): Promise<void> {
  await addPaidDeposit(tx, deps, { ...CARD, ...past })
}

/** The demo player whose withdrawal waits for an operator. Does nothing when it is there already, or when the player is not. */
export async function seedPendingWithdrawal({ db, clock, ids }: Deps): Promise<void> {
  const player = await findCredentials(db, PENDING_EMAIL)
  if (!player) return
  const past = { ...CARD, playerId: player.playerId, key: 'seed-withdrawal', amount: PENDING_AMOUNT, at: clock.now() }
  await db.transaction((tx) => addPendingWithdrawal(tx, { ids }, past))
}
