import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import type { Command, Status } from './money-commands.ts'

export interface Player {
  real: number
  held: number
  status: Status
  tokenEndsAt: number
  checkDueAt: number
}

interface Round {
  player: Player
  state: 'open' | 'ROUND_CLOSED' | 'ROUND_ROLLED_BACK'
  bets: number
  won: number
}

interface Transaction {
  kind: 'bet' | 'win' | 'rollback'
  player: Player
  round: string
  amount: number
  moved: number
  original: string | null
}

interface Table {
  rounds: Map<string, Round>
  transactions: Map<string, Transaction>
}

/** The part of the model that orders of the wallet read and change. */
export interface WalletModel {
  now: number
  table: Table
}

type Order = Extract<Command, { do: 'play' | 'rollback' | 'close' }>

export const newTable = (): Table => ({ rounds: new Map(), transactions: new Map() })

/**
 * The rules of the seamless wallet for real money: the balance, or why not; all of an order or
 * nothing.
 */
export function walletAnswer(model: WalletModel, player: Player, order: Order): string {
  const before = { real: player.real, table: model.table }
  // A draft, to be thrown away when one of the actions cannot be done.
  model.table = {
    rounds: new Map([...before.table.rounds].map(([ref, round]) => [ref, { ...round }])),
    transactions: new Map(before.table.transactions),
  }
  const round = model.table.rounds.get(order.round)
  const code =
    round && round.player !== player ? 'DUPLICATE_TRANSACTION' : carryOut(model, player, order)
  if (code === null) return String(player.real)
  model.table = before.table
  player.real = before.real
  return code
}

function carryOut(model: WalletModel, player: Player, order: Order): WalletErrorCode | null {
  const { rounds } = model.table
  if (order.do === 'rollback') return rollBack(model.table, player, order)
  if (order.do === 'close' && !rounds.has(order.round)) return 'BET_MISSING'
  for (const action of order.do === 'play' ? order.actions : []) {
    const code = act(model, player, order.round, action)
    if (code) return code
  }
  const round = rounds.get(order.round)
  if ((order.do === 'close' || order.close) && round?.state === 'open') round.state = 'ROUND_CLOSED'
  return null
}

function act(
  model: WalletModel,
  player: Player,
  round: string,
  action: PlayAction,
): WalletErrorCode | null {
  const { transactions, rounds } = model.table
  const { action: kind, id, amount } = action
  const own = { kind, player, round, amount, original: null }
  const known = transactions.get(id)
  if (known) return isSame(known, own) && known.amount === amount ? null : 'DUPLICATE_TRANSACTION'
  const undone = undoing(model.table, id)
  if (undone && !isSame(undone, { ...own, kind: 'rollback' })) return 'DUPLICATE_TRANSACTION'
  if (!undone) {
    const code = kind === 'bet' ? refusalOfBet(model, player) : null
    const existing = rounds.get(round)
    if (code) return code
    if (existing && existing.state !== 'open') return existing.state
    if (kind === 'bet' && player.real < amount) return 'INSUFFICIENT_FUNDS'
    if (kind === 'win' && !existing?.bets && !('reason' in action && action.reason))
      return 'BET_MISSING'
    const at = existing ?? { player, state: 'open' as const, bets: 0, won: 0 }
    rounds.set(round, at)
    if (kind === 'bet') at.bets++
    else at.won += amount
    player.real += kind === 'bet' ? -amount : amount
  }
  transactions.set(id, { ...own, moved: undone ? 0 : amount })
  return null
}

function refusalOfBet({ now }: WalletModel, player: Player): WalletErrorCode | null {
  if (player.tokenEndsAt <= now) return 'TOKEN_EXPIRED'
  if (player.status !== 'active') return 'PLAYER_DISABLED'
  return player.checkDueAt <= now ? 'LIMIT_REACHED' : null
}

/**
 * Once for what it undoes; of something unknown it is remembered; a bet that was won on stays until
 * the win is undone.
 */
function rollBack(
  table: Table,
  player: Player,
  { round, ref, original }: Extract<Order, { do: 'rollback' }>,
): WalletErrorCode | null {
  const own = { kind: 'rollback' as const, player, round, original }
  const known = table.transactions.get(ref)
  if (known)
    return isSame(known, own) && known.original === original ? null : 'DUPLICATE_TRANSACTION'
  const before = undoing(table, original)
  if (before) return isSame(before, own) ? null : 'DUPLICATE_TRANSACTION'
  const target = table.transactions.get(original)
  if (ref === original || target?.kind === 'rollback') return 'BAD_REQUEST'
  if (target && !isSame(target, { ...own, kind: target.kind })) return 'DUPLICATE_TRANSACTION'
  const at = table.rounds.get(round) ?? {
    player,
    state: 'ROUND_ROLLED_BACK' as const,
    bets: 0,
    won: 0,
  }
  if (target?.kind === 'bet') {
    if (at.won > 0) return 'ROUND_CLOSED'
    if (--at.bets === 0) at.state = 'ROUND_ROLLED_BACK'
    player.real += target.moved
  } else if (target) {
    if (player.real < target.moved) return 'INSUFFICIENT_FUNDS'
    at.won -= target.moved
    player.real -= target.moved
  }
  table.rounds.set(round, at)
  table.transactions.set(ref, { ...own, amount: target?.amount ?? 0, moved: 0 })
  return null
}

const undoing = ({ transactions }: Table, original: string) =>
  [...transactions.values()].find((each) => each.original === original)

function isSame(
  known: Transaction,
  { kind, player, round }: Pick<Transaction, 'kind' | 'player' | 'round'>,
): boolean {
  return known.kind === kind && known.player === player && known.round === round
}
