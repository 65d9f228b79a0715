/**
 * Keys of the words for why a bet has ended without its results, the best first. Returns null for a
 * bet whose results explain it already.
 */
export function betReasonKeys(state: string, reason: string | null): string[] | null {
  if (reason === 'replaced') return ['bet_reason_replaced']
  return state === 'DISCARDED' ? [`bet_reason_${reason}`, 'bet_reason_other'] : null
}
