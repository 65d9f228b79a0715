import { openBonuses } from '../bonuses/bonuses.module.ts'
import type { Database } from '../db/database.ts'
import { openInbox } from '../inbox/inbox.module.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Topics } from '../kit/topics.ts'
import { firstHandTexts, greenRoomTexts, weekendTexts, welcomeTexts } from './bonus-texts.ts'

export interface BonusSeedDeps {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  topics: Topics
}

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Smallest deposit and largest bonus, in minor units. */
const RANGES = [
  ['EUR', 20_00n, 100_00n],
  ['USD', 20_00n, 100_00n],
  ['GBP', 20_00n, 100_00n],
  ['CHF', 20_00n, 100_00n],
  ['NOK', 200_00n, 1_000_00n],
  ['JPY', 3_000n, 15_000n],
  ['KWD', 7_000n, 35_000n],
  ['BRL', 100_00n, 500_00n],
  ['NGN', 20_000_00n, 100_000_00n],
] as const

/** What the demo offers with a deposit: one offer to everybody, and one to whoever types LAMPLIGHT. */
export async function seedOffers(deps: BonusSeedDeps): Promise<void> {
  const bonuses = openIn(deps)
  const startsAt = new Date(deps.clock.nowMs() - DAY_MS)
  const endsAt = new Date(deps.clock.nowMs() + YEAR_MS)
  const ranges = RANGES.map(([currency, minDeposit, maxBonus]) => ({ currency, minDeposit, maxBonus }))
  const times = { startsAt, endsAt, ranges }
  await deps.db.transaction(async (tx) => {
    await bonuses.putOffer(tx, { id: 'first_hand', code: null, percent: 100, wagering: 20, days: 30, texts: firstHandTexts, ...times })
    await bonuses.putOffer(tx, {
      id: 'green_room',
      code: 'LAMPLIGHT',
      percent: 50,
      wagering: 10,
      days: 14,
      texts: greenRoomTexts,
      ...times,
    })
  })
}

/** A demo player with bonus money to play with, and an offer that waits for an answer. */
export async function seedBonuses(
  deps: BonusSeedDeps,
  { playerId, email, currency, amount }: { playerId: string; email: string; currency: string; amount: bigint },
): Promise<void> {
  const bonuses = openIn(deps)
  const offerEndsAt = new Date(deps.clock.nowMs() + 14 * DAY_MS)
  const gift = { playerId, currency, offerEndsAt }
  await deps.db.transaction(async (tx) => {
    await openInbox(deps).welcome(tx, playerId)
    const welcome = { ...gift, key: `seed/${email}`, amount, wagering: 10, days: 30, texts: welcomeTexts, announced: false }
    await bonuses.acceptAtOnce(tx, playerId, await bonuses.giveBonus(tx, welcome))
    await bonuses.giveBonus(tx, { ...gift, key: `seed/${email}/weekend`, amount: 20_00n, wagering: 15, days: 7, texts: weekendTexts })
  })
}

function openIn(deps: BonusSeedDeps) {
  return openBonuses({ ...deps, tell: openInbox(deps).tell })
}
