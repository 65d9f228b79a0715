import type { RoundView } from '../play-view.ts'
import type { Cabinet } from './cabinet.ts'
import { el } from './dom.ts'

/** The seeds of the next and the last round, and the sum that anybody can do over again, done here too. */
export function fairnessSection(cabinet: Cabinet): HTMLElement {
  const { words, state, lastRound } = cabinet
  const fairness = state.fairness
  const seed = el('input', {
    value: cabinet.clientSeed ?? fairness?.clientSeed ?? '',
    maxlength: 64,
    pattern: '[\\w\\-]{1,64}',
    'aria-label': words.yourSeed,
  })
  seed.addEventListener('change', () => {
    if (seed.value && seed.checkValidity()) cabinet.clientSeed = seed.value
  })
  const verdict = el('p', { class: 'verdict', role: 'status' })
  const seeds = lastRound?.seeds
  const lines: [string, string | HTMLElement][] = [
    [words.nextHash, fairness?.nextHash ?? ''],
    [words.yourSeed, seed],
  ]
  if (seeds?.serverSeed) {
    lines.push([words.lastRound, `#${seeds.nonce}, ${seeds.clientSeed}`], ['SHA-256', seeds.hash], [words.secretSeed, seeds.serverSeed])
    void check(lastRound as RoundView).then((right) => {
      verdict.append(right === null ? words.noCrypto : right ? words.verified : words.notVerified)
    })
  }
  return el(
    'section',
    { class: 'fairness' },
    el('h3', {}, words.fairness),
    el('p', {}, words.fairnessHow),
    el(
      'dl',
      {},
      ...lines.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, typeof value === 'string' ? el('code', {}, value) : value)]),
    ),
    verdict,
  )
}

/** True when the seed has the hash that was shown before, and the round is what it yields; null where it cannot be checked. */
async function check({ seeds, shown }: RoundView): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || !seeds?.serverSeed) return null
  const hash = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seeds.serverSeed)))
  const words = await firstWords(seeds.serverSeed, seeds.clientSeed, seeds.nonce)
  return hash === seeds.hash && follows(shown, words)
}

function follows(shown: unknown, words: readonly number[]): boolean {
  if (typeof shown !== 'object' || shown === null) return false
  if ('point' in shown) return shown.point === pointOf(words)
  return 'cells' in shown && Array.isArray(shown.cells) && String(shown.cells) === String(cellsOf(words, shown.cells.length))
}

function pointOf([high = 0, low = 0]: readonly number[]): number {
  const bits = (BigInt(high % 2 ** 26) << 26n) + BigInt(low % 2 ** 26)
  return Math.min(Math.max(Number((99n << 52n) / ((1n << 52n) - bits)), 100), 100_000)
}

/** The front of a shuffle of 25; words that would favour small numbers are skipped, as the studio does. */
function cellsOf(words: readonly number[], mines: number): number[] {
  const cells = Array.from({ length: 25 }, (_, index) => index)
  let next = 0
  for (let place = 0; place < mines; place += 1) {
    const limit = 25 - place
    while ((words[next] ?? 0) >= 2 ** 32 - (2 ** 32 % limit)) next += 1
    const other = place + ((words[next++] ?? 0) % limit)
    ;[cells[place], cells[other]] = [cells[other] ?? 0, cells[place] ?? 0]
  }
  return cells.slice(0, mines)
}

/** Big-endian words of HMAC-SHA256 over the blocks 0 to 3: more than any round needs. */
async function firstWords(serverSeed: string, clientSeed: string, nonce: number): Promise<number[]> {
  const encode = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encode.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blocks = await Promise.all(
    [0, 1, 2, 3].map((block) => crypto.subtle.sign('HMAC', key, encode.encode(`${clientSeed}:${nonce}:${block}`))),
  )
  return blocks.flatMap((block) => Array.from({ length: 8 }, (_, index) => new DataView(block).getUint32(index * 4)))
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
