import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Tx } from '../db/database.ts'

const nightWatchTexts = {
  en: { title: 'Night watch', description: 'Ten spins in Keeper’s Light, and the stake is ours.' },
  de: {
    title: 'Nachtwache',
    description: 'Zehn Drehungen in Keeper’s Light, der Einsatz ist von uns.',
  },
  es: {
    title: 'Guardia de noche',
    description: 'Diez tiradas en Keeper’s Light, y la apuesta es nuestra.',
  },
  pt: {
    title: 'Vigia da noite',
    description: 'Dez rodadas em Keeper’s Light, e a aposta é nossa.',
  },
  fr: {
    title: 'Quart de nuit',
    description: 'Dix tours dans Keeper’s Light, et la mise est la nôtre.',
  },
  fi: {
    title: 'Yövahti',
    description: 'Kymmenen kierrosta pelissä Keeper’s Light, ja panos on meidän.',
  },
  et: {
    title: 'Öövahi ring',
    description: 'Kümme keerutust mängus Keeper’s Light, ja panus on meilt.',
  },
  ar: { title: 'حراسة الليل', description: 'عشر دورات في Keeper’s Light، والرهان علينا.' },
}

/** A small stake in each currency, and the most that is paid, in minor units. */
const STAKES = [
  ['EUR', 20n, 100_00n],
  ['USD', 20n, 100_00n],
  ['GBP', 20n, 100_00n],
  ['CHF', 20n, 100_00n],
  ['NOK', 200n, 1_000_00n],
  ['JPY', 40n, 15_000n],
  ['KWD', 60n, 35_000n],
  ['BRL', 100n, 500_00n],
  ['NGN', 10_000n, 100_000_00n],
] as const

/** Free spins that the demo gives by a code or through an operator. */
export const DEMO_FREE_SPINS = {
  id: 'night_watch',
  games: ['keepers-light'],
  spins: 10,
  days: 7,
  winnings: 'real' as const,
  wagering: 1,
  bonusDays: 7,
  texts: nightWatchTexts,
  stakes: STAKES.map(([currency, stake, maxWin]) => ({ currency, stake, maxWin })),
}

/** A code that brings them with a deposit. */
const OFFER = {
  id: 'night_watch',
  code: 'BEACONS',
  percent: 0,
  freeSpins: DEMO_FREE_SPINS.id,
  wagering: 1,
  days: 7,
  texts: nightWatchTexts,
  ranges: STAKES.map(([currency, stake]) => ({ currency, minDeposit: stake * 100n, maxBonus: 1n })),
}

export async function seedFreeSpins(
  tx: Tx,
  bonuses: Pick<Bonuses, 'putFreeSpinsTemplate' | 'putOffer'>,
  period: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await bonuses.putFreeSpinsTemplate(tx, DEMO_FREE_SPINS)
  await bonuses.putOffer(tx, { ...OFFER, ...period })
}
