import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { fromMajor, toMajor } from '../kit/money.ts'
import { Refusal } from '../kit/refusal.ts'
import {
  creditHeldDeposit,
  type HeldDeposit,
  type HeldDepositDeps,
  listHeldDeposits,
  returnHeldDeposit,
} from '../payments/deposits/held-deposit.ts'
import { listFailedRefunds, settleRefundByHand } from '../payments/deposits/refund.ts'
import { makeNoun } from './noun.ts'
import {
  type Because,
  because,
  readArgs,
  readBecause,
  subjectId,
  usageOf,
} from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'

export type PaymentActsDeps = HeldDepositDeps & { db: Database }

const DEPOSIT_USAGE = [
  'npm run operator -- deposits [--json]',
  'npm run operator -- deposits credit ID --amount NUMBER --by NAME --reason TEXT [--json]',
  'npm run operator -- deposits return ID --by NAME --reason TEXT [--json]',
]
const REFUND_USAGE = [
  'npm run operator -- refunds [--json]',
  'npm run operator -- refunds paid ID --by NAME --reason TEXT [--json]',
]

const depositCommand = v.variant('act', [
  v.strictObject({ act: v.literal('list') }),
  v.strictObject({
    act: v.literal('credit'),
    id: subjectId,
    amount: v.pipe(v.string(), v.maxLength(32)),
    ...because,
  }),
  v.strictObject({ act: v.literal('return'), id: subjectId, ...because }),
])
type DepositCommand = v.InferOutput<typeof depositCommand>

const refundCommand = v.variant('act', [
  v.strictObject({ act: v.literal('list') }),
  v.strictObject({ act: v.literal('paid'), id: subjectId, ...because }),
])
type RefundCommand = v.InferOutput<typeof refundCommand>

/**
 * `npm run operator -- deposits`: lists those that are held, and decides about one. Amounts are
 * exact decimals.
 */
export const depositNoun = makeNoun({
  usage: DEPOSIT_USAGE,
  schema: depositCommand,
  read(args): { command: DepositCommand; asJson: boolean } {
    const { positionals, values } = readArgs(args, { amount: { type: 'string' } }, DEPOSIT_USAGE)
    const [act, id, ...rest] = positionals
    if (act === undefined) return { command: { act: 'list' }, asJson: values.json }
    if (id === undefined || rest.length > 0) throw usageOf(DEPOSIT_USAGE)
    if (act === 'return')
      return { command: { act, id, ...readBecause(values) }, asJson: values.json }
    if (act !== 'credit') throw usageOf(DEPOSIT_USAGE)
    if (values.amount === undefined)
      throw new OperatorMistake(
        'Say what the deposit is worth in its own currency: --amount NUMBER',
      )
    return {
      command: { act, id, amount: values.amount, ...readBecause(values) },
      asJson: values.json,
    }
  },
  async carryOut(deps: PaymentActsDeps, command) {
    if (command.act !== 'list') await decide(deps, command)
    return { held: (await listHeldDeposits(deps)).map(heldDeposit) }
  },
  lines: ({ held }) =>
    held.length === 0
      ? ['No deposit is held.']
      : held.map(
          ({ id, player, provider, asked, received, since, flags }) =>
            `${id}  player ${player ?? 'unknown'}  ${provider}  asked ${asked}  received ${received}  since ${since}  ${flags.join(', ')}`,
        ),
})

/**
 * `npm run operator -- refunds`: those that their provider could not pay, and that one was paid by
 * another way.
 */
export const refundNoun = makeNoun({
  usage: REFUND_USAGE,
  schema: refundCommand,
  read(args): { command: RefundCommand; asJson: boolean } {
    const { positionals, values } = readArgs(args, {}, REFUND_USAGE)
    const [act, id, ...rest] = positionals
    if (act === undefined) return { command: { act: 'list' }, asJson: values.json }
    if (act !== 'paid' || id === undefined || rest.length > 0) throw usageOf(REFUND_USAGE)
    return { command: { act, id, ...readBecause(values) }, asJson: values.json }
  },
  async carryOut(deps: PaymentActsDeps, command) {
    if (command.act === 'paid') {
      const { id, by, reason } = command
      await refusalAsMistake(() =>
        deps.db.transaction(async (tx) => {
          await settleRefundByHand(tx, deps, id)
          await recordOperatorAct(tx, deps, {
            act: 'refunds paid',
            subject: id,
            by,
            reason,
            before: { state: 'failed' },
            after: { state: 'paid' },
          })
        }),
      )
    }
    const failed = await listFailedRefunds(deps)
    return {
      failed: failed.map(({ deposit_id, provider_id, amount, currency, settled_at }) => ({
        id: deposit_id,
        provider: provider_id,
        amount: `${toMajor(amount, currency)} ${currency}`,
        since: settled_at?.toISOString() ?? null,
      })),
    }
  },
  lines: ({ failed }) =>
    failed.length === 0
      ? ['No refund has failed.']
      : failed.map(
          ({ id, provider, amount, since }) => `${id}  ${provider}  ${amount}  since ${since}`,
        ),
})

async function decide(
  deps: PaymentActsDeps,
  command: Because & Exclude<DepositCommand, { act: 'list' }>,
): Promise<void> {
  const { act, id, by, reason } = command
  await refusalAsMistake(() =>
    deps.db.transaction(async (tx) => {
      const after =
        command.act === 'credit'
          ? await creditHeldDeposit(tx, deps, id, (currency) => worthOf(command.amount, currency))
          : await returnHeldDeposit(tx, deps, id)
      const credited = after.credited === null ? null : toMajor(after.credited, after.currency)
      await recordOperatorAct(tx, deps, {
        act: `deposits ${act}`,
        subject: id,
        by,
        reason,
        before: { state: 'held' },
        after: { state: after.state, credited },
      })
    }),
  )
}

function worthOf(amount: string, currency: string): bigint {
  const worth = fromMajor(amount, currency)
  if (worth <= 0n)
    throw new OperatorMistake(
      'A deposit is worth more than nothing. What came to nothing is returned.',
    )
  return worth
}

const SENTENCES: Readonly<Record<string, string>> = {
  deposit_unknown:
    'There is no such deposit. npm run operator -- deposits lists those that are held.',
  deposit_not_held: 'The deposit is not held.',
  deposit_of_no_player: 'The deposit belongs to no player: it can only be returned.',
  money_frozen: 'The currency of the deposit is frozen.',
  refund_unknown:
    'There is no such refund. npm run operator -- refunds lists those that have failed.',
  refund_not_failed: 'The refund has not failed.',
  bad_input: '--amount takes a number with the digits of the currency, such as 12.34.',
}

async function refusalAsMistake(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof Refusal)
      throw new OperatorMistake(SENTENCES[error.code] ?? `The casino refused: ${error.code}.`)
    throw error
  }
}

function heldDeposit(row: HeldDeposit) {
  const {
    id,
    player_id,
    provider_id,
    amount,
    currency,
    confirmed,
    confirmed_currency,
    settled_at,
    flags,
  } = row
  return {
    id,
    player: player_id,
    provider: provider_id,
    asked: `${toMajor(amount, currency)} ${currency}`,
    received: `${toMajor(confirmed ?? 0n, confirmed_currency ?? currency)} ${confirmed_currency ?? currency}`,
    since: settled_at?.toISOString() ?? null,
    flags,
  }
}
