import type { GameKind } from '#contracts/studio-api.ts'
import type { Random } from '../maths/draws.ts'
import { fromWords } from '../maths/draws.ts'
import { REDRAWS } from '../maths/redraw.ts'
import type { RoundView } from '../play-view.ts'

/** More than any round needs: eight words each. */
const BLOCKS = Array.from({ length: 32 }, (_, block) => block)

/**
 * Returns true when the seed has the hash that was shown before, and the round is what it yields;
 * null where it cannot be checked.
 */
export async function checkRound(
  kind: GameKind,
  { seeds, shown }: Pick<RoundView, 'seeds' | 'shown'>,
): Promise<boolean | null> {
  const follows = REDRAWS[kind]
  if (!globalThis.crypto?.subtle || !seeds?.serverSeed || !follows) return null
  const hash = hex(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seeds.serverSeed)),
  )
  if (hash !== seeds.hash || typeof shown !== 'object' || shown === null) return false
  return follows(
    shown as Record<string, unknown>,
    await fairRandom(seeds.serverSeed, seeds.clientSeed, seeds.nonce),
  )
}

/** The big-endian words of HMAC-SHA256 over the first blocks, as the studio draws from them. */
async function fairRandom(serverSeed: string, clientSeed: string, nonce: number): Promise<Random> {
  const encode = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encode.encode(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const blocks = await Promise.all(
    BLOCKS.map((block) =>
      crypto.subtle.sign('HMAC', key, encode.encode(`${clientSeed}:${nonce}:${block}`)),
    ),
  )
  const words = blocks.flatMap((block) =>
    Array.from({ length: 8 }, (_, index) => new DataView(block).getUint32(index * 4)),
  )
  return fromWords(() => words.shift() ?? 0)
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
