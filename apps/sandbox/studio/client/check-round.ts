import { drawCells, drawPoint, fromWords } from '../maths/draws.ts'
import type { Random } from '../maths/random.ts'
import type { RoundView } from '../play-view.ts'

/** More than any round needs: eight words each. */
const BLOCKS = [0, 1, 2, 3]

/** True when the seed has the hash that was shown before, and the round is what it yields; null where it cannot be checked. */
export async function checkRound({ seeds, shown }: Pick<RoundView, 'seeds' | 'shown'>): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !seeds?.serverSeed) return null
  const hash = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seeds.serverSeed)))
  return hash === seeds.hash && follows(shown, await fairRandom(seeds.serverSeed, seeds.clientSeed, seeds.nonce))
}

function follows(shown: unknown, random: Random): boolean {
  if (typeof shown !== 'object' || shown === null) return false
  if ('point' in shown) return shown.point === drawPoint(random)
  return 'cells' in shown && Array.isArray(shown.cells) && String(shown.cells) === String(drawCells(shown.cells.length, random))
}

/** The big-endian words of HMAC-SHA256 over the first blocks, as the studio draws from them. */
async function fairRandom(serverSeed: string, clientSeed: string, nonce: number): Promise<Random> {
  const encode = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encode.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blocks = await Promise.all(BLOCKS.map((block) => crypto.subtle.sign('HMAC', key, encode.encode(`${clientSeed}:${nonce}:${block}`))))
  const words = blocks.flatMap((block) => Array.from({ length: 8 }, (_, index) => new DataView(block).getUint32(index * 4)))
  return fromWords(() => words.shift() ?? 0)
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
