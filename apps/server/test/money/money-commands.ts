import fc from 'fast-check'
import type { PlayAction } from '#contracts/wallet-api.ts'

export type Status = 'active' | 'excluded' | 'blocked'
/** A provider's report of a payment: as agreed, of a cent less, or in another currency. */
export interface Claim {
  state: 'started' | 'pending' | 'paid' | 'failed'
  lie: 'none' | 'less' | 'foreign'
}

/**
 * Something that happens. Players and payments are named by numbers, which go round among those
 * that there are.
 */
export type Command =
  | { do: 'register' }
  | { do: 'stand'; player: number; status: Status }
  | { do: 'sit' | 'acknowledge'; player: number }
  | { do: 'deposit'; player: number; key: number; amount: number; down: boolean }
  | { do: 'withdraw'; player: number; key: number; amount: number }
  | { do: 'return'; player: number; payment: number; down: boolean }
  | { do: 'cancel'; player: number; payment: number }
  /**
   * The provider changes its mind, and reports it at once, by its last message once more, or not at
   * all.
   */
  | { do: 'report'; payment: number; claim: Claim; delivery: 'now' | 'as before' | 'never' }
  | { do: 'play'; player: number; round: string; actions: PlayAction[]; close: boolean }
  | { do: 'rollback'; player: number; round: string; ref: string; original: string }
  | { do: 'close'; player: number; round: string }
  | { do: 'clock'; hours: number }
  | { do: 'sweep'; down: boolean }

const player = fc.nat(2)
const payment = fc.nat(7)
const down = fc.nat(7).map((chance) => chance === 0)
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1000, max: 9000 }) },
  { weight: 1, arbitrary: fc.constantFrom(999, 500_001) },
)
const claim: fc.Arbitrary<Claim> = fc.record({
  state: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'pending', 'started'),
  lie: fc.constantFrom('none', 'none', 'none', 'none', 'less', 'foreign'),
})

const often = <Value>(usual: Value, odd: Value) =>
  fc.nat(15).map((chance) => (chance === 0 ? odd : usual))
/** A few amounts, so that some repeats are the same and some are not. */
const stake = fc.constantFrom(0, 300, 300, 300, 2000)

/**
 * Orders of a game about a few rounds of each player, with a few references in each, so that much
 * comes twice, late or too early.
 */
const order: fc.Arbitrary<Command> = fc
  .tuple(fc.nat(2), fc.nat(3), fc.nat(11))
  .chain(([player, number, kind]): fc.Arbitrary<Command> => {
    const round = often(`${player}-${number}`, `0-${number}`)
    const ref = fc.nat(2).map((slot) => `${player}-${number}-${slot}`)
    const won = ref.map((bet) => `${bet}-won`)
    const undoing = fc.oneof(ref, won).map((undone) => `undoing-${undone}`)
    const own = { player: fc.constant(player), round }
    if (kind === 0) return fc.record({ do: fc.constant('close'), ...own })
    if (kind < 3) {
      const original = fc.oneof(
        { weight: 10, arbitrary: ref },
        { weight: 5, arbitrary: won },
        { weight: 1, arbitrary: undoing },
      )
      const by = fc.oneof({ weight: 15, arbitrary: undoing }, { weight: 1, arbitrary: ref })
      return fc.record({ do: fc.constant('rollback'), ...own, ref: by, original })
    }
    const bet: fc.Arbitrary<PlayAction> = fc.record({
      action: fc.constant('bet'),
      id: ref,
      amount: stake,
    })
    const reason = fc.constantFrom('promo', 'free_round', 'jackpot')
    const win: fc.Arbitrary<PlayAction> = fc.record(
      { action: fc.constant('win'), id: won, amount: stake, reason },
      { requiredKeys: ['action', 'id', 'amount'] },
    )
    const actions = fc.array(fc.oneof(bet, bet, win), { minLength: 1, maxLength: 3 })
    return fc.record({ do: fc.constant('play'), ...own, actions, close: often(false, true) })
  })

type Other = Exclude<Command, { round: string }>['do']
/** Frequency of the other commands, and their parts. */
const KINDS: { [Kind in Other]: [weight: number, rest: Record<string, fc.Arbitrary<unknown>>] } = {
  register: [1, {}],
  stand: [3, { player, status: fc.constantFrom('active', 'active', 'excluded', 'blocked') }],
  sit: [5, { player }],
  acknowledge: [5, { player }],
  deposit: [10, { player, key: fc.nat(9), amount, down }],
  withdraw: [8, { player, key: fc.nat(9), amount }],
  return: [4, { player, payment, down }],
  cancel: [4, { player, payment }],
  report: [
    20,
    {
      payment: fc.nat(19),
      claim,
      delivery: fc.constantFrom('now', 'now', 'now', 'as before', 'never'),
    },
  ],
  clock: [2, { hours: fc.constantFrom(1, 5, 13, 80) }],
  sweep: [6, { down }],
}

export const command = fc.oneof(
  { weight: 50, arbitrary: order },
  ...Object.entries(KINDS).map(([kind, [weight, rest]]) => ({
    weight,
    arbitrary: fc.record({ do: fc.constant(kind), ...rest }) as unknown as fc.Arbitrary<Command>,
  })),
)
