import type { Fixture } from '../feed/event.ts'
import type { Market, Selection } from '../feed/market.ts'
import { type Leg, legOf, type SlipState } from './slip.ts'
import type { WordKey } from './words/words.ts'

const TIMEOUT_MS = 8_000
const WORDS: Readonly<Record<string, WordKey>> = {
  code_unknown: 'code.unknown',
  code_expired: 'code.expired',
  too_many_codes: 'code.tooMany',
  too_many_of_yours: 'code.tooManyOfYours',
  leg_unknown: 'refusal.leg_unknown',
}

/** A code that opens nothing, or that could not be made; `words` give the reason. */
export class NoSuchCode extends Error {
  readonly words: WordKey

  constructor(code: string) {
    super(code)
    this.words = WORDS[code] ?? 'code.other'
  }
}

/** Throws `NoSuchCode`. `expiresAt` is in milliseconds since 1970. */
export function codeOfSlip(
  api: string,
  { legs, eachWay }: SlipState,
): Promise<{ code: string; expiresAt: number }> {
  return fetchJson(`${api}/slips`, {
    method: 'POST',
    body: JSON.stringify({ ids: legs.map(({ id }) => id), eachWay }),
  })
}

/**
 * The legs of a code as they can be bet on now, and whether some of them no longer can. Throws
 * `NoSuchCode`.
 */
export async function slipOfCode(
  api: string,
  code: string,
): Promise<{ legs: Leg[]; eachWay: boolean; isWhole: boolean }> {
  type Found = { selection: Selection; market: Market; event: Fixture }
  const body = await fetchJson<{ eachWay: boolean; legs: number; selections: Found[] }>(
    `${api}/slips/${encodeURIComponent(code.trim())}`,
  )
  const legs = body.selections
    .filter(
      ({ selection, market }) =>
        selection.odds !== null && market.state !== 'closed' && market.state !== 'settled',
    )
    .map(({ event, market, selection }) => legOf(event, market, selection))
  return { legs, eachWay: body.eachWay, isWhole: legs.length === body.legs }
}

async function fetchJson<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  )
  const body = await answer?.json().catch(() => null)
  if (!answer?.ok || !body) throw new NoSuchCode(body?.code ?? 'other')
  return body as Answer
}
