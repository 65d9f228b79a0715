import { setTimeout as wait } from 'node:timers/promises'

const CARD = {
  cardNumber: '9400 0000 0000 0007',
  expiry: '12/60',
  code: '123',
  holder: 'Robin Player',
}

/** Each request on a connection of its own, because the sandbox may be started again in between. */
const ALONE = { connection: 'close' }

/** Pays on the sandbox's pages without a browser. */
export const payer = {
  byCard: (url: string, change: Partial<typeof CARD> = {}) => send(url, { ...CARD, ...change }),
  byWallet: (url: string, email: string) => send(url, { email, pin: '4711' }),

  /**
   * Chooses a person, and an account where the page needs one, and confirms with the code that
   * the page shows.
   */
  async byIdentity(url: string, person: string, account = 'everyday'): Promise<void> {
    await send(url, { person, account })
    await send(`${url}/challenge`, { otp: await codeOn(url) })
  },

  /** The widget requests the account once the merchant has accepted. */
  async chooseAccount(url: string, account = 'everyday'): Promise<void> {
    await until(async () => (await textOf(url)).includes('name="account"'))
    await send(url, { account })
  },

  /** The page of a widget's session. */
  async pageOfSession(url: string): Promise<string> {
    return (await fetch(url, { headers: ALONE })).url
  },

  text: textOf,
}

/** Resolves when `holds` answers true; rejects after ten seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 100) throw new Error('It did not come about.')
    await wait(100)
  }
}

async function codeOn(url: string): Promise<string> {
  const code = (await textOf(url)).match(/<b>(\d{3} \d{3})<\/b>/)?.[1]
  if (!code) throw new Error(`There is no code on ${url}.`)
  return code
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url, { headers: ALONE })).text()
}

async function send(url: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: ALONE,
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}`)
}
