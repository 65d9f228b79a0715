/**
 * A player's balance when they sat down, and the money that they put in or took out since, as exact
 * decimals.
 */
export interface Sitting {
  opening: string
  broughtIn: string
}

/**
 * Won minus lost since sitting down: the balance now, less what it was and what was brought in. May
 * be negative.
 */
export function netResult({ opening, broughtIn }: Sitting, balance: string): string {
  const scale = Math.max(...[opening, broughtIn, balance].map(digitsBehind))
  const net = scaled(balance, scale) - scaled(opening, scale) - scaled(broughtIn, scale)
  const digits = (net < 0n ? -net : net).toString().padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${net < 0n ? '-' : ''}${digits.slice(0, cut)}${scale === 0 ? '' : `.${digits.slice(cut)}`}`
}

function digitsBehind(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

function scaled(amount: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}
