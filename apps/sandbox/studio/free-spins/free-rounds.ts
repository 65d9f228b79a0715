import { type Wallet, WalletRefusal, WalletSilent } from '../rounds/wallet.ts'
import type { FreeSpins, Round, Session, StudioStore } from '../studio.store.ts'
import { reportsTotal } from './free-spins.ts'

interface ReportDeps {
  store: StudioStore
  wallet: Wallet
}

/**
 * Reports a round of free spins to the casino; where its family reports totals, all of them with
 * the last one. Returns the balance when the casino has sent it.
 */
export async function reportFreeRound(
  { store, wallet }: ReportDeps,
  session: Session,
  round: Round,
  freeSpinsId: string,
): Promise<number | null> {
  const free = store.findFreeSpins(freeSpinsId)
  if (!free) throw new Error(`There are no free spins ${freeSpinsId}`)
  const isLast = free.rounds.length === free.spins && free.rounds.at(-1)?.roundId === round.id
  const total = reportsTotal(free)
  const rounds = total
    ? isLast
      ? free.rounds
      : []
    : free.rounds.filter(({ roundId }) => roundId === round.id)
  if (rounds.length === 0) return null
  const of = { issueId: free.id, gameId: round.gameId, status: 'played' as const }
  const { balance } = await wallet.freeSpins(session, { ...of, rounds })
  if (isLast && free.state === 'open') store.saveFreeSpins({ ...free, state: 'over' })
  return balance
}

/** Refusals of a player who may play again later. */
const NOT_NOW: ReadonlySet<unknown> = new Set(['TOKEN_EXPIRED', 'PLAYER_DISABLED', 'LIMIT_REACHED'])

/** Gives a spin back that the casino did not take now. Returns false for any other failure. */
export function unplay(store: StudioStore, round: Round, error: unknown): boolean {
  const free = store.findFreeSpins(round.freeSpinsId ?? '')
  if (!free || reportsTotal(free)) return false
  if (!(error instanceof WalletRefusal && NOT_NOW.has(error.code))) return false
  const rounds = free.rounds.filter(({ roundId }) => roundId !== round.id)
  store.saveFreeSpins({ ...free, rounds })
  return true
}

/** Ends free spins whose time is over, and reports to the casino what they had won until then. */
export async function endOverdue(deps: ReportDeps): Promise<void> {
  for (const free of deps.store.listOverdueFreeSpins(Date.now())) {
    if (free.rounds.length === free.spins) continue
    if (reportsTotal(free) && !(await reportExpired(deps, free))) continue
    const now = deps.store.findFreeSpins(free.id)
    if (now?.state === 'open') deps.store.saveFreeSpins({ ...now, state: 'over' })
  }
}

/** False when the casino has not answered: it is reported again. */
async function reportExpired({ wallet }: ReportDeps, free: FreeSpins): Promise<boolean> {
  const { id: issueId, family, account, currency, rounds } = free
  const gameId = free.gameIds[0] ?? ''
  const of = { id: issueId, token: '', playerId: account, account, language: 'en' }
  try {
    await wallet.freeSpins(
      { ...of, family, currency, gameId },
      { issueId, gameId, status: 'expired', rounds },
    )
    return true
  } catch (error) {
    if (error instanceof WalletRefusal) return error.code !== null
    if (error instanceof WalletSilent) return false
    throw error
  }
}
