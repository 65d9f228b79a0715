import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import { attachIdentity } from '../payments/deposits/payer.ts'
import {
  addPaidDeposit,
  addPendingWithdrawal,
  type PastPayment,
} from '../payments/past-payments.ts'
import { findCredentials } from '../players/player.ts'

interface Deps {
  db: Database
  clock: Clock
  ids: Ids
}

const CARD = {
  providerId: 'cashier',
  methodId: 'cardinal',
  instrument: '•••• 0007',
  currency: 'EUR',
} as const
const PENDING_EMAIL = 'pending@baize.test'
const PENDING_AMOUNT = 120_00n

/** A deposit by card from the demo's past. */
export async function seedDeposit(
  tx: Tx,
  deps: Pick<Deps, 'ids'>,
  past: Pick<PastPayment, 'playerId' | 'key' | 'amount' | 'at'>,
): Promise<void> {
  await addPaidDeposit(tx, deps, { ...CARD, ...past })
}

/**
 * Vera Lindqvist as the sandbox's banks know her; the state knows her whichever of them she uses.
 */
const VERA = {
  subject: 'person-vera',
  nationalId: '1705-1990-VL',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  dateOfBirth: '1990-05-17',
  country: 'DE',
  city: null,
  houseNumberAndStreetName: null,
  postCode: null,
  mobileNumber: null,
  email: null,
  gender: null,
}

/** Stores a person's identity as that of a player, so that a quick deposit signs the player in. */
export async function seedIdentity(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  playerId: string,
): Promise<void> {
  await attachIdentity(tx, playerId, CARD.providerId, VERA, clock.now())
}

/**
 * The demo player whose withdrawal waits for an operator. Does nothing when it is there already, or
 * when the player is not.
 */
export async function seedPendingWithdrawal({ db, clock, ids }: Deps): Promise<void> {
  const player = await findCredentials(db, PENDING_EMAIL)
  if (!player) return
  const past = {
    ...CARD,
    playerId: player.playerId,
    key: 'seed-withdrawal',
    amount: PENDING_AMOUNT,
    at: clock.now(),
  }
  await db.transaction((tx) => addPendingWithdrawal(tx, { ids }, past))
}
