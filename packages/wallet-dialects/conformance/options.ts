import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { DialectName, ProviderSession } from '../dialect.ts'
import { type Credentials, DIALECTS } from '../open-dialect.ts'

export const USAGE = `npm run wallet:conformance -- --dialect NAME --url ADDRESS --secret SECRET --token TOKEN [and what the dialect names]
npm run wallet:conformance -- --dialect NAME --demo
npm run wallet:conformance -- --help

  --dialect        ${DIALECTS.join(', ')}
  --url            where the wallet stands: https://casino.example/providers/x/wallet
  --secret         what both have agreed on; the access token of Play'n GO; @FILE for the private key of Hub88 (PEM)
  --partner        casino_id, partnerID, providerId or productId, in dialects that have one
  --token, --session, --player, --currency, --game
                   the session, as the casino sent it with a launch; the player needs a hundred stakes;
                   one that begins with a hyphen is written --token=-…
  --other-token, --other-session, --other-player
                   a session of another player, for the cases about two
  --over-token, --over-session
                   a session of the player that takes no more bets
  --free-spins     ID/NUMBER: free spins of the player that pay real money, none of them played yet
  --stake          in minor units, 10 when left out
  --only           a text: cases whose names have this in them
  --json           the results as JSON, in place of the table
  --demo           runs against a wallet of our own that is opened for this, with two players
  --help           prints this`

export interface Options {
  dialect: DialectName
  /** Null for a wallet of our own. */
  operator: {
    url: string
    credentials: Credentials
    player: ProviderSession
    other: ProviderSession | null
    over: ProviderSession | null
    freeSpins: { issueId: string; spins: number } | null
  } | null
  stake: number
  only: string
  asJson: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
export const OPTIONS = {
  ...{
    dialect: text,
    url: text,
    secret: text,
    partner: text,
    token: text,
    session: text,
    player: text,
    currency: text,
    game: text,
  },
  ...{
    'other-token': text,
    'other-session': text,
    'other-player': text,
    'over-token': text,
    'over-session': text,
  },
  ...{ 'free-spins': text, stake: text, only: text, json: flag, demo: flag, help: flag },
} as const

/** Throws for an option that there is not. */
export function asksForHelp(args: readonly string[]): boolean {
  return parseArgs({ args: [...args], options: OPTIONS }).values.help === true
}

/** Throws with what is missing. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const dialect = DIALECTS.find((each) => each === values.dialect)
  if (!dialect) throw new Error(`--dialect is one of ${DIALECTS.join(', ')}`)
  const stake = Number(values.stake ?? 10)
  if (!Number.isSafeInteger(stake) || stake < 1)
    throw new Error('--stake is a whole number of minor units')
  const rest = { dialect, stake, only: values.only ?? '', asJson: values.json === true }
  if (values.demo) return { ...rest, operator: null }
  const { url, secret, token, session } = values
  if (!url || !secret || !(token || session))
    throw new Error('--url, --secret, and --token or --session are needed')
  const player: ProviderSession = {
    token: token ?? '',
    sessionRef: session ?? null,
    playerId: values.player ?? null,
    currency: values.currency ?? 'EUR',
    gameId: values.game ?? '',
  }
  const credentials = {
    secret: secret.startsWith('@') ? readFileSync(secret.slice(1), 'utf8') : secret,
    partner: values.partner ?? '',
  }
  const other = sessionOf(
    player,
    values['other-token'],
    values['other-session'],
    values['other-player'] ?? null,
  )
  const over = sessionOf(player, values['over-token'], values['over-session'], player.playerId)
  const freeSpins = freeSpinsOf(values['free-spins'])
  const seats = { player, other, over, freeSpins }
  return { ...rest, operator: { url: url.replace(/\/+$/, ''), credentials, ...seats } }
}

function freeSpinsOf(given: string | undefined): { issueId: string; spins: number } | null {
  if (given === undefined) return null
  const [, issueId, spins] = /^(.+)\/(\d{1,4})$/.exec(given) ?? []
  if (!issueId || !Number(spins)) throw new Error('--free-spins is ID/NUMBER')
  return { issueId, spins: Number(spins) }
}

/** Returns null when neither was named. */
function sessionOf(
  like: ProviderSession,
  token: string | undefined,
  session: string | undefined,
  playerId: string | null,
) {
  return token || session
    ? { ...like, token: token ?? '', sessionRef: session ?? null, playerId }
    : null
}
