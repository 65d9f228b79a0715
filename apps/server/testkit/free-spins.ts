import { acceptBonus } from '../src/bonuses/answer.ts'
import { countPending } from '../src/bonuses/bonuses.store.ts'
import { acceptFreeSpins } from '../src/bonuses/free-spins/answer-free-spins.ts'
import { findFreeSpins } from '../src/bonuses/free-spins/free-spins.store.ts'
import type { FreeSpins } from '../src/bonuses/free-spins/free-spins.ts'
import type { FreeSpinsGift } from '../src/bonuses/free-spins/give-free-spins.ts'
import { countRound } from '../src/bonuses/free-spins/pay-free-spins.ts'
import type { NewFreeSpinsTemplate } from '../src/bonuses/free-spins/templates.store.ts'
import type { Database } from '../src/db/database.ts'
import { type BonusBed, openBonusBed } from './bonuses.ts'

const DAY_MS = 86_400_000
const TEMPLATE: NewFreeSpinsTemplate = {
  id: 'lanterns',
  games: ['slot'],
  spins: 3,
  days: 7,
  winnings: 'real',
  wagering: 1,
  bonusDays: 7,
  texts: { en: { title: 'Lanterns', description: 'Three on the house.' } },
  stakes: [{ currency: 'EUR', stake: 20n, maxWin: 50_00n }],
}

export interface FreeSpinsBed
  extends Pick<BonusBed, 'casino' | 'bonuses' | 'deps' | 'newPlayer' | 'purses' | 'messagesOf'> {
  /**
   * Offers three free spins at 0.20, which can be accepted within a week and played within another
   * one, and pay 50.00 of real money at the most: once for each player unless `changes` has a key.
   */
  give(playerId: string, changes?: Partial<FreeSpinsGift>): Promise<string>
  /**
   * Makes a new player with such free spins, with `terms`, which a provider has issued: 'studio'
   * unless it is named.
   */
  active(
    terms?: Partial<NewFreeSpinsTemplate>,
    providerId?: string,
  ): Promise<{ ann: string; id: string }>
  /** Counts a round at the provider 'studio', by the reference of its win. */
  round(id: string, ref: string, won: bigint): ReturnType<typeof countRound>
  find(id: string): Promise<FreeSpins | null>
  /** Returns the number of offers that wait for the player. */
  pending(playerId: string): Promise<number>
  bonusesOf(playerId: string): Promise<{ state: string; amount: bigint; wagering: number }[]>
  /** Gives the player another bonus, of 10.00, accepted. */
  otherBonus(playerId: string): Promise<void>
}

/** Opens the module of bonuses over a database, for free spins. */
export function openFreeSpinsBed(db: Database): FreeSpinsBed {
  const { casino, deps, bonuses, newPlayer, purses, messagesOf, give } = openBonusBed(db)
  let count = 0
  const bed: FreeSpinsBed = {
    casino,
    bonuses,
    deps,
    newPlayer,
    purses,
    messagesOf,
    give: (playerId, changes = {}) =>
      db.transaction(async (tx) => {
        await bonuses.putFreeSpinsTemplate(tx, TEMPLATE)
        return bonuses.giveFreeSpins(tx, {
          key: `lanterns/${playerId}`,
          playerId,
          currency: 'EUR',
          templateId: TEMPLATE.id,
          offerEndsAt: new Date(casino.clock.nowMs() + 7 * DAY_MS),
          ...changes,
        })
      }),
    async active(terms = {}, providerId = 'studio') {
      const ann = await newPlayer()
      const template = { ...TEMPLATE, id: `template-${++count}`, ...terms }
      await db.transaction((tx) => bonuses.putFreeSpinsTemplate(tx, template))
      const id = await bed.give(ann, { templateId: template.id })
      await acceptFreeSpins(deps, ann, id)
      await db.run('', `update free_spins set state = 'issuing', provider_id = $2 where id = $1`, [
        id,
        providerId,
      ])
      await db.run(
        '',
        `update free_spins set state = 'active', call = null, call_at = null where id = $1`,
        [id],
      )
      return { ann, id }
    },
    round: (id, ref, won) =>
      countRound(deps, {
        ...{ providerId: 'studio', roundRef: `round of ${ref}`, gameId: 'reels' },
        ...{ id, ref, won },
      }),
    find: (id) => findFreeSpins(db, id),
    pending: (playerId) => countPending(db, playerId, casino.clock.now()),
    bonusesOf: (playerId) =>
      db.run('', 'select state, amount, wagering from bonus where player_id = $1 order by state', [
        playerId,
      ]),
    async otherBonus(playerId) {
      await acceptBonus(deps, playerId, await give(playerId))
    },
  }
  return bed
}
