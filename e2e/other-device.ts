import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { decodeLaunch } from '#contracts/launch-token.ts'
import { expect, type Servers } from './story-test.ts'

export type Player = Servers['players'][number]

type Send = <Data>(query: string, variables?: object) => Promise<Data>

/**
 * Signs in without a page, as another device would, and returns a function that sends queries in
 * the player's name.
 */
export async function beElsewhere(
  request: APIRequestContext,
  servers: Servers,
  { email, password }: Player,
): Promise<Send> {
  const headers = { origin: servers.casino }
  const login = await request.post(`${servers.casino}/auth/login`, {
    headers,
    form: { username: email, password },
  })
  const token = await login.text()
  return async <Data>(query: string, variables = {}) => {
    const answer = await request.post(`${servers.casino}/api/graphql`, {
      headers: { ...headers, 'x-token': token },
      data: { query, variables },
    })
    return ((await answer.json()) as { data: Data }).data
  }
}

/** Is paid at once, without a code of the bank's. */
const CARD = {
  cardNumber: '9400 0000 0000 0007',
  expiry: '09/31',
  code: '123',
  holder: 'Robin Ashford',
}

/** Pays in by card from elsewhere, and ends once the money is there. */
export async function payIn(
  request: APIRequestContext,
  servers: Servers,
  player: Player,
  amount: string,
): Promise<void> {
  const send = await beElsewhere(request, servers, player)
  const { depositMethods } = await send<{ depositMethods: { id: string; name: string }[] }>(
    '{ depositMethods { id name } }',
  )
  const methodId = depositMethods.find(({ name }) => name === 'Cardinal')?.id
  const input = { key: `elsewhere-${Date.now()}`, methodId, amount }
  const { startDeposit } = await send<{ startDeposit: { id: string; url: string } }>(
    'mutation ($input: StartDepositInput!) { startDeposit(input: $input) { id url } }',
    { input },
  )
  expect((await request.post(startDeposit.url, { form: CARD })).status()).toBe(200)
  const find = async () => {
    const { deposit } = await send<{ deposit: { state: string } }>(
      'query ($id: ID!) { deposit(id: $id) { state } }',
      { id: startDeposit.id },
    )
    return deposit.state
  }
  await expect.poll(find, { message: 'the money is there', timeout: 30_000 }).toBe('PAID')
}

/** Holds money for a withdrawal from elsewhere, and answers what gives it back. */
export async function withdraw(
  request: APIRequestContext,
  servers: Servers,
  player: Player,
  amount: string,
): Promise<() => Promise<void>> {
  const send = await beElsewhere(request, servers, player)
  const { withdrawMethods } = await send<{ withdrawMethods: { provider: { id: string } }[] }>(
    '{ withdrawMethods { provider { id } } }',
  )
  const [method] = withdrawMethods
  const input = { key: `elsewhere-${Date.now()}`, methodId: method?.provider.id, amount }
  const { startWithdrawal } = await send<{ startWithdrawal: { id: string } }>(
    'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id } }',
    { input },
  )
  expect(startWithdrawal.id).toBeTruthy()
  return async () => {
    const cancel = 'mutation ($id: ID!) { cancelWithdrawal(id: $id) { state } }'
    const { cancelWithdrawal } = await send<{ cancelWithdrawal: { state: string } }>(cancel, {
      id: startWithdrawal.id,
    })
    expect(cancelWithdrawal.state).toBe('CANCELLED')
  }
}

/**
 * Opens a framed game for money, and returns a function that plays a round of it and returns what
 * that paid, in minor units.
 */
export async function sitDown(
  request: APIRequestContext,
  send: Send,
  id: string,
): Promise<(choice: object) => Promise<number>> {
  const input = { id, demo: false, mobile: false, closePath: '/', cashierPath: '/account' }
  const { play } = await send<{ play: string }>(
    'query ($input: PlayInput!) { play(input: $input) }',
    { input },
  )
  const launch = decodeLaunch(play)
  if (!launch || !('url' in launch)) throw new Error(`${id} is not framed.`)
  // The first to open a session names the key of its play; so does the game's own page.
  const key = randomBytes(32).toString('base64url')
  const post = (path: string, data: object) =>
    request.post(`${launch.url}${path}`, { headers: { 'x-page-key': key }, data })
  expect((await post('/open', { key })).status()).toBe(200)
  return async (choice) => {
    const reply = await post('/rounds', { choice })
    expect(reply.status()).toBe(200)
    const { round } = (await reply.json()) as { round: { id: string; win: number } }
    // A round that no page has shown yet would be shown to the next player of the game.
    expect((await post(`/rounds/${round.id}/seen`, {})).status()).toBe(204)
    return round.win
  }
}
