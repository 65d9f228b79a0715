import type { PaymentReport } from '../providers/provider.ts'

/** Fields that tie a payment of the casino to a payment of a provider. */
interface OrderedPayment {
  provider_id: string
  /** Null until the provider has answered our order. */
  provider_ref: string | null
}

/**
 * Returns whether a report is about this payment and from the provider that it was ordered from.
 * Our reference alone does not prove it: until the order is answered it is all that we have, and
 * every provider can sign a message that names it.
 */
export function isReportOn(
  { provider_id, provider_ref }: OrderedPayment,
  { providerId, providerRef }: PaymentReport,
): boolean {
  return provider_id === providerId && (provider_ref === null || provider_ref === providerRef)
}
