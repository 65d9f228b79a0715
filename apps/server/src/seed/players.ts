import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Topics } from '../kit/topics.ts'
import { house, purse } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { addExclusion } from '../players/exclusions/exclusions.ts'
import { hashPassword } from '../players/passwords/password-hash.ts'
import { findCredentials, setPlayerStatus } from '../players/player.ts'
import type { PlayerStatus } from '../players/player-shape.ts'
import { addAccount } from '../players/registration/registration.ts'
import { setVerified } from '../players/registration/verification.ts'
import { seedBonuses } from './bonuses.ts'
import { seedDeposit, seedIdentity } from './payments.ts'

export interface SeedDeps {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  topics: Topics
}

export interface DemoPlayer {
  email: string
  password: string
}

interface Wish {
  email: string
  firstName: string
  lastName: string
  status?: PlayerStatus
  /** Each has their own, so that the exclusion of one holds none of the others as a match. */
  home: Home
  /**
   * Minor units of euros, days ago and what they were for; deposits and wins come in, bets go out.
   */
  history: readonly (readonly [daysAgo: number, kind: 'deposit' | 'bet' | 'win', amount: bigint])[]
  bonus?: bigint
  /** The banks of the sandbox know this player: a quick deposit signs them in. */
  isKnownToBank?: boolean
}

interface Home {
  city: string
  houseNumberAndStreetName: string
  postCode: string
  mobileNumber: string
  dateOfBirth: string
}

const PASSWORD = 'Welcome-1'
const CURRENCY = 'EUR'
const DAY_MS = 86_400_000

const WISHES: readonly Wish[] = [
  {
    email: 'player@baize.test',
    firstName: 'Vera',
    lastName: 'Lindqvist',
    home: {
      city: 'Hamburg',
      houseNumberAndStreetName: 'Speicherstadt 1',
      postCode: '20457',
      mobileNumber: '+49 40 1234567',
      dateOfBirth: '1990-05-17',
    },
    // Adds up to 1,000.00.
    history: [
      [13, 'deposit', 500_00n],
      [13, 'bet', 20_00n],
      [13, 'win', 35_00n],
      [9, 'bet', 50_00n],
      [9, 'bet', 10_00n],
      [9, 'win', 4_00n],
      [6, 'deposit', 400_00n],
      [2, 'bet', 25_00n],
      [2, 'win', 166_00n],
    ],
    bonus: 50_00n,
    isKnownToBank: true,
  },
  {
    email: 'new@baize.test',
    firstName: 'Noor',
    lastName: 'Haddad',
    home: {
      city: 'Köln',
      houseNumberAndStreetName: 'Lindenstraße 40',
      postCode: '50674',
      mobileNumber: '+49 221 2345678',
      dateOfBirth: '1994-11-02',
    },
    history: [],
  },
  {
    email: 'excluded@baize.test',
    firstName: 'Emil',
    lastName: 'Sander',
    status: 'excluded',
    home: {
      city: 'Bremen',
      houseNumberAndStreetName: 'Böttcherstraße 8',
      postCode: '28195',
      mobileNumber: '+49 421 7654321',
      dateOfBirth: '1984-03-09',
    },
    history: [[20, 'deposit', 80_00n]],
  },
  {
    email: 'limited@baize.test',
    firstName: 'Lina',
    lastName: 'Marsh',
    status: 'limited',
    home: {
      city: 'Leipzig',
      houseNumberAndStreetName: 'Karl-Heine-Straße 12',
      postCode: '04229',
      mobileNumber: '+49 341 3456789',
      dateOfBirth: '1988-02-23',
    },
    history: [[4, 'deposit', 200_00n]],
  },
  {
    email: 'pending@baize.test',
    firstName: 'Pavel',
    lastName: 'Novak',
    home: {
      city: 'Dresden',
      houseNumberAndStreetName: 'Königstraße 5',
      postCode: '01097',
      mobileNumber: '+49 351 4567890',
      dateOfBirth: '1979-08-14',
    },
    history: [[3, 'deposit', 300_00n]],
  },
]

/** The demo sign-ins of `npm start`. Those who are there already stay as they are. */
export async function seedPlayers(deps: SeedDeps): Promise<DemoPlayer[]> {
  const missing: Wish[] = []
  for (const wish of WISHES) if (!(await findCredentials(deps.db, wish.email))) missing.push(wish)
  if (missing.length > 0) {
    const passwordHash = await hashPassword(PASSWORD, '')
    for (const wish of missing) await seedPlayer(deps, wish, passwordHash)
  }
  return WISHES.map(({ email }) => ({ email, password: PASSWORD }))
}

async function seedPlayer(deps: SeedDeps, wish: Wish, passwordHash: string): Promise<void> {
  const playerId = await deps.db.transaction(async (tx) => {
    const id = await addAccount(tx, deps, {
      registration: registrationOf(wish),
      passwordHash,
      language: 'en',
    })
    if (!id) return null
    await setVerified(tx, id, deps.clock.now())
    await postHistory(tx, deps, wish, id)
    if (wish.isKnownToBank) await seedIdentity(tx, deps, id)
    if (wish.status === 'excluded')
      await addExclusion(tx, deps, {
        id: deps.ids.newId(),
        playerId: id,
        endsAt: null,
        requestedBy: 'player',
        reason: null,
      })
    if (wish.status) await setPlayerStatus(tx, id, wish.status)
    return id
  })
  if (playerId && wish.bonus)
    await seedBonuses(deps, { playerId, email: wish.email, currency: CURRENCY, amount: wish.bonus })
}

async function postHistory(
  tx: Tx,
  { clock, ids }: SeedDeps,
  { email, history }: Wish,
  playerId: string,
): Promise<void> {
  const real = purse(playerId, 'real')
  const ways = {
    bet: { from: real, to: house('games', CURRENCY) },
    win: { from: house('games', CURRENCY), to: real },
  }
  for (const [index, [daysAgo, kind, amount]] of history.entries()) {
    const madeAt = new Date(clock.nowMs() - daysAgo * DAY_MS + index * 60_000)
    if (kind === 'deposit')
      await seedDeposit(tx, { ids }, { playerId, key: `seed-${index}`, amount, at: madeAt })
    else
      await mustPost(tx, {
        key: `seed/${email}/${index}`,
        kind,
        postings: [{ ...ways[kind], amount, currency: CURRENCY }],
        madeAt,
      })
  }
}

function registrationOf({ email, firstName, lastName, home }: Wish) {
  return {
    email,
    password: PASSWORD,
    currency: CURRENCY,
    bonusCode: null,
    firstName,
    lastName,
    country: 'DE',
    ...home,
    newsletter: false,
    gender: null,
    fingerprint: null,
    affiliateCode: null,
  }
}
