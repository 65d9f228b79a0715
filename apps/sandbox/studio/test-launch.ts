import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { sign } from '#contracts/signature.ts'
import type { SessionRequest } from '#contracts/studio-api.ts'
import type { Party } from '../http/party.ts'

export interface TestStudio {
  studio: Party
  /** Address at which the studio believes it is. */
  publicUrl: string
  secret: string
}

/** Opens a session as a casino does. Returns the path of its page. */
export async function launchSession(
  { studio, publicUrl, secret }: TestStudio,
  order: Partial<SessionRequest>,
): Promise<string> {
  const body = JSON.stringify({
    currency: 'EUR',
    language: 'en',
    mobile: false,
    closeUrl: 'http://casino.test/',
    cashierUrl: 'http://casino.test/',
    hostOrigin: 'http://casino.test',
    ...order,
  })
  const headers = { ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body) }
  const launched = await studio.app.request('/api/sessions', { method: 'POST', body, headers })
  expect(launched.status).toBe(200)
  const { url } = (await launched.json()) as { url: string }
  return url.replace(`${publicUrl}/studio`, '')
}
