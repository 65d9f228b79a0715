import { sweepWithdrawals } from '../src/payments/callbacks/sweep.ts'
import { settleDeposit } from '../src/payments/deposits/deposit-settlement.ts'
import { startWithdrawal } from '../src/payments/withdrawals/withdrawal.ts'
import type { Bed } from './payments.ts'

/** Opens the first steps of tests of withdrawals; `of` returns the bed of each test. */
export function openWithdrawals(of: () => Bed) {
  /** A player who has paid 50.00 by card. */
  async function payingPlayer(): Promise<string> {
    const bed = of()
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { state: 'paid', instrument: '•••• 4242' }),
      'callback',
    )
    return player
  }

  const withdraw = (playerId: string, amount = 3000n, key = of().deps.ids.newId()) =>
    startWithdrawal(of().deps, of().methods, {
      playerId,
      key,
      methodId: 'card',
      requestId: 'test',
      amount,
    })

  /** A withdrawal that is with the provider. */
  async function sent(playerId: string): Promise<string> {
    const { id } = await withdraw(playerId)
    of().deps.clock.advance(61_000)
    await sweepWithdrawals(of().deps)
    return id
  }

  return { payingPlayer, withdraw, sent }
}
