import { hash } from 'node:crypto'
import type { Order, Transaction } from './bet-state.ts'

/**
 * Returns whether an order is the one that was carried out under its reference. A transaction
 * without a digest is compared by its line.
 */
export function isRepeat(known: Transaction, order: Order): boolean {
  const isSameLine = known.betRef === order.betRef && known.asked === lineOf(order)
  return isSameLine && (known.digest === null || known.digest === digestOf(order))
}

/**
 * References, amounts and what is to become of the bet, in one line. It never changes: nodes of the
 * release before read it too.
 */
export function lineOf(order: Order): string {
  if (order.kind === 'make')
    return [
      'make',
      order.session.playerId,
      order.bet.amount,
      order.bet.currency,
      order.bet.odds,
    ].join(' ')
  if (order.kind === 'settle')
    return ['settle', order.result, order.amount, order.stakeClosed ?? ''].join(' ')
  return order.kind === 'rollback' ? `rollback ${order.original}` : order.kind
}

/**
 * Returns a digest (SHA-256 in base64url) of all parts of an order that its line does not hold;
 * null where the line holds all.
 */
export function digestOf(order: Order): string | null {
  const rest = restOf(order)
  return rest && hash('sha256', JSON.stringify(rest), 'base64url')
}

function restOf(order: Order): readonly unknown[] | null {
  if (order.kind === 'discard') return [order.reason]
  // The words of a result are for people: a book may put them otherwise the next time.
  if (order.kind === 'settle') return order.legs.map(({ id, result }) => [id, result])
  if (order.kind !== 'make') return null
  const { type, lines, eachWay, potentialReturn, freeBetId = null, replaces = null } = order.bet
  const legs = order.bet.legs.map(
    ({ id, eventId, sport, competition, event, market, outcome, odds, live, startsAt }) => [
      id,
      eventId,
      sport,
      competition,
      event,
      market,
      outcome,
      odds,
      live,
      startsAt,
    ],
  )
  return [type, lines, eachWay, potentialReturn, freeBetId, replaces, legs]
}
