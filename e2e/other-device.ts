import type { APIRequestContext } from '@playwright/test'
import { expect, type Servers } from './story-test.ts'

export type Player = Servers['players'][number]

type Ask = <Data>(query: string, variables?: object) => Promise<Data>

/** Signs in without a page, as another device would, and answers what asks in the player's name. */
export async function beElsewhere(request: APIRequestContext, servers: Servers, { email, password }: Player): Promise<Ask> {
  const headers = { origin: servers.casino }
  const login = await request.post(`${servers.casino}/auth/login`, { headers, form: { username: email, password } })
  const token = await login.text()
  return async <Data>(query: string, variables = {}) => {
    const answer = await request.post(`${servers.casino}/api/graphql`, {
      headers: { ...headers, 'x-token': token },
      data: { query, variables },
    })
    return ((await answer.json()) as { data: Data }).data
  }
}

/** Holds money for a withdrawal from elsewhere, and answers what gives it back. */
export async function withdraw(request: APIRequestContext, servers: Servers, player: Player, amount: string): Promise<() => Promise<void>> {
  const ask = await beElsewhere(request, servers, player)
  const { withdrawMethods } = await ask<{ withdrawMethods: { provider: { id: string } }[] }>('{ withdrawMethods { provider { id } } }')
  const [method] = withdrawMethods
  const input = { key: `elsewhere-${Date.now()}`, methodId: method?.provider.id, amount }
  const { startWithdrawal } = await ask<{ startWithdrawal: { id: string } }>(
    'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id } }',
    { input },
  )
  expect(startWithdrawal.id).toBeTruthy()
  return async () => {
    const cancel = 'mutation ($id: ID!) { cancelWithdrawal(id: $id) { state } }'
    const { cancelWithdrawal } = await ask<{ cancelWithdrawal: { state: string } }>(cancel, { id: startWithdrawal.id })
    expect(cancelWithdrawal.state).toBe('CANCELLED')
  }
}
