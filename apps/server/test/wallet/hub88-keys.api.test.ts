import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { hub88WalletRoutes } from '../../src/games/wallet/dialects/hub88.routes.ts'
import { ThirdPartyDown } from '../../src/kit/refusal.ts'
import { post, setTable } from './dialect-table.ts'
import { newRef } from './wallet-caller.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string
let isDown = true
let requests = 0
const provider = {
  id: 'oryx',
  gamePrefix: 'oryx.',
  async listPublicKeys() {
    requests += 1
    if (isDown) throw new ThirdPartyDown('oryx', new Error('no answer'))
    return [pem]
  },
}
const table = setTable(openTestDatabase, provider.id, (deps) =>
  hub88WalletRoutes({ ...deps, provider }),
)

it('requests its key for the first call, after any other request to the provider, and puts a call off while it has none', async () => {
  const { token, playerId } = await table.sit()
  const body = JSON.stringify({ token, user: playerId, request_uuid: newRef() })
  const call = () =>
    post(`${table.url}/user/balance`, body, {
      'x-hub88-signature': sign('sha256', Buffer.from(body), privateKey).toString('base64'),
    })

  const early = await call()
  expect([early.status, JSON.parse(early.text).status], 'not called forged').toEqual([
    503,
    'RS_ERROR_UNKNOWN',
  ])
  isDown = false
  expect(JSON.parse((await call()).text).status).toBe('RS_OK')
  const before = requests
  expect(JSON.parse((await call()).text).status).toBe('RS_OK')
  expect(requests, 'the key is known from then on').toBe(before)
})
