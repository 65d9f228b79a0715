import { secretFor } from '#contracts/signature.ts'
import type { AppDeps } from '../app.ts'
import { inside } from '../config/inside.ts'
import type { Ids } from '../kit/ids.ts'
import type { Market } from '../markets/market.ts'
import { openBrite } from '../payments/providers/brite.ts'
import { openHostedPage } from '../payments/providers/hosted-page.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'
import { describeWirepath } from '../payments/providers/wirepath.ts'

export function openProviders({ config, clock, ids, log, market }: AppDeps & { ids: Ids; market: Market }): PaymentProvider[] {
  const url = `${inside(config).sandboxUrl}/cashier`
  const secrets = config.secrets.cashier
  return [
    openHostedPage({ id: 'cashier', url, secrets, clock, ids, log }),
    openBrite({
      id: 'brite',
      url: `${url}/brite`,
      publicKey: 'baize',
      // It is sent with every sign-in: with the cashier's own, the widget's provider could sign what only the cashier may say.
      secrets: secrets.map((secret) => secretFor('brite', secret)),
      countryId: market.defaultCountry,
      describeMethod: describeWirepath(`${config.sandboxUrl}/cashier`),
      clock,
    }),
  ]
}
