import type { ClosingStatement, Tx } from '../db/database.ts'
import { Refusal } from '../kit/refusal.ts'
import './ledger.tables.ts'
import { countMoved } from './moved.ts'

/** Takes an amount from one account and gives it to another. */
export interface Posting {
  from: string
  to: string
  /** Minor units, above zero. */
  amount: bigint
  currency: string
}

/** Movements that happen together: all of them, once for their key, or none. */
export interface Transfer {
  /**
   * Idempotency key, made from the business fact ('deposit/…', 'game/{provider}/…'), never from the
   * attempt to record it.
   */
  key: string
  kind: string
  /** Postings, in order: a purse must be able to pay each posting when its turn comes. */
  postings: readonly Posting[]
  madeAt: Date
  /** Author of a correction; empty for a transfer that follows from a business fact. */
  actor?: string | undefined
  reason?: string | undefined
}

/**
 * posted: the money has moved. repeat: it had moved before, by the same postings. duplicate: the
 * key belongs to other postings. insufficient_funds, frozen: nothing moved.
 */
export type PostStatus = 'posted' | 'repeat' | 'duplicate' | 'insufficient_funds' | 'frozen'

export interface PostResult {
  status: PostStatus
  /** Id of the transfer that the key belongs to; null when nothing has moved for it. */
  transferId: bigint | null
}

/**
 * Posts transfers in their order, each wholly or not at all. Call it in the transaction that
 * records why the money moved.
 */
export async function post(tx: Tx, transfer: Transfer): Promise<PostResult>
export async function post(tx: Tx, transfers: readonly Transfer[]): Promise<PostResult[]>
export async function post(
  tx: Tx,
  what: Transfer | readonly Transfer[],
): Promise<PostResult | PostResult[]> {
  if (isList(what)) return what.length === 0 ? [] : postAll(tx, what)
  const [result] = await postAll(tx, [what])
  if (!result) throw new Error(`The ledger gave no answer for ${what.key}.`)
  return result
}

/**
 * Posts and answers the result of a transfer that has moved, now or before; throws a Refusal for
 * any other.
 */
export async function mustPost(tx: Tx, transfer: Transfer): Promise<PostResult> {
  const result = await post(tx, transfer)
  if (result.status === 'insufficient_funds')
    throw new Refusal('insufficient_funds', { key: transfer.key })
  if (result.status === 'duplicate') throw new Refusal('duplicate_transfer', { key: transfer.key })
  if (result.status === 'frozen') throw new Refusal('money_frozen', { key: transfer.key })
  return result
}

interface ResultRow {
  status: PostStatus
  transfer_id: bigint | null
}

const CALL =
  'ledger_post($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11)'
const POST = `select status, transfer_id from ${CALL}`
const POST_ALL = `select ledger_refused(min(status) filter (where status <> 'posted')), max(transfer_id) as newest from ${CALL}`

async function postAll(tx: Tx, transfers: readonly Transfer[]): Promise<PostResult[]> {
  const rows = await tx.run<ResultRow>('ledger_post', POST, valuesOf(transfers))
  tx.afterCommit(() => countMoved(transfers.filter((_, at) => rows[at]?.status === 'posted')))
  return rows.map(({ status, transfer_id }) => ({ status, transferId: transfer_id }))
}

/** The database's code for a transfer that `postingEach` could not post (0020_post_all.sql). */
export const NOT_POSTED = 'BZ001'

/**
 * Returns a statement that posts all of the transfers, each for the first time, or fails and with
 * it the transaction: its answer need not be waited for. `posted` is called with the newest
 * transfer's id once it is committed.
 */
export function postingEach(
  tx: Tx,
  transfers: readonly Transfer[],
  posted?: (newest: bigint) => void,
): ClosingStatement[] {
  if (transfers.length === 0) return []
  tx.afterCommit(() => countMoved(transfers))
  const answered = ([row]: readonly object[]) => posted?.((row as { newest: bigint }).newest)
  return [{ name: 'ledger_post_each', text: POST_ALL, values: valuesOf(transfers), answered }]
}

function valuesOf(transfers: readonly Transfer[]): unknown[] {
  const postings = transfers.flatMap((transfer) => transfer.postings)
  return [
    transfers.map((transfer) => transfer.key),
    transfers.map((transfer) => transfer.kind),
    transfers.map((transfer) => transfer.madeAt),
    transfers.map((transfer) => transfer.actor ?? null),
    transfers.map((transfer) => transfer.reason ?? null),
    transfers.map((transfer) => transfer.postings.length),
    postings.map((posting) => posting.from),
    postings.map((posting) => posting.to),
    postings.map((posting) => posting.amount),
    postings.map((posting) => posting.currency),
    pursesInOrder(postings),
  ]
}

/**
 * Returns true for what a group commit collects for players who each bet from one purse: then locking
 * beforehand would be work for nothing.
 */
function pursesInOrder(postings: readonly Posting[]): boolean {
  let last = ''
  for (const { from, to } of postings) {
    for (const account of [from, to]) {
      if (!account.startsWith('player/')) continue
      if (account < last) return false
      last = account
    }
  }
  return true
}

function isList(what: Transfer | readonly Transfer[]): what is readonly Transfer[] {
  return Array.isArray(what)
}
