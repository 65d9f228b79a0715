import { openBonuses } from '../bonuses/bonuses.module.ts'
import { cashbackPlans, offers, templates } from '../bonuses/programme/programme.ts'
import type { Database } from '../db/database.ts'
import { openInbox } from '../inbox/inbox.module.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Topics } from '../kit/topics.ts'
import {
  embersTexts,
  firstHandTexts,
  greenRoomTexts,
  kickOffTexts,
  longEveningTexts,
  nightFerryTexts,
  smallChangeTexts,
  weekendTexts,
  welcomeTexts,
} from './bonus-texts.ts'
import { DEMO_FREE_SPINS, seedFreeSpins } from './free-spins.ts'

export interface BonusSeedDeps {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  topics: Topics
}

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Some ten euros, in minor units of each currency. */
const TENS = [
  ['EUR', 10_00n],
  ['USD', 10_00n],
  ['GBP', 10_00n],
  ['CHF', 10_00n],
  ['NOK', 100_00n],
  ['JPY', 1_500n],
  ['KWD', 3_500n],
  ['BRL', 50_00n],
  ['NGN', 10_000_00n],
] as const

const ranges = (minDeposit: bigint, maxBonus: bigint) =>
  TENS.map(([currency, ten]) => ({
    currency,
    minDeposit: ten * minDeposit,
    maxBonus: ten * maxBonus,
  }))

/**
 * The demo's offers with a deposit: one to all players, the others to players who type their code.
 * Its promotions state the same.
 */
export const DEMO_OFFERS = [
  {
    id: 'first_hand',
    code: null,
    percent: 100,
    wagering: 20,
    days: 30,
    texts: firstHandTexts,
    ranges: ranges(2n, 10n),
  },
  {
    id: 'green_room',
    code: 'LAMPLIGHT',
    percent: 50,
    wagering: 10,
    days: 14,
    texts: greenRoomTexts,
    ranges: ranges(2n, 10n),
  },
  {
    id: 'small_change',
    code: 'SMALLCHANGE',
    percent: 25,
    wagering: 5,
    days: 7,
    texts: smallChangeTexts,
    ranges: ranges(1n, 1n),
  },
  {
    id: 'long_evening',
    code: 'SLOWLY',
    percent: 30,
    wagering: 8,
    days: 60,
    texts: longEveningTexts,
    ranges: ranges(2n, 5n),
  },
  {
    id: 'night_ferry',
    code: 'NIGHTFERRY',
    percent: 40,
    wagering: 12,
    days: 30,
    texts: nightFerryTexts,
    ranges: ranges(5n, 20n),
  },
]

/** The share of losses that the demo gives back each week. */
export const DEMO_CASHBACK = {
  id: 'embers',
  percent: 10,
  everyDays: 7,
  paidAs: 'real' as const,
  wagering: 1,
  days: 7,
  texts: embersTexts,
  ranges: TENS.map(([currency, ten]) => ({ currency, minLoss: ten * 2n, maxCashback: ten * 10n })),
}

export async function seedOffers(deps: BonusSeedDeps): Promise<void> {
  const bonuses = openIn(deps)
  const startsAt = new Date(deps.clock.nowMs() - DAY_MS)
  const endsAt = new Date(deps.clock.nowMs() + YEAR_MS)
  await deps.db.transaction(async (tx) => {
    // Each once: operators may have changed or ended it since, and the periods of the cashback are
    // counted from the first start of the demo.
    for (const offer of DEMO_OFFERS)
      if (!(await offers.find(tx, offer.id, startsAt)))
        await bonuses.putOffer(tx, { ...offer, startsAt, endsAt })
    if (!(await templates.find(tx, DEMO_FREE_SPINS.id, startsAt)))
      await seedFreeSpins(tx, bonuses, { startsAt, endsAt })
    if (!(await cashbackPlans.find(tx, DEMO_CASHBACK.id, startsAt)))
      await bonuses.putCashbackPlan(tx, { ...DEMO_CASHBACK, startsAt, endsAt })
  })
}

/**
 * A demo player with bonus money to play with, an offer that waits for an answer, and a free bet.
 */
export async function seedBonuses(
  deps: BonusSeedDeps,
  {
    playerId,
    email,
    currency,
    amount,
  }: { playerId: string; email: string; currency: string; amount: bigint },
): Promise<void> {
  const bonuses = openIn(deps)
  const offerEndsAt = new Date(deps.clock.nowMs() + 14 * DAY_MS)
  const gift = { playerId, currency, offerEndsAt }
  await deps.db.transaction(async (tx) => {
    await openInbox(deps).welcome(tx, playerId)
    const welcome = {
      ...gift,
      key: `seed/${email}`,
      amount,
      wagering: 10,
      days: 30,
      texts: welcomeTexts,
      announced: false,
    }
    await bonuses.acceptAtOnce(tx, playerId, await bonuses.giveBonus(tx, welcome))
    await bonuses.giveBonus(tx, {
      ...gift,
      key: `seed/${email}/weekend`,
      amount: 20_00n,
      wagering: 15,
      days: 7,
      texts: weekendTexts,
    })
    await bonuses.giveFreeBet(tx, {
      ...{ playerId, currency, amount: 5_00n, minOdds: '1.50', kinds: ['single', 'multiple'] },
      key: `seed/${email}/kick-off`,
      endsAt: new Date(deps.clock.nowMs() + 30 * DAY_MS),
      texts: kickOffTexts,
      announced: false,
    })
  })
}

function openIn(deps: BonusSeedDeps) {
  return openBonuses({ ...deps, notify: openInbox(deps).notify, kindOf: () => null })
}
