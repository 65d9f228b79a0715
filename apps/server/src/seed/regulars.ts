import type { Database } from '../db/database.ts'
import type { Games } from '../games/games.module.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import { newSecret, type Random } from '../kit/random.ts'
import { purse, world } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { hashPassword } from '../players/passwords/password-hash.ts'
import { findCredentials } from '../players/player.ts'
import { addAccount } from '../players/registration/registration.ts'
import { setVerified } from '../players/registration/verification.ts'

export interface RegularsDeps {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  games: Games
}

const CURRENCY = 'EUR'
const PURSE = 400_00n
const ROUNDS_EACH = 6

/**
 * First name, last name, country, city: people who are only there so that a demo does not open into
 * an empty casino.
 */
const REGULARS = [
  ['Marcel', 'Aubert', 'FR', 'Lyon'],
  ['Kaisa', 'Rautio', 'FI', 'Turku'],
  ['Oskar', 'Blom', 'SE', 'Malmö'],
  ['Teresa', 'Quintela', 'PT', 'Porto'],
  ['Linus', 'Vogel', 'AT', 'Graz'],
  ['Hanneke', 'Smit', 'NL', 'Utrecht'],
  ['Jaan', 'Tamm', 'EE', 'Tartu'],
  ['Bruna', 'Salgado', 'BR', 'Recife'],
  ['Ossian', 'Reid', 'IE', 'Cork'],
  ['Marit', 'Haugen', 'NO', 'Bergen'],
] as const

/**
 * Stakes of 0.20 to 5.00 and what they pay, in hundredths of the stake: mostly nothing, now and
 * then a story.
 */
const STAKES = [20, 50, 100, 200, 500]
const PAYS = [0, 0, 150, 0, 480, 0, 0, 1220, 0, 260, 0, 3150, 0, 0, 90, 0, 8600, 0, 0, 640]

/**
 * Rounds of some regulars, through the same wallet as for all players, so that the demo's winners
 * are real postings.
 */
export async function seedRegulars(deps: RegularsDeps): Promise<void> {
  const { games } = deps.games.catalogue.current().all.find({})
  if (games.length === 0 || (await findCredentials(deps.db, emailOf(0)))) return
  // Regulars never sign in: the password is thrown away.
  const passwordHash = await hashPassword(newSecret(deps.random), '')
  for (const [index, regular] of REGULARS.entries()) {
    const playerId = await addRegular(deps, index, regular, passwordHash)
    for (let round = 0; playerId && round < ROUNDS_EACH; round++) {
      const turn = index * ROUNDS_EACH + round
      const game = games[(turn * 7) % games.length]
      if (game) await playRound(deps, { playerId, gameId: game.id, turn })
    }
  }
  // The first page that is drawn shows them already.
  deps.games.winners.publishNow()
}

async function addRegular(
  { db, clock, ids }: RegularsDeps,
  index: number,
  [firstName, lastName, country, city]: (typeof REGULARS)[number],
  passwordHash: string,
): Promise<string | null> {
  const registration = {
    email: emailOf(index),
    password: '',
    currency: CURRENCY,
    bonusCode: null,
    firstName,
    lastName,
    country,
    city,
    houseNumberAndStreetName: `Harbour Street ${index + 1}`,
    postCode: '10000',
    mobileNumber: `+49 40 555000${index}`,
    dateOfBirth: `1985-03-1${index}`,
    newsletter: false,
    gender: null,
    fingerprint: null,
    affiliateCode: null,
  }
  return db.transaction(async (tx) => {
    const playerId = await addAccount(
      tx,
      { clock, ids },
      { registration, passwordHash, language: 'en' },
    )
    if (!playerId) return null
    await setVerified(tx, playerId, clock.now())
    const postings = [
      {
        from: world('seed', CURRENCY),
        to: purse(playerId, 'real'),
        amount: PURSE,
        currency: CURRENCY,
      },
    ]
    await mustPost(tx, {
      key: `seed/${registration.email}`,
      kind: 'deposit',
      postings,
      madeAt: clock.now(),
    })
    return playerId
  })
}

async function playRound(
  { games, ids }: RegularsDeps,
  { playerId, gameId, turn }: { playerId: string; gameId: string; turn: number },
) {
  const seat = {
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId,
    currency: CURRENCY,
    language: 'en',
  }
  const session = await games.sessions.find(await games.sessions.open(seat))
  if (!session) return
  const roundRef = `seed-${ids.newId()}`
  const stake = STAKES[(turn * 3 + Math.floor(turn / PAYS.length)) % STAKES.length] ?? 100
  const win = Math.round((stake * (PAYS[turn % PAYS.length] ?? 0)) / 100)
  const bet = { action: 'bet' as const, id: `${roundRef}-bet`, amount: stake }
  const actions =
    win > 0 ? [bet, { action: 'win' as const, id: `${roundRef}-win`, amount: win }] : [bet]
  await games.wallet.carryOut({
    kind: 'play',
    session,
    gameId,
    roundRef,
    actions,
    roundClosed: true,
  })
}

function emailOf(index: number): string {
  return `regular-${index + 1}@baize.test`
}
