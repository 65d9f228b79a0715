import { openSessions } from '../src/games/launch/sessions.ts'
import { openWallet } from '../src/games/wallet/wallet.ts'
import { systemRandom } from '../src/kit/random.ts'
import { findPlayer } from '../src/players/player.ts'
import { CHECK_EVERY_MS } from '../test/money/money-model.ts'
import { openAccounts } from './accounts.ts'
import { openCallbacks } from './payment-callbacks.ts'
import { openBed } from './payments.ts'

export type Parts = Awaited<ReturnType<typeof openParts>>

/** The players and payments of one history, in their order. */
export interface Made {
  name: string
  players: { id: string; token: string }[]
  payments: { id: string; kind: 'deposit' | 'payout'; amount: number; lastMessage: string | null }[]
}

export async function openParts() {
  const bed = await openBed()
  const { db, provider, methods } = bed
  const { clock, ids, topics } = bed.deps
  const accounts = openAccounts(db, { clock })
  const deps = { ...bed.deps, findPayer: (id: string) => findPlayer(db, id) }
  const { isSessionInUse } = accounts.auth
  const policyOf = () => ({ realityCheckS: CHECK_EVERY_MS / 1000 })
  return {
    ...{ db, provider, methods, clock, accounts, deps },
    sendCallback: openCallbacks({ deps, provider }),
    sessions: openSessions({ db, clock, random: systemRandom }),
    wallet: openWallet({ db, clock, ids, topics, onWinChange: () => {} }),
    limits: {
      db,
      clock,
      topics,
      policyOf,
      realityCheckEveryS: null,
      isSessionInUse,
      listPlayed: async () => [],
    },
  }
}
