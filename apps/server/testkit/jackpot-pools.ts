import type { Database } from '../src/db/database.ts'
import type { DrawDeps } from '../src/games/jackpots/draw.ts'
import { drawJackpots } from '../src/games/jackpots/draw.ts'
import { openCoverage, type Pool } from '../src/games/jackpots/pools.ts'
import { sharesOf } from '../src/games/jackpots/shares.ts'
import { openSessions } from '../src/games/launch/sessions.ts'
import { openWallet, type Wallet } from '../src/games/wallet/wallet.ts'
import type { GameSession } from '../src/games/wallet/wallet-state.ts'
import type { CasinoNews } from '../src/inbox/casino-news.ts'
import { systemRandom } from '../src/kit/random.ts'
import { balances, purse, world } from '../src/ledger/accounts.ts'
import { mustPost } from '../src/ledger/post.ts'
import { findCredentials } from '../src/players/player.ts'
import { type Accounts, openAccounts } from './accounts.ts'

/** A casino with a player who has 10,000 euros, and 10 euros of bonus money. */
export async function openPools(db: Database) {
  const casino = openAccounts(db)
  const session = await seatOf(db, casino)
  /** News that the inbox was sent. */
  const sent: CasinoNews[] = []
  const notify: DrawDeps['notify'] = async (tx, _, news) =>
    tx.afterCommit(() => void sent.push(news))

  /** Nodes of a casino with these pools, which all bets of the player feed. */
  function open(pools: readonly Pool[], nodes = 1) {
    const coverage = openCoverage(pools, (id) => ({
      id,
      category: 'SLOT_GAMES',
      brand: { id: 'NINEFOLD' },
    }))
    const deps: DrawDeps = { ...casino, db, random: systemRandom, pools, notify }
    const wallets = Array.from({ length: nodes }, () =>
      openWallet({
        ...casino,
        onWinChange: () => {},
        sharesOf: (bets) => sharesOf(coverage, bets),
      }),
    )
    const walletAt = (at: number) => wallets[at] as Wallet
    return {
      deps,
      draw: () => drawJackpots(deps),
      /** Returns whether the bet was taken. */
      async bet(ref: string, amount: number, { at = 0, roundClosed = true } = {}) {
        const actions = [{ action: 'bet' as const, id: ref, amount }]
        const order = { session, gameId: session.gameId, roundRef: ref, actions, roundClosed }
        return (await walletAt(at).carryOut({ kind: 'play', ...order })).done
      },
      closeRound: (ref: string) => walletAt(0).carryOut({ kind: 'close', session, roundRef: ref }),
      rollBack: (ref: string) =>
        walletAt(0).carryOut({
          kind: 'rollback',
          session,
          roundRef: ref,
          ref: `${ref}/undo`,
          original: ref,
        }),
      close: () => Promise.all(wallets.map((wallet) => wallet.close())),
    }
  }

  return {
    open,
    sent,
    session,
    clock: casino.clock,
    topics: casino.topics,
    potsOf: (id: string, currency = 'EUR') =>
      db.run<PotFigures>(
        '',
        'select number, fed, amount from jackpot_pot where pool_id = $1 and currency = $2 order by number',
        [id, currency],
      ),
    realMoney: async () =>
      (await balances(db, [session.playerId])).get(session.playerId)?.real ?? 0n,
  }
}

interface PotFigures {
  number: number
  fed: bigint
  amount: bigint | null
}

async function seatOf(db: Database, casino: Accounts): Promise<GameSession> {
  await casino.member('ann@example.test')
  const playerId = (await findCredentials(db, 'ann@example.test'))?.playerId ?? ''
  const gift = (which: 'real' | 'bonus', amount: bigint) => ({
    from: world('bank', 'EUR'),
    to: purse(playerId, which),
    amount,
    currency: 'EUR',
  })
  const postings = [gift('real', 1_000_000n), gift('bonus', 1000n)]
  await db.transaction((tx) =>
    mustPost(tx, { key: 'gift', kind: 'deposit', postings, madeAt: casino.clock.now() }),
  )
  const sessions = openSessions(casino)
  const token = await sessions.open({
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId: 'reels',
    currency: 'EUR',
    language: 'en',
  })
  return (await sessions.find(token)) as GameSession
}
