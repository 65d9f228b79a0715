import { GAME_KINDS } from '#contracts/studio-api.ts'
import { acceptBonus } from '../src/bonuses/answer.ts'
import { type Bonuses, openBonuses } from '../src/bonuses/bonuses.module.ts'
import type { Gift } from '../src/bonuses/give.ts'
import type { Database } from '../src/db/database.ts'
import { balances, house, purse, world } from '../src/ledger/accounts.ts'
import { mustPost } from '../src/ledger/post.ts'
import { findCredentials } from '../src/players/player.ts'
import { type Accounts, openAccounts } from './accounts.ts'

const DAY_MS = 86_400_000
const TEXTS = {
  en: { title: 'A lamp', description: 'Stake it twice.' },
  de: { title: 'Eine Lampe', description: 'Zweimal umsetzen.' },
}

export interface BonusBed {
  casino: Accounts
  bonuses: Bonuses
  deps: Parameters<typeof openBonuses>[0]
  newPlayer(): Promise<string>
  /**
   * Gives a bonus of 10.00 that has to be staked twice within a day and can be accepted for a week,
   * with `changes`. Returns its id.
   */
  give(playerId: string, changes?: Partial<Gift>): Promise<string>
  /** Makes a new player with such a bonus, accepted. */
  withBonus(): Promise<{ ann: string; id: string }>
  /** Posts a stake from bonus money, as the wallet does. */
  bet(playerId: string, amount: bigint): Promise<void>
  win(playerId: string, amount: bigint): Promise<void>
  deposit(playerId: string, amount: bigint): Promise<void>
  purses(playerId: string): Promise<{ real: bigint; bonus: bigint }>
  /**
   * Returns the titles of the player's messages, without the first message, in alphabetical order.
   */
  messagesOf(playerId: string): Promise<string[]>
}

/**
 * Opens the module of bonuses over a database, with a clock that tests set. Its catalogue has one
 * game of each kind, named after the kind.
 */
export function openBonusBed(db: Database): BonusBed {
  const casino = openAccounts(db)
  const deps = {
    ...casino,
    notify: casino.inbox.notify,
    kindOf: (gameId: string) => GAME_KINDS.find((kind) => kind === gameId) ?? null,
  }
  const bonuses = openBonuses(deps)
  let count = 0
  const move = (playerId: string, kind: string, from: string, to: string, amount: bigint) =>
    db.transaction(async (tx) => {
      const key = `test/${playerId}/${++count}`
      await mustPost(tx, {
        key,
        kind,
        postings: [{ from, to, amount, currency: 'EUR' }],
        madeAt: casino.clock.now(),
      })
    })
  const bed: BonusBed = {
    casino,
    bonuses,
    deps,
    async newPlayer() {
      const email = `lamp-${++count}@example.test`
      await casino.member(email)
      return (await findCredentials(db, email))?.playerId ?? ''
    },
    async withBonus() {
      const ann = await bed.newPlayer()
      const id = await bed.give(ann)
      await acceptBonus(deps, ann, id)
      return { ann, id }
    },
    give: (playerId, changes = {}) =>
      db.transaction((tx) =>
        bonuses.giveBonus(tx, {
          key: `lamp/${playerId}`,
          playerId,
          currency: 'EUR',
          amount: 10_00n,
          wagering: 2,
          days: 1,
          offerEndsAt: new Date(casino.clock.nowMs() + 7 * DAY_MS),
          texts: TEXTS,
          ...changes,
        }),
      ),
    bet: (playerId, amount) =>
      move(playerId, 'bet', purse(playerId, 'bonus'), house('games', 'EUR'), amount),
    win: (playerId, amount) =>
      move(playerId, 'win', house('games', 'EUR'), purse(playerId, 'bonus'), amount),
    deposit: (playerId, amount) =>
      move(playerId, 'deposit', world('bank', 'EUR'), purse(playerId, 'real'), amount),
    async purses(playerId) {
      const { real = 0n, bonus = 0n } = (await balances(db, [playerId])).get(playerId) ?? {}
      return { real, bonus }
    },
    async messagesOf(playerId) {
      const rows = await db.run<{ title: string }>(
        '',
        `select title from inbox_message where player_id = $1 and key <> 'welcome' order by title`,
        [playerId],
      )
      return rows.map(({ title }) => title)
    },
  }
  return bed
}
