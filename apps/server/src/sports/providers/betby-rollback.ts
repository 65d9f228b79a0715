import type { Database } from '../../db/database.ts'
import { findBet, findSettlement, isRollbackKnown } from '../bets/bet.store.ts'
import type { Decision, Order } from '../bets/bet-state.ts'
import type { SportsWallet } from '../wallet/sports-wallet.ts'

interface RollbackDeps {
  db: Database
  wallet: Pick<SportsWallet, 'carryOut'>
}

/**
 * Takes back what a transaction has paid. The winnings that stand may have been paid by the closing
 * notice, which a rollback cannot name. It is taken back in place of a win that is unknown here,
 * and first, so that a repeat after a crash between the two does it again.
 */
export async function rollBack(
  { db, wallet }: RollbackDeps,
  provider: string,
  order: Order & { kind: 'rollback' },
): Promise<Decision> {
  const closing = `settlement/${order.betRef}`
  if (await isPaidBy({ db }, provider, closing, order)) {
    const undo = { ...order, ref: `settlement/${order.ref}`, original: closing }
    const undone = await wallet.carryOut(provider, undo)
    if (!undone.done) return undone
  }
  return wallet.carryOut(provider, order)
}

/** A rollback that comes again, by the same id or another one, takes back nothing that came since. */
async function isPaidBy(
  { db }: Pick<RollbackDeps, 'db'>,
  provider: string,
  closing: string,
  order: Order & { kind: 'rollback' },
): Promise<boolean> {
  const bet = await findBet(db, provider, order.betRef)
  const standing = bet && (await findSettlement(db, provider, bet))
  return standing?.ref === closing && !(await isRollbackKnown(db, provider, order))
}
