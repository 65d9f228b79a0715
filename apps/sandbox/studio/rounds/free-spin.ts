import type { FreeSpins, Round, Session } from '../studio.store.ts'
import { pay, type SettlementDeps } from './settlement.ts'

/**
 * Plays a free spin: its win is owed from now on, and is reported to the casino until it has
 * answered.
 */
export function spinFree(
  deps: SettlementDeps,
  session: Session,
  round: Round,
  free: FreeSpins,
): Promise<Round> {
  const drawn: Round = {
    ...round,
    freeSpinsId: free.id,
    phase: 'paying',
    acceptedAt: Date.now(),
  }
  const played = { id: `${round.id}-win`, roundId: round.id, won: round.win ?? 0 }
  deps.store.saveFreeRound(session, drawn, { ...free, rounds: [...free.rounds, played] })
  return pay(deps, session, drawn)
}
