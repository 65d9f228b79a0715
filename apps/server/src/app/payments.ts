import { secretFor } from '#contracts/signature.ts'
import type { Auth } from '../auth/auth.module.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import { inside } from '../config/inside.ts'
import type { Inbox } from '../inbox/inbox.module.ts'
import type { Module } from '../kit/module.ts'
import { currencyOfCountry } from '../markets/market.ts'
import type { PaymentsApiDeps } from '../payments/payments.deps.ts'
import { openPayments } from '../payments/payments.module.ts'
import { openBrite } from '../payments/providers/brite.ts'
import { openHostedPage } from '../payments/providers/hosted-page.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'
import { describeWirepath } from '../payments/providers/wirepath.ts'
import { findPlayer } from '../players/player.ts'
import type { AppDeps } from './app-deps.ts'

type PaymentParts = AppDeps &
  Pick<PaymentsApiDeps, 'ids' | 'topics' | 'licences' | 'market' | 'matches' | 'mail'> & {
    publicUrl: string
  }

interface Neighbours {
  auth: Auth
  inbox: Inbox
  bonuses: Bonuses
}

/** Deposits and withdrawals, over the providers that the settings name. */
export function openPaymentsOf(parts: PaymentParts, { auth, inbox, bonuses }: Neighbours): Module {
  const { db, market, publicUrl } = parts
  return openPayments({
    ...parts,
    publicUrl: () => publicUrl,
    providers: openProviders(parts),
    findPayer: (id) => findPlayer(db, id),
    notify: inbox.notify,
    createLoginTicket: auth.createLoginTicket,
    bonuses,
    visitorCurrency: () => currencyOfCountry(market.defaultCountry, market),
  })
}

function openProviders({ config, clock, ids, log, market }: PaymentParts): PaymentProvider[] {
  const url = `${inside(config).sandboxUrl}/cashier`
  const secrets = config.secrets.cashier
  return [
    openHostedPage({ id: 'cashier', url, secrets, clock, ids, log }),
    openBrite({
      id: 'brite',
      url: `${url}/brite`,
      publicKey: 'baize',
      // It is sent with every sign-in: with the cashier's own, the widget's provider could sign
      // what only the cashier may report.
      secrets: secrets.map((secret) => secretFor('brite', secret)),
      countryId: market.defaultCountry,
      describeMethod: describeWirepath(`${config.sandboxUrl}/cashier`),
      clock,
    }),
  ]
}
