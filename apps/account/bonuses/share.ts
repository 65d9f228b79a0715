/**
 * Whole percent, rounded down, of one exact decimal in another with the same digits behind the
 * point; 100 of nothing.
 */
export function shareOf(part: string, whole: string): number {
  const [some, all] = [part, whole].map((amount) => BigInt(amount.replace('.', '')))
  return all && some !== undefined ? Number((some * 100n) / all) : 100
}
