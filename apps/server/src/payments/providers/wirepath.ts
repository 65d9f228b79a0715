import type { PaymentMethod } from './provider.ts'

/** Minor units, by the currencies in which Wirepath moves money. */
const LIMITS: Readonly<Record<string, { min: bigint; max: bigint }>> = {
  EUR: { min: 10_00n, max: 5_000_00n },
  GBP: { min: 10_00n, max: 5_000_00n },
  NOK: { min: 100_00n, max: 50_000_00n },
}

/** The script that a page has to be allowed to load. */
export const wirepathScript = (url: string) => `${url}/brite/client.js`

/**
 * The one method that comes with a widget. `url` is where its marks and its script are, without a
 * slash at the end.
 */
export function describeWirepath(url: string): (currency: string) => PaymentMethod | null {
  return (currency) => {
    const limit = LIMITS[currency]
    if (!limit) return null
    return {
      id: 'wirepath',
      name: 'Wirepath',
      brand: 'Wirepath',
      engine: 'widget',
      scriptUrl: wirepathScript(url),
      logos: { light: `${url}/logos/wirepath.light.webp`, dark: `${url}/logos/wirepath.dark.webp` },
      supports: ['PAY_N_PLAY', 'WITHDRAW'],
      limit,
      needsEmail: false,
    }
  }
}
