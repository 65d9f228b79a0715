import type { Executor, Tx } from '../../db/database.ts'
import { emailKey } from '../player.ts'
import { hashOf } from '../secret-hash.ts'
import * as store from './known-places.store.ts'

/** A network or device that a player has not signed in from for so long is a new one. */
const KNOWN_FOR_MS = 180 * 86_400_000
/** Time after which a known place is removed, in ms. */
const KEEP_PLACES_MS = 400 * 86_400_000
const PLACES_OF_A_KIND = 20

type KnownBy = Pick<Place, 'network'> & { browser: string | null }

interface Deps {
  clock: { now(): Date; nowMs(): number }
}

export interface Place {
  /** The caller's network, by `networkOf`. */
  network: string
  /** The secret in the browser's cookie. */
  browser: string
  userAgent: string
  fingerprint: string | null
}

/**
 * Returns whether the account has been signed in to from this network or this browser. Such callers
 * get in although others have used up what is allowed for the account. A fingerprint proves nothing
 * here: any caller can send it.
 */
export async function isKnownPlace(
  db: Executor,
  { clock }: Deps,
  email: string,
  place: KnownBy,
): Promise<boolean> {
  const hashes = [hashOf(`network/${place.network}`), hashOf(`browser/${place.browser}`)]
  const known = await store.listKnownByEmail(db, emailKey(email), hashes, knownSince(clock))
  return known.length > 0
}

/**
 * Remembers where a player has signed in. Answers 'new' when that is another device than before:
 * neither the browser's cookie is known, nor a device that looks the same in a network that is
 * known. 'first' is the first sign-in of all.
 */
export async function rememberPlace(
  tx: Tx,
  { clock }: Deps,
  playerId: string,
  place: Place,
): Promise<'first' | 'known' | 'new'> {
  const hashes = hashesOf(place)
  const known = new Set(
    await store.listKnown(tx, playerId, Object.values(hashes), knownSince(clock)),
  )
  const isKnown = known.has('browser') || (known.has('network') && known.has('device'))
  const isFirst = !isKnown && !(await store.hasSignedInBefore(tx, playerId))
  for (const kind of store.PLACE_KINDS)
    await store.putPlace(
      tx,
      { player_id: playerId, kind, hash: hashes[kind], last_at: clock.now() },
      PLACES_OF_A_KIND,
    )
  return isKnown ? 'known' : isFirst ? 'first' : 'new'
}

/** Removes places without a sign-in for more than a year. */
export async function forgetPlaces({ db, clock }: Deps & { db: Executor }): Promise<void> {
  await store.forgetPlaces(db, new Date(clock.nowMs() - KEEP_PLACES_MS))
}

/** Makes a different hash for each kind, so that a value of one kind is never taken for another. */
function hashesOf({
  network,
  browser,
  fingerprint,
  userAgent,
}: Place): Record<store.PlaceKind, Buffer> {
  return {
    network: hashOf(`network/${network}`),
    browser: hashOf(`browser/${browser}`),
    device: hashOf(`device/${fingerprint ?? userAgent}`),
  }
}

function knownSince(clock: Deps['clock']): Date {
  return new Date(clock.nowMs() - KNOWN_FOR_MS)
}
