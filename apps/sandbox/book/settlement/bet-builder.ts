import type { LegResult } from './leg.ts'

/**
 * The result of a bet builder: its parts have one price together, so that one void part makes the
 * whole void. It stays open until every part is decided, because a part that is still open may
 * become void after another one has lost. Throws `RangeError` when a part has a half result, which
 * no builder may hold.
 */
export function builderResult(parts: readonly LegResult[]): LegResult {
  for (const part of parts)
    if (part === 'half_won' || part === 'half_lost')
      throw new RangeError('A bet builder has no quarter lines')
  if (parts.includes('void')) return 'void'
  if (parts.includes('open')) return 'open'
  return parts.every((part) => part === 'won') ? 'won' : 'lost'
}
