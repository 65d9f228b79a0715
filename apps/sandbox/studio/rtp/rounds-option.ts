/**
 * Reads how many rounds are requested: undefined for none, null for what is no number of rounds.
 */
export function readRounds(given: string | undefined): number | undefined | null {
  if (given === undefined) return undefined
  const rounds = given.trim() === '' ? Number.NaN : Number(given)
  return Number.isSafeInteger(rounds) && rounds > 0 ? rounds : null
}
