import { expect, test } from 'vitest'
import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'

/** The answer of a dialect, in words that all dialects share. `code` is null for what was done. */
export interface DialectAnswer {
  code: string | null
}

/** A book that speaks one dialect with the casino, for one player with 1,000.00 and more. */
export interface Book {
  make(
    bet: string,
    amount: number,
    change?: {
      currency?: string
      player?: string
      startsAt?: Date
      legs?: readonly object[]
      freeBet?: string
    },
  ): Promise<DialectAnswer>
  commit(bet: string): Promise<DialectAnswer>
  discard(bet: string): Promise<DialectAnswer>
  win(bet: string, id: string, amount: number): Promise<DialectAnswer>
  lost(bet: string, id: string): Promise<DialectAnswer>
  refund(bet: string, id: string, amount: number): Promise<DialectAnswer>
  rollback(bet: string, id: string, original: string): Promise<DialectAnswer>
  /** Sends a correct call with a signature by another key. */
  forged(): Promise<DialectAnswer>
}

export interface Setting {
  book(): Book
  /** The dialect's own word for a refusal. */
  codeOf(refusal: SportsWalletErrorCode | 'PLAYER_UNKNOWN' | 'FORGED'): string
  purses(): Promise<{ real: bigint; held: bigint }>
  /** Takes money out of the player's purse, as a game would. */
  spend(amount: bigint): Promise<void>
  /** The player may not bet until it is called with true. */
  allow(active: boolean): Promise<void>
  limit(reached: boolean): Promise<void>
  /** False for a dialect whose rollback does not name what it undoes: it takes back what stands. */
  namesOriginals?: boolean
}

/** Tests that every dialect passes, whatever its words: the same stories move the same money. */
export function keepsTheContract(of: Setting): void {
  const book = () => of.book()
  async function moved(work: () => Promise<unknown>) {
    const before = await of.purses()
    await work()
    const after = await of.purses()
    return [Number(after.real - before.real), Number(after.held - before.held)]
  }
  const taken = async (bet: string, amount: number) => {
    expect((await book().make(bet, amount)).code).toBe(null)
    expect((await book().commit(bet)).code).toBe(null)
  }

  test('a stake is held when the bet is made, once, and is the casino’s when it is taken', async () => {
    expect(await moved(() => Promise.all([1, 2, 3].map(() => book().make('a', 500))))).toEqual([
      -500, 500,
    ])
    expect(await moved(() => Promise.all([1, 2].map(() => book().commit('a'))))).toEqual([0, -500])
  })

  test('the same id with another amount is refused', async () => {
    await book().make('b', 500)
    expect(
      await moved(async () =>
        expect((await book().make('b', 501)).code).toBe(of.codeOf('DUPLICATE_TRANSACTION')),
      ),
    ).toEqual([0, 0])
    await book().discard('b')
  })

  test('a discard gives the stake back, and one that comes first stops the bet', async () => {
    expect(
      await moved(() =>
        inOrder([
          () => book().make('c', 500),
          () => book().discard('c'),
          () => book().discard('c'),
        ]),
      ),
    ).toEqual([0, 0])
    expect((await book().discard('d')).code).toBe(null)
    expect(
      await moved(async () =>
        expect((await book().make('d', 500)).code).toBe(of.codeOf('BET_DISCARDED')),
      ),
    ).toEqual([0, 0])
  })

  test('a bet that is settled before it is committed is paid all the same, and the late commit changes nothing', async () => {
    await book().make('e', 500)
    expect(await moved(() => book().win('e', 'e/win', 900))).toEqual([900, -500])
    expect(await moved(async () => expect((await book().commit('e')).code).toBe(null))).toEqual([
      0, 0,
    ])
  })

  test('a win is paid once, whether it comes again with the same id or with another', async () => {
    await taken('f', 500)
    expect(
      await moved(() => Promise.all([1, 2, 3].map(() => book().win('f', 'f/win', 1000)))),
    ).toEqual([1000, 0])
    expect(await moved(() => book().win('f', 'f/again', 1000))).toEqual([0, 0])
  })

  test('a refund gives the stake back once', async () => {
    await taken('g', 500)
    expect(
      await moved(() => inOrder([1, 2].map(() => () => book().refund('g', 'g/r', 500)))),
    ).toEqual([500, 0])
  })

  test('a half-won and a half-lost slip return what the book says', async () => {
    await taken('h', 400)
    await taken('i', 400)
    expect(
      await moved(() =>
        inOrder([() => book().win('h', 'h/half', 600), () => book().win('i', 'i/half', 200)]),
      ),
    ).toEqual([800, 0])
  })

  test('win, rollback, win, rollback, refund, rollback, lost ends with the stake lost', async () => {
    const story = async () => {
      await taken('j', 500)
      for (const id of ['j/1', 'j/2']) {
        await book().win('j', id, 900)
        await book().rollback('j', `${id}/undo`, id)
      }
      await book().refund('j', 'j/3', 500)
      await book().rollback('j', 'j/3/undo', 'j/3')
      expect((await book().lost('j', 'j/4')).code).toBe(null)
    }
    expect(await moved(story)).toEqual([-500, 0])
  })

  test.runIf(of.namesOriginals ?? true)('a win whose rollback came first is not paid', async () => {
    await taken('k', 500)
    await book().rollback('k', 'k/undo', 'k/win')
    expect(await moved(() => book().win('k', 'k/win', 900))).toEqual([0, 0])
    expect(await moved(() => book().lost('k', 'k/lost'))).toEqual([0, 0])
  })

  test('a win that has been spent is taken back as far as the player has it', async () => {
    await taken('l', 500)
    await book().win('l', 'l/win', 900)
    const { real } = await of.purses()
    await of.spend(real - 300n)
    expect(await moved(() => book().rollback('l', 'l/undo', 'l/win'))).toEqual([-300, 0])
    await of.spend(-real)
    await book().lost('l', 'l/lost')
  })

  test.each([
    ['a player who may not bet', () => of.allow(false), () => of.allow(true), 'PLAYER_DISABLED'],
    ['a player at a limit', () => of.limit(true), () => of.limit(false), 'LIMIT_REACHED'],
  ] as const)('%s is refused, and open bets are settled', async (name, begin, end, code) => {
    await taken(`m/${code}`, 500)
    await begin()
    expect(
      await moved(async () =>
        expect((await book().make(`n/${code}`, 500)).code, name).toBe(of.codeOf(code)),
      ),
    ).toEqual([0, 0])
    expect(await moved(() => book().win(`m/${code}`, `m/${code}/win`, 900))).toEqual([900, 0])
    await end()
  })

  test.each([
    ['more than there is', 90_000_000, {}, 'INSUFFICIENT_FUNDS'],
    ['another currency', 100, { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an unknown player', 100, { player: 'somebody-else-entirely' }, 'PLAYER_UNKNOWN'],
    [
      'an event that has started',
      100,
      { startsAt: new Date('2026-01-01T00:00:00Z') },
      'EVENT_STARTED',
    ],
    ['no legs', 100, { legs: [] }, 'BAD_REQUEST'],
    ['a stake of nothing', 0, {}, 'BAD_REQUEST'],
  ] as const)('a bet of %s is refused and moves nothing', async (name, amount, change, code) => {
    expect(
      await moved(async () =>
        expect((await book().make(`o/${code}/${amount}`, amount, change)).code, name).toBe(
          of.codeOf(code),
        ),
      ),
    ).toEqual([0, 0])
  })

  test('a bet that is unknown is not settled, and a wrong signature learns nothing', async () => {
    expect((await book().win('nothing', 'nothing/win', 100)).code).toBe(of.codeOf('BET_MISSING'))
    expect(
      await moved(async () => expect((await book().forged()).code).toBe(of.codeOf('FORGED'))),
    ).toEqual([0, 0])
  })

  test('100 bets at once are taken as far as the money goes', async () => {
    const { real } = await of.purses()
    const bets = Array.from({ length: 100 }, (_, at) => `rush${at}`)
    const each = Number(real / 60n)
    const answers = await Promise.all(bets.map((bet) => book().make(bet, each)))
    const left = (await of.purses()).real
    expect(left).toBeLessThan(BigInt(each))
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([null, of.codeOf('INSUFFICIENT_FUNDS')]),
    )
    await Promise.all(bets.map((bet) => book().discard(bet)))
    expect((await of.purses()).real).toBe(real)
  })
}

async function inOrder(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const call of calls) await call()
}
