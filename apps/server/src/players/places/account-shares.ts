import { networkOf, siteOf } from '#rules/network.ts'
import type { Executor } from '../../db/database.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import type { RateLimit } from '../attempts/rate-limit.ts'
import { accountOf } from '../player.ts'
import { hashOf } from '../secret-hash.ts'
import { deviceCookie } from './device-cookie.ts'
import { isKnownPlace } from './known-places.ts'
import { partOf } from './network.ts'

interface Deps {
  db: Executor
  clock: { now(): Date; nowMs(): number }
  publicUrl: string
}

/** One block of addresses may do as much for an account as this many places in it. */
const PLACES_OF_A_BLOCK = 2

/**
 * Returns the shares of an account that one place, and the places around it, may use. A caller who
 * names the account of another uses up a share of their own; a place where the account has been
 * signed in to draws on no share, but on the one that such places have together.
 */
export async function sharesOfAccount(
  deps: Deps,
  email: string,
  { ip, cookies }: Pick<RequestContext, 'ip' | 'cookies'>,
  { name, attempts, windowS }: { name: string; attempts: number; windowS: number },
): Promise<RateLimit[]> {
  const network = networkOf(ip)
  const account = accountOf(email)
  const browser = deviceCookie(deps.publicUrl).read(cookies)
  if (await isKnownPlace(deps.db, deps, email, { network, browser }))
    return [{ key: `${name}/known/${account}`, attempts, windowS }]
  const place = hashOf(`${account} ${siteOf(network)}`).toString('base64url')
  return [
    { key: `${name}/place/${place}`, attempts, windowS },
    {
      key: `${name}/share-${partOf(ip)}/${account}`,
      attempts: attempts * PLACES_OF_A_BLOCK,
      windowS,
    },
  ]
}
