import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '#contracts/signature.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { readConfig } from '../src/config.ts'
import type { DemoPlayer } from '../src/seed/players.ts'

const NAMES = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET']
const OLD = 'the-former-secret-of-'
const NEW = 'the-coming-secret-of-'

/** The settings of a node that signs with the one and believes the other as well. */
function secretsOf(current: string, previous: string) {
  const given = Object.fromEntries(
    NAMES.flatMap((name) => [
      [name, current + name],
      [`${name}_PREVIOUS`, previous + name],
    ]),
  )
  return { secrets: readConfig(given).secrets }
}

/**
 * Two nodes of one casino in the middle of a rotation: the first signs with the old secrets, the
 * second with the new ones.
 */
let before: Casino
let after: Casino
let nodes: [Casino, Casino]

beforeAll(async () => {
  before = await openCasino({ config: secretsOf(OLD, NEW) })
  after = await openCasino({
    config: secretsOf(NEW, OLD),
    db: { ...before.db, close: async () => {} },
  })
  nodes = [before, after]
})
afterAll(async () => {
  await after.close()
  await before.close()
})

const WHO = '{ user { firstName } }'

describe('while secrets are replaced, each node believes', () => {
  test('the access and the refresh tokens of the other', async () => {
    const player = before.players[0] as DemoPlayer
    for (const [one, other] of [nodes, nodes.toReversed()] as [Casino, Casino][]) {
      const answer = await signIn(one, player)
      const token = await answer.text()
      for (const node of nodes)
        expect((await node.query(WHO, { token })).data).toEqual({ user: { firstName: 'Vera' } })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      const renewed = await fetch(`${other.url}/auth/refresh`, {
        method: 'POST',
        headers: { cookie, origin: other.app.publicUrl },
      })
      expect(renewed.status).toBe(200)
      expect((await one.query(WHO, { token: await renewed.text() })).data).toEqual({
        user: { firstName: 'Vera' },
      })
    }
  })

  test('a studio and a cashier that sign with either', async () => {
    for (const { url } of nodes) {
      for (const secret of [OLD, NEW]) {
        const call = (path: string, name: string) => post(`${url}${path}`, secret + name)
        expect((await call('/providers/studio/wallet/balance', 'STUDIO_SECRET')).status).not.toBe(
          403,
        )
        expect((await call('/providers/cashier/callbacks', 'CASHIER_SECRET')).status).not.toBe(403)
      }
      for (const path of ['/providers/studio/wallet/balance', '/providers/cashier/callbacks'])
        expect((await post(url + path, 'a secret of nobody')).status).toBe(403)
    }
  })
})

function signIn({ url, app }: Casino, { email, password }: DemoPlayer): Promise<Response> {
  return fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { origin: app.publicUrl },
    body: new URLSearchParams({ username: email, password }),
  })
}

function post(url: string, secret: string): Promise<Response> {
  const payment = {
    id: 'p',
    reference: 'of-nobody',
    kind: 'deposit',
    state: 'paid',
    amount: 1,
    currency: 'EUR',
  }
  const body = JSON.stringify({ type: 'payment.updated', at: new Date().toISOString(), payment })
  const headers = {
    'content-type': 'application/json',
    ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body),
  }
  return fetch(url, { method: 'POST', headers, body })
}
