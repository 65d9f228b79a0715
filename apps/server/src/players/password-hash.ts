import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP asks: 19 MiB, two passes. It runs on libuv's threads, so at most four are under way at once. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password: compared with when there is no account, so that both take the same time (A5). */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciBub2JvZHk$yHJ4dTfEw5BzK2kBUNlnFc2ckLgWnWqj1sNVRqAOWkY'

export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), COST)
}

/** Does the same work when there is no account to compare with, and answers false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS, normalised(password))
  return matches && passwordHash !== null
}

/** The same letters from another keyboard are the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
