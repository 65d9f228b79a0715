import { useEffect, useState } from 'react'
import { BUILDER } from '../bets/builder.ts'
import { useBook } from './book-context.ts'
import type { Leg } from './slip.ts'

/**
 * The price of several selections of one match together now; `refused` holds why they make no bet,
 * and which selection is the reason.
 */
export type BuilderPrice =
  | { state: 'asking' }
  | { state: 'open'; odds: string }
  | { state: 'refused'; code: string; leg: number | null }

const EVERY_MS = 5_000
const TIMEOUT_MS = 8_000
const FOOTBALL: readonly number[] = [1, 5]
const WAITING: BuilderPrice = { state: 'asking' }

export function isFootball({ sportId }: { sportId: number }): boolean {
  return FOOTBALL.includes(sportId)
}

/** Returns whether legs could make one bet builder: several of one football match. */
export function canBuild(legs: readonly Leg[]): boolean {
  const [first] = legs
  if (!first || legs.length < BUILDER.leastLegs || legs.length > BUILDER.mostLegs) return false
  return isFootball(first) && legs.every(({ eventId }) => eventId === first.eventId)
}

/**
 * The price of the legs together, requested again and again while it is shown; null where they make
 * no builder.
 */
export function useBuilder(legs: readonly Leg[]): BuilderPrice | null {
  const { settings } = useBook()
  const ids = canBuild(legs) ? legs.map(({ id }) => id).join(',') : ''
  const [found, setFound] = useState<{ ids: string; price: BuilderPrice } | null>(null)
  useEffect(() => {
    if (ids === '') return
    let isOver = false
    const read = async () => {
      const price = await priceOf(`${settings.api}/builder?ids=${ids}`)
      if (!isOver && price) setFound({ ids, price })
    }
    void read()
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [settings.api, ids])
  if (ids === '') return null
  return found?.ids === ids ? found.price : WAITING
}

/** Returns null when there is no answer. */
async function priceOf(url: string): Promise<BuilderPrice | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as {
    odds?: string
    code?: string
    leg?: number | null
  } | null
  if (body?.odds) return { state: 'open', odds: body.odds }
  return body?.code ? { state: 'refused', code: body.code, leg: body.leg ?? null } : null
}
