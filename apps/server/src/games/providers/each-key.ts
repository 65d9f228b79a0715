import { CasinoNotLetIn } from '../../bonuses/free-spins/desks.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'

/** The provider did not believe the signature of a call, and has done nothing. */
export class SignatureRefused extends ThirdPartyDown {}

/**
 * Makes a call that has room for one signature. The provider may have either key while one is being
 * replaced, so the next one signs when it does not believe the first.
 */
export async function withEachKey<Answer>(
  [key = '', ...others]: readonly string[],
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(key)
  } catch (error) {
    const isRefused = error instanceof SignatureRefused || error instanceof CasinoNotLetIn
    if (!isRefused || others.length === 0) throw error
    return withEachKey(others, call)
  }
}
