import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import type { Casino } from './open-casino.ts'

export const PAY = `mutation ($input: PayNPlayInput!) { payNPlay(input: $input) {
  __typename ... on PayNPlayRedirect { id url } ... on PayNPlayPending { id data { token } } } }`
const CHECK = `subscription ($id: ID!) { checkPayNPlay(input: {id: $id}) { __typename ... on PayNPlayLogin { token }
  ... on PayNPlayUser { id firstName lastName country dateOfBirth city houseNumberAndStreetName postCode mobileNumber email gender } } }`
export const REGISTER =
  'mutation ($input: RegisterPayNPlayInput!) { registerPayNPlay(input: $input) }'
export const BALANCES = '{ user { firstName lastName country balances { amount } } }'

export interface Started {
  __typename: string
  id: string
  url: string
  data: { token: string }
}

export async function start(browser: Browser, id: string, more: object = {}): Promise<Started> {
  const input = { id, amount: '50.00', closePath: '/closewindow', fingerprint: 'a device', ...more }
  const { data, errors } = await browser.query(PAY, { input })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.payNPlay as Started
}

export const check = async (browser: Browser, id: string) => {
  const [first] = await browser.subscribe(CHECK, { id })
  return {
    answer: first?.data?.checkPayNPlay as Record<string, string> | undefined,
    problem: first?.errors?.[0],
  }
}

let count = 0
export function formOf(payNPlay: string, change: object = {}) {
  return {
    email: `robin${++count}@example.test`,
    password: 'Welcome-1',
    firstName: 'Robin',
    lastName: 'Player',
    city: 'Berlin',
    country: 'DE',
    houseNumberAndStreetName: 'Spreeufer 5',
    postCode: '10178',
    gender: 'MALE',
    mobileNumber: '+49 30 1234567',
    dateOfBirth: '1985-02-03',
    accept: true,
    newsletter: true,
    fingerprint: null,
    verificationPath: '/?lng=en&modal=verify',
    payNPlay,
    ...change,
  }
}

/** Changes one of the cashier's people, on the page on which payers may do so. */
const become = (page: string, subject: string, person: object) =>
  fetch(`${page}/persons/${subject}`, {
    method: 'POST',
    body: new URLSearchParams({ ...person }),
    headers: { connection: 'close' },
    redirect: 'manual',
  })

let people = 0
/** Makes a person of the sandbox's bank with data that no other test uses. */
export async function newPerson(page: string): Promise<{ firstName: string; nationalId: string }> {
  const person = {
    firstName: `Jonas${'abcdefghij'[++people]}`,
    lastName: 'Ahlgrimm',
    dateOfBirth: '1987-03-02',
    country: 'DE',
    city: 'Lübeck',
  }
  const known = {
    ...person,
    houseNumberAndStreetName: 'Mengstraße 44',
    postCode: '23552',
    nationalId: `id-${people}`,
    gender: 'MALE',
  }
  await become(page, 'person-jonas', known)
  return known
}

/**
 * Expects that the deposits of payers without an account are the sum that the books hold for them.
 */
export async function unclaimedIsWhatWaits(casino: Casino): Promise<void> {
  const [sum] = await casino.db.run<{ waiting: bigint; held: bigint }>(
    '',
    `select (select coalesce(sum(credited), 0) from deposit where state = 'paid' and player_id is null
                and not exists (select from deposit_refund r where r.deposit_id = id and r.state = 'paid'))::bigint as waiting,
            (select coalesce(sum(case when to_account = 'house/unclaimed/EUR' then amount else -amount end), 0) from ledger_posting
              where 'house/unclaimed/EUR' in (from_account, to_account))::bigint as held`,
    [],
  )
  expect(sum?.held).toBe(sum?.waiting)
}
