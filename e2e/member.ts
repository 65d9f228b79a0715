import type { APIRequestContext } from '@playwright/test'
import type { OutboxMessage } from '#contracts/mail-api.ts'
import type { Newcomer } from './newcomer.ts'
import { expect, type Servers } from './story-test.ts'
import type { Language } from './words.ts'

export const PASSWORD = 'Welcome-1'

interface Wish {
  language?: Language
  country?: string
  currency?: string
  promoCode?: string
}

/** Opens an account without a page; the letter that confirms it is on its way. */
export async function openAccount(
  request: APIRequestContext,
  servers: Servers,
  wish: Wish = {},
): Promise<Newcomer> {
  const { language = 'en', country = 'DE', currency = 'EUR', promoCode: bonusCode } = wish
  const number = Math.floor(Math.random() * 1e6)
  const email = `quinn-${country.toLowerCase()}-${Date.now()}-${number}@example.org`
  // Each has other personal data: a player who matches an excluded one cannot play.
  const dateOfBirth = new Date(Date.UTC(1950, 0, 1 + (number % 18_000))).toISOString().slice(0, 10)
  const person = {
    firstName: 'Quinn',
    lastName: 'Marlow',
    dateOfBirth,
    mobileNumber: `+49151${1_000_000 + number}`,
  }
  const address = {
    country,
    city: 'Berlin',
    houseNumberAndStreetName: `Lindenstraße ${number}`,
    postCode: '10969',
  }
  const account = {
    email,
    password: PASSWORD,
    currency,
    bonusCode,
    newsletter: false,
    verificationPath: `/?lng=${language}&modal=verify`,
  }
  const input = { ...account, ...person, ...address }
  await send(
    request,
    servers,
    'mutation ($input: RegisterClassicInput!) { registerClassic(input: $input) { __typename } }',
    input,
  )
  return { email, password: PASSWORD }
}

/** Follows the letter, without a page. */
async function confirmAccount(
  request: APIRequestContext,
  servers: Servers,
  { email }: Newcomer,
): Promise<void> {
  const token = new URL(await linkTo(request, servers, email, 'verify')).searchParams.get('token')
  await send(
    request,
    servers,
    'mutation ($input: VerifyAccountRequestInput!) { verifyAccountRequest(input: $input) }',
    { token },
  )
}

/** An account that has been confirmed. */
export async function member(
  request: APIRequestContext,
  servers: Servers,
  wish: Wish = {},
): Promise<Newcomer> {
  const newcomer = await openAccount(request, servers, wish)
  await confirmAccount(request, servers, newcomer)
  return newcomer
}

/** Signs in whose cookies these are: the next page that is opened with them knows the player. */
export async function enter(
  request: APIRequestContext,
  servers: Servers,
  { email, password }: Newcomer,
): Promise<void> {
  const form = { username: email, password }
  const answer = await request.post(`${servers.casino}/auth/login`, {
    headers: { origin: servers.casino },
    form,
  })
  expect(answer.status()).toBe(200)
}

/** The link of the newest letter that opens this dialog. */
export async function linkTo(
  request: APIRequestContext,
  servers: Servers,
  email: string,
  modal: string,
): Promise<string> {
  let link: string | undefined
  const find = async () => {
    const letters = (await (
      await request.get(servers.mail, { headers: { accept: 'application/json' } })
    ).json()) as OutboxMessage[]
    const texts = letters.filter(({ to }) => to === email).map(({ text }) => text)
    link = texts
      .map((text) => text.match(/https?:\/\/\S+token=\S+/)?.[0])
      .find((each) => each?.includes(`modal=${modal}`))
    return link !== undefined
  }
  await expect.poll(find, { message: `a letter to ${email} that opens ${modal}` }).toBe(true)
  return link ?? ''
}

async function send(
  request: APIRequestContext,
  servers: Servers,
  query: string,
  input: object,
): Promise<void> {
  const answer = await request.post(`${servers.casino}/api/graphql`, {
    headers: { origin: servers.casino },
    data: { query, variables: { input } },
  })
  expect(((await answer.json()) as { errors?: unknown }).errors).toBeUndefined()
}
