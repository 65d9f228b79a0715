import type { SportsProvider } from '../../schema/resolvers.generated.ts'

/** Where each vendor's book is, and by which names it knows the casino. */
export interface VendorAddresses {
  altenar: { scriptUrl: string; integration: string }
  betby: { scriptUrl: string; brandId: string; skin: string }
  /**
   * The language is added to it as a path, and the token as a parameter. Without a slash at the
   * end.
   */
  delasportUrl: string
  /** `{language}` in it stands for the language; the token is added as a parameter. */
  hadUrl: string
}

/** Returns the script that draws a vendor's book; null for a vendor whose book is a frame. */
export function scriptOfVendor(
  { altenar, betby }: Pick<VendorAddresses, 'altenar' | 'betby'>,
  vendor: SportsProvider,
): string | null {
  if (vendor === 'ALTENAR') return altenar.scriptUrl
  return vendor === 'BETBY' ? betby.scriptUrl : null
}
