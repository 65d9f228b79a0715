import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretFor } from '#contracts/signature.ts'
import { systemClock } from '../src/kit/clock.ts'
import { openIds } from '../src/kit/ids.ts'
import { systemRandom } from '../src/kit/random.ts'
import { openBrite } from '../src/payments/providers/brite.ts'
import { openHostedPage } from '../src/payments/providers/hosted-page.ts'
import {
  type ProviderUnderTest,
  providerContract,
} from '../src/payments/providers/provider.contract.ts'
import type { PaymentProvider, PaymentReport } from '../src/payments/providers/provider.ts'
import { describeWirepath } from '../src/payments/providers/wirepath.ts'
import { type CashierStandIn, openCashierStandIn } from './cashier-stand-in.ts'
import { payer, until } from './payer.ts'

const SECRET = 'a-secret-that-both-sides-know'
const callbacks: ReturnType<ProviderUnderTest['callbacks']> = []
let cashier: CashierStandIn
let ear: Server
let callbackUrl: string
let hostedPage: PaymentProvider
let brite: PaymentProvider
let url: string

beforeAll(async () => {
  ear = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url?.endsWith('/approvals')) return response.end(JSON.stringify({ approved: true }))
    callbacks.push({
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks),
    })
    response.end()
  })
  callbackUrl = `http://127.0.0.1:${await listen(ear)}/callbacks`
  cashier = await openCashierStandIn({ secret: SECRET })
  url = cashier.url
  const ids = openIds({ clock: systemClock, random: systemRandom })
  hostedPage = openHostedPage({ id: 'cashier', url, secrets: [SECRET], clock: systemClock, ids })
  const describeMethod = describeWirepath(url)
  brite = openBrite({
    id: 'brite',
    url: `${url}/brite`,
    publicKey: 'baize',
    secrets: [secretFor('brite', SECRET)],
    countryId: 'DE',
    describeMethod,
    clock: systemClock,
  })
})

afterAll(async () => {
  ear.close().closeAllConnections()
  await cashier.close()
})

function underTest(
  provider: PaymentProvider,
  methodId: string,
  pay: ProviderUnderTest['pay'],
): ProviderUnderTest {
  return { provider, methodId, amount: 5000n, callbackUrl, callbacks: () => callbacks, pay, until }
}

describe.concurrent('a page for cards, and its adapter', () => {
  providerContract(
    () => underTest(hostedPage, 'cardinal', ({ pageUrl }) => payer.byCard(pageUrl ?? '')),
    {
      signsCallbacks: true,
      paysOut: true,
      verifies: false,
    },
  )
})

describe.concurrent('a wallet that needs an e-mail address', () => {
  providerContract(
    () =>
      underTest(hostedPage, 'zipfold', ({ pageUrl }) =>
        payer.byWallet(pageUrl ?? '', 'robin@example.test'),
      ),
    {
      signsCallbacks: true,
      paysOut: false,
      verifies: false,
    },
  )
})

describe.concurrent('a bank that knows its people and requests approval before it takes their money', () => {
  const pay = ({ pageUrl }: PaymentReport) => payer.byIdentity(pageUrl ?? '', 'person-jonas')
  providerContract(() => underTest(hostedPage, 'ferrybank', pay), {
    signsCallbacks: true,
    paysOut: true,
    verifies: true,
  })
})

describe.concurrent('a widget, its adapter, and callbacks that nobody signs', () => {
  async function pay({ widgetToken, providerRef }: PaymentReport): Promise<void> {
    const page = await payer.pageOfSession(`${url}/brite/session/${widgetToken}`)
    await payer.byIdentity(page, 'person-jonas')
    await until(async () => (await brite.lookUp(providerRef)).awaitsApproval === true)
    await brite.answer?.(providerRef, 'approve')
    await payer.chooseAccount(page)
  }
  providerContract(() => underTest(brite, 'wirepath', pay), {
    signsCallbacks: false,
    paysOut: true,
    verifies: true,
  })
})

test('P1 the widget does not open with the secret that callbacks are signed with', async () => {
  const signIn = (secret: string) =>
    fetch(`${url}/brite/api/merchant.authorize`, {
      method: 'POST',
      body: JSON.stringify({ public_key: 'baize', secret }),
    })
  expect((await signIn(SECRET)).status).toBe(403)
  expect((await signIn(secretFor('brite', SECRET))).status).toBe(200)
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
