import * as v from 'valibot'
import { type Catalogue, catalogueBrand, catalogueGame } from '#contracts/studio-api.ts'
import type { Log } from '../../kit/log.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'

/** The most games of a catalogue; those behind them are left out. */
export const MOST_GAMES = 50_000
export const MOST_BRANDS = 1_000
/** Most odd entries that are named in the log, and most characters of each. */
const NAMED = 5
const NAMED_CHARACTERS = 80

/**
 * Keeps the good entries of a catalogue and logs that there were others. Throws ThirdPartyDown when
 * nothing playable is left.
 */
export function readCatalogue(
  body: unknown,
  { log, providerId }: { log: Log; providerId: string },
): Catalogue {
  const parsed = v.safeParse(
    v.object({ brands: v.array(v.unknown()), games: v.array(v.unknown()) }),
    body,
  )
  if (!parsed.success)
    throw new ThirdPartyDown(providerId, new Error('the catalogue is no catalogue'))
  const odd: Odd = { count: 0, first: [] }
  const brands = keep(
    { entries: parsed.output.brands, most: MOST_BRANDS },
    catalogueBrand,
    odd,
    ({ logos }) => [logos.light, logos.dark].every(isWebAddress),
  )
  const known = new Set(brands.map(({ id }) => id))
  const games = keep(
    { entries: parsed.output.games, most: MOST_GAMES },
    catalogueGame,
    odd,
    (game) => known.has(game.brandId) && [game.logo, game.mark].every(isWebAddress),
  )
  if (odd.count > 0)
    log.warn(
      { provider: providerId, odd: odd.count, first: odd.first },
      'entries of the catalogue were left out',
    )
  if (games.length === 0)
    throw new ThirdPartyDown(providerId, new Error('the catalogue has no game that can be shown'))
  return { brands, games }
}

/** Entries that were left out: how many, and the beginning of the first few. */
interface Odd {
  count: number
  first: string[]
}

function keep<Entry extends { id: string }>(
  { entries, most }: { entries: readonly unknown[]; most: number },
  shape: v.GenericSchema<unknown, Entry>,
  odd: Odd,
  fits: (entry: Entry) => boolean,
): Entry[] {
  const good = new Map<string, Entry>()
  for (const entry of entries) {
    const parsed = good.size < most ? v.safeParse(shape, entry, { abortEarly: true }) : null
    if (parsed?.success && fits(parsed.output) && !good.has(parsed.output.id))
      good.set(parsed.output.id, parsed.output)
    else if (++odd.count <= NAMED) odd.first.push(beginningOf(entry))
  }
  return [...good.values()]
}

/** Names an entry by its id where it has one. The entry may have a megabyte and is not logged. */
function beginningOf(entry: unknown): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry
  return (typeof id === 'string' ? id : typeof id).slice(0, NAMED_CHARACTERS)
}

/** valibot's url() lets `javascript:` pass; a browser must never be sent there. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
