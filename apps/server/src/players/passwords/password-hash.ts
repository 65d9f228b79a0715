import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { siteOf } from '#rules/network.ts'
import { openHashQueue } from './hash-queue.ts'

/** argon2id as OWASP requires: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Beginning of a hash of this cost: each hash says how it was made. */
const OF_THIS_COST = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/**
 * Hash that fits no password. It is compared with when there is no account, so that both take the
 * same time (A5).
 */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciBub2JvZHk$yHJ4dTfEw5BzK2kBUNlnFc2ckLgWnWqj1sNVRqAOWkY'

/**
 * Hashes run on libuv's four threads and take whole cores: one core and one thread are left to
 * everything else that this process does. Waiting hashes are done within a few seconds.
 */
const queue = openHashQueue({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  mayWait: 100,
})

/** The network is the caller's: callers take turns, and one of them cannot fill the queue. */
export function hashPassword(password: string, network: string): Promise<string> {
  return queue.run(siteOf(network), () => hash(normalised(password), COST))
}

/** Does the same work when there is no account to compare with, and answers false. */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  network: string,
): Promise<boolean> {
  const matches = await queue.run(siteOf(network), () =>
    verify(passwordHash ?? NOBODYS, normalised(password)),
  )
  return matches && passwordHash !== null
}

/** Returns whether a hash was made at the cost that is requested now. */
export function isOfThisCost(passwordHash: string): boolean {
  return passwordHash.startsWith(OF_THIS_COST)
}

/**
 * Returns one form (NFKC) of a password: keyboards write some letters in different ways, and all of
 * them count as the same password.
 */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
