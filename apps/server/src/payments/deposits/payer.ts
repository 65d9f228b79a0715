import * as v from 'valibot'
import { newEmail, personalDetails } from '#rules/registration.ts'
import type { Tx } from '../../db/database.ts'
import { isBlockedCountry } from '../../markets/market.ts'
import { statusNow } from '../../players/exclusions/exclusions.ts'
import { findPlayer, isNamed } from '../../players/player.ts'
import { todayIn } from '../../players/registration/registration.input.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import type { PaymentReport, VerifiedPerson } from '../providers/provider.ts'
import {
  findPayNPlay,
  type Identity,
  insertIdentities,
  listOwners,
  lockPayNPlay,
  updatePayNPlay,
} from '../quick-deposit/quick-deposit.store.ts'
import { type DepositFlag, type DepositRow, updateDeposit } from './deposit.store.ts'
import { decidePayer } from './payer-verdict.ts'

/**
 * Stores the payer, once the provider has reported one, and returns the deposit, which may have got
 * its player by that. Money of a payer whom the provider does not verify may be taken: the payer
 * registers afterwards, by the same rules as other players.
 */
export async function recognisePayer(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'log' | 'market' | 'matches'>,
  deposit: DepositRow,
  report: PaymentReport,
) {
  const person = report.person ? usable(report.person) : null
  if (deposit.player_id !== null)
    return person ? recognisePlayer(tx, deps, deposit, deposit.player_id, person) : deposit
  const session = await lockPayNPlay(tx, deposit.id)
  if (!session || session.verdict !== null || (!person && report.state !== 'paid')) return deposit
  const now = deps.clock.now()
  if (!person) {
    await updatePayNPlay(tx, deposit.id, { verdict: 'register', decided_at: now })
    return deposit
  }

  const decided = decidePayer({
    person,
    owners: await findOwners(tx, deps, deposit.provider_id, person),
    isShutOut: await deps.matches.isShutOut(tx, person),
    isBlockedCountry: isBlockedCountry(person.country, deps.market),
    currency: deposit.currency,
    today: todayIn(person.country, now),
    isTooLate: now >= session.expires_at,
  })
  await updatePayNPlay(tx, deposit.id, {
    person: JSON.stringify(person),
    verdict: decided.verdict,
    refusal: decided.verdict === 'refuse' ? decided.cause : null,
    decided_at: now,
  })
  return decided.verdict === 'login'
    ? updateDeposit(tx, deposit.id, { player_id: decided.playerId })
    : deposit
}

/**
 * Returns whether the provider may take the money of its request. False while the casino has
 * not decided about the payer.
 */
export async function mayTake(
  { db, findPayer, matches }: Pick<PaymentsDeps, 'db' | 'findPayer' | 'matches'>,
  deposit: DepositRow,
): Promise<boolean> {
  // A player who has been excluded or held since the payment began may not pay in (G3).
  if (deposit.player_id !== null && !(await mayPayIn(deposit.player_id))) return false
  const session = await findPayNPlay(db, deposit.id)
  if (!session)
    return deposit.player_id !== null && !deposit.flags.includes('person_of_other_player')
  return session.verdict === 'login' || session.verdict === 'register'

  async function mayPayIn(playerId: string): Promise<boolean> {
    return (await findPayer(playerId))?.status === 'active' && !(await matches.isHeld(playerId))
  }
}

/**
 * Stores the bank's ids of a person as those of the player. Returns false when an id belongs to
 * another player already.
 */
export async function attachIdentity(
  tx: Tx,
  playerId: string,
  providerId: string,
  person: VerifiedPerson,
  now: Date,
): Promise<boolean> {
  const identities = identitiesOf(providerId, person)
  await insertIdentities(tx, playerId, identities, now)
  return (await listOwners(tx, identities)).every((owner) => owner === playerId)
}

/**
 * Compares the payer with the signed-in player. Money of another player is refused, and another
 * name is shown to an operator. The player is held when the payer is a person who may not play.
 */
async function recognisePlayer(
  tx: Tx,
  { clock, matches }: Pick<PaymentsDeps, 'clock' | 'matches'>,
  deposit: DepositRow,
  playerId: string,
  person: VerifiedPerson,
): Promise<DepositRow> {
  const owners = await listOwners(tx, identitiesOf(deposit.provider_id, person))
  if (owners.length === 0 && (await isNamed(tx, playerId, person))) {
    await attachIdentity(tx, playerId, deposit.provider_id, person, clock.now())
    return deposit
  }
  if (owners.length === 1 && owners[0] === playerId) return deposit
  await matches.lookAtPayer(tx, playerId, person)
  const flag: DepositFlag = owners.length > 0 ? 'person_of_other_player' : 'name_differs'
  return deposit.flags.includes(flag)
    ? deposit
    : updateDeposit(tx, deposit.id, { flags: [...deposit.flags, flag] })
}

async function findOwners(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'log' | 'matches'>,
  providerId: string,
  person: VerifiedPerson,
) {
  const owners = []
  for (const id of await listOwners(tx, identitiesOf(providerId, person))) {
    const owner = await findPlayer(tx, id)
    if (owner)
      owners.push({
        ...owner,
        status: await statusNow(tx, deps, owner, null),
        isHeld: await deps.matches.isHeldIn(tx, id),
      })
  }
  return owners
}

/**
 * The provider's own word for a person, and the state's, by which a person is known whichever bank
 * they use.
 */
function identitiesOf(
  providerId: string,
  { subject, country, nationalId }: VerifiedPerson,
): Identity[] {
  return [
    { authority: providerId, subject },
    ...(nationalId ? [{ authority: `national/${country}`, subject: nationalId }] : []),
  ]
}

const rules = { ...personalDetails, email: newEmail }
const optional = ['city', 'houseNumberAndStreetName', 'postCode', 'mobileNumber', 'email'] as const

/**
 * The payer has to enter values that our own rules refuse; otherwise a locked field could never be
 * corrected.
 */
function usable(person: VerifiedPerson): VerifiedPerson {
  const refused = optional.filter(
    (field) => person[field] !== null && !v.is(rules[field], person[field]),
  )
  return { ...person, ...Object.fromEntries(refused.map((field) => [field, null])) }
}
