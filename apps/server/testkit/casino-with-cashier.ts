import { readConfig } from '../src/config.ts'
import { openLog } from '../src/kit/log.ts'
import { seedOffers } from '../src/seed/bonuses.ts'
import { type CashierStandIn, openCashierStandIn } from './cashier-stand-in.ts'
import { freePort } from './free-port.ts'
import { type Casino, type CasinoOptions, openCasino } from './open-casino.ts'

/** A casino with the demo's offers, and the cashier that it pays with. */
export async function openCasinoWithCashier({
  config = {},
  ...options
}: CasinoOptions = {}): Promise<{
  casino: Casino
  cashier: CashierStandIn
  close(): Promise<void>
}> {
  const port = await freePort()
  const { secrets } = readConfig({})
  const casino = await openCasino({
    ...options,
    config: { ...config, sandboxUrl: `http://127.0.0.1:${port}` },
  })
  const cashier = await openCashierStandIn({ port, secret: secrets.cashier[0] })
  await seedOffers({ ...casino.app.parts, log: openLog('silent') })
  return {
    casino,
    cashier,
    async close() {
      await casino.close()
      await cashier.close()
    },
  }
}
