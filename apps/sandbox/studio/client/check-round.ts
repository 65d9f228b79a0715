import type { GameKind } from '#contracts/studio-api.ts'
import type { Random } from '../maths/draws.ts'
import { fromWords } from '../maths/draws.ts'
import { type Drawn, type DrawSizes, REDRAWS } from '../maths/redraw.ts'
import type { RoundView } from '../play-view.ts'

/** Enough for most rounds: eight words each. More are made where a round needs them. */
const FIRST_BLOCKS = 4
const FEWEST: DrawSizes = { stake: 0, mines: 0, rows: 0, cards: 0 }

export interface Seeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/** The game's own description, as the studio sends it to its page. */
export type GameDescription = { kind: GameKind }

/**
 * Returns true when the seed has the hash that was shown before, and the round is what it yields;
 * null where it cannot be checked.
 */
export async function checkRound(
  game: GameDescription,
  { seeds, shown, stake }: Pick<RoundView, 'seeds' | 'shown' | 'stake'>,
): Promise<boolean | null> {
  const { serverSeed = null } = seeds ?? {}
  if (!globalThis.crypto?.subtle || !seeds || !serverSeed || !REDRAWS[game.kind]) return null
  if ((await sha256(serverSeed)) !== seeds.hash || typeof shown !== 'object' || shown === null)
    return false
  const { cells, path, cards } = shown as Record<string, unknown>
  const sizes = { stake, mines: lengthOf(cells), rows: lengthOf(path), cards: lengthOf(cards) }
  return isPart(await redraw(game, { ...seeds, serverSeed }, sizes), shown)
}

/** Draws a round again from its seeds; null where that kind of game cannot be checked. */
export async function redraw(
  game: GameDescription,
  seeds: Seeds,
  sizes: Partial<DrawSizes>,
): Promise<Drawn | null> {
  const draw = REDRAWS[game.kind]
  if (!draw) return null
  for (let blocks = FIRST_BLOCKS; ; blocks *= 2) {
    try {
      return draw(await fairRandom(seeds, blocks), { ...FEWEST, ...sizes }, game)
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error
    }
  }
}

/** Returns the hash that a secret seed has to have, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A long round needs more words than were made. */
class OutOfWords extends Error {}

/** The big-endian words of HMAC-SHA256 over the first blocks, as the studio draws from them. */
async function fairRandom(seeds: Seeds, blocks: number): Promise<Random> {
  const encode = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encode.encode(seeds.serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const digests = await Promise.all(
    Array.from({ length: blocks }, (_, block) =>
      crypto.subtle.sign('HMAC', key, encode.encode(`${seeds.clientSeed}:${seeds.nonce}:${block}`)),
    ),
  )
  const words = digests.flatMap((digest) =>
    Array.from({ length: 8 }, (_, index) => new DataView(digest).getUint32(index * 4)),
  )
  let next = 0
  return fromWords(() => {
    const word = words[next]
    if (word === undefined) throw new OutOfWords()
    next += 1
    return word
  })
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

/** Returns whether all that was drawn is shown; the page may show more, such as what it won. */
function isPart(drawn: unknown, shown: unknown): boolean {
  if (typeof drawn !== 'object' || drawn === null) return drawn === shown
  if (typeof shown !== 'object' || shown === null) return false
  if (Array.isArray(drawn) && lengthOf(shown) !== drawn.length) return false
  return Object.entries(drawn).every(([name, value]) =>
    isPart(value, (shown as Record<string, unknown>)[name]),
  )
}
