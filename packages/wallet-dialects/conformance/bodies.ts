import type { DialectName, Fields, WalletPost } from '../dialect.ts'
import { parseJson } from '../json-post.ts'
import { readXml, writeXml } from '../xml.ts'

/** Where a call carries its signature, or what stands for one. */
const SIGNATURES: Record<DialectName, { header: string } | { field: string }> = {
  native: { header: 'webhook-signature' },
  softswiss: { header: 'x-request-sign' },
  hub88: { header: 'x-hub88-signature' },
  playngo: { field: 'accessToken' },
  tvbet: { field: 'si' },
  tomhorn: { field: 'sign' },
  pragmatic: { field: 'hash' },
}
/** Fields that `post` of a dialect adds by itself. */
const ADDED: ReadonlySet<string> = new Set(['accessToken', 'productId', 'si', 'sign', 'hash'])

/** Returns the fields of a call, without those that its dialect adds when it is posted. */
export function fieldsOf(dialect: DialectName, post: WalletPost): Fields {
  return Object.fromEntries(
    Object.entries(allFieldsOf(dialect, post)).filter(([name]) => !ADDED.has(name)),
  )
}

function allFieldsOf(dialect: DialectName, { path, body }: WalletPost): Fields {
  if (dialect === 'playngo') return Object.fromEntries(readXml(path, body) ?? [])
  if (dialect === 'pragmatic') return Object.fromEntries(new URLSearchParams(body))
  return parseJson(body) as Fields
}

/**
 * Returns the call with unchanged content under another signature; null leaves the signature out.
 */
export function resign(
  dialect: DialectName,
  post: WalletPost,
  change: (signature: string) => string | null,
): WalletPost {
  const where = SIGNATURES[dialect]
  if ('header' in where) {
    const { [where.header]: before = '', ...headers } = post.headers
    const signature = change(before)
    return {
      ...post,
      headers: { ...headers, ...(signature !== null && { [where.header]: signature }) },
    }
  }
  const { [where.field]: before, ...fields } = allFieldsOf(dialect, post)
  const signature = change(String(before))
  return write(dialect, post, {
    ...fields,
    ...(signature !== null && { [where.field]: signature }),
  })
}

function write(dialect: DialectName, post: WalletPost, fields: Fields): WalletPost {
  if (dialect === 'playngo') return { ...post, body: writeXml(post.path, fields) }
  if (dialect === 'pragmatic')
    return { ...post, body: new URLSearchParams(fields as Record<string, string>).toString() }
  return { ...post, body: JSON.stringify(fields) }
}

const AMOUNTS: Partial<Record<DialectName, string>> = { playngo: 'real', tvbet: 'sm' }

/** The fields of a bet with something else in place of its amount. */
export function withAmount(dialect: DialectName, fields: Fields, amount: unknown): Fields {
  if (!Array.isArray(fields.actions)) return { ...fields, [AMOUNTS[dialect] ?? 'amount']: amount }
  const [first, ...others] = fields.actions
  return { ...fields, actions: [{ ...first, amount }, ...others] }
}

/** Fields that a bet must have in each dialect. */
export const FIELDS_OF_BET: Record<DialectName, readonly string[]> = {
  native: ['token', 'gameId', 'roundId', 'actions'],
  softswiss: ['user_id', 'currency', 'game', 'game_id', 'session_id'],
  hub88: ['token', 'user', 'request_uuid', 'transaction_uuid', 'currency', 'round', 'amount'],
  playngo: ['externalGameSessionId', 'transactionId', 'roundId', 'real', 'currency'],
  tvbet: ['to', 'bid', 'tt', 'sm'],
  tomhorn: ['partnerID', 'name', 'sessionID', 'amount', 'currency', 'reference', 'gameRoundID'],
  pragmatic: ['providerId', 'userId', 'roundId', 'reference', 'amount'],
}
