import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { openVisitor, somebody } from '#testkit/visitor.ts'
import { settleDeposit } from './deposit.ts'
import type { PaymentReport } from './providers/provider.ts'
import { sweepRefunds } from './refund.ts'

/** Each rule of 0007_quick_deposit.sql, broken past all code that would have kept it. */

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const run = (sql: string, values: unknown[] = []) => bed.db.run('', sql, values)
const setDeposit = (id: string, change: string) => run(`update deposit set ${change} where id = $1`, [id])
const setSession = (id: string, change: string) => run(`update pay_n_play set ${change} where deposit_id = $1`, [id])
const setRefund = (id: string, change: string) => run(`update deposit_refund set ${change} where deposit_id = $1`, [id])

/** A visitor's quick deposit of 50 EUR about which the provider has said these things. */
async function quickDeposit(...said: Partial<PaymentReport>[]): Promise<string> {
  const { depositId } = await openVisitor(bed).pay()
  for (const report of said) await settleDeposit(bed.deps, bed.provider.say(depositId, { reason: null, ...report }), 'callback')
  return depositId
}
const paid = () => quickDeposit({ state: 'paid' })

/** A quick deposit that its payer has registered for. */
async function claimed() {
  const visitor = openVisitor(bed)
  const { id, depositId } = await visitor.pay()
  const person = somebody()
  await settleDeposit(bed.deps, bed.provider.say(depositId, { state: 'paid', person }), 'callback')
  await visitor.check(id)
  await visitor.register(id)
  return { depositId, person }
}

/** A quick deposit whose money goes back, as far as the provider has got with it. */
async function refunded(state: 'due' | 'paid') {
  const depositId = await paid()
  bed.deps.clock.advance(2 * 3_600_000)
  await sweepRefunds(bed.deps)
  if (state === 'due') return depositId
  bed.provider.say(`refund-${depositId}`, { state: 'paid' })
  bed.deps.clock.advance(60_000)
  await sweepRefunds(bed.deps)
  return depositId
}

function insertRefund(depositId: string, change: { amount?: bigint; currency?: string; provider?: string } = {}) {
  const { amount = 5000n, currency = 'EUR', provider = 'cashier' } = change
  return run(
    `insert into deposit_refund (deposit_id, provider_id, currency, amount, cause, decided_at) values ($1, $2, $3, $4, 'underage', now())`,
    [depositId, provider, currency, amount],
  )
}

describe('of a deposit the database refuses', () => {
  test('that it is nobody’s, unless it is a quick one', async () => {
    await expect(setDeposit(await quickDeposit(), "channel = 'account'")).rejects.toThrow('deposit_of_nobody')
  })

  test.each(["state = 'failed', credited = null", "settled_at = now() + interval '1 day'"])('%s, once it is paid', async (change) => {
    await expect(setDeposit(await paid(), change)).rejects.toThrow('final')
  })

  test('that what is held is credited', async () => {
    const id = await quickDeposit({ state: 'paid', currency: 'SEK' })
    await expect(setDeposit(id, "state = 'failed'")).rejects.toThrow('final')
  })

  test.each(['started', 'pending'])('%s, once it has failed', async (state) => {
    await expect(setDeposit(await quickDeposit({ state: 'failed' }), `state = '${state}'`)).rejects.toThrow('only a late payment')
  })

  test.each(['amount = 1', "currency = 'SEK'", "provider_id = 'brite'"])('another one: %s', async (change) => {
    await expect(setDeposit(await quickDeposit(), change)).rejects.toThrow('another one')
  })

  test.each(["player_id = 'somebody'", 'player_id = null'])('another owner than it has: %s', async (change) => {
    const { depositId } = await claimed()
    await expect(setDeposit(depositId, change)).rejects.toThrow('another one')
  })

  test('an owner, once it is given back', async () => {
    await expect(setDeposit(await refunded('due'), "player_id = 'somebody'")).rejects.toThrow('is given back')
  })

  test('an owner, while its money waits for nobody', async () => {
    const id = await paid()
    await expect(setDeposit(id, "player_id = 'somebody'")).rejects.toThrow('not claimed')
    await setSession(id, "ending = 'claimed', ended_at = now()")
    await expect(setDeposit(id, "player_id = 'somebody'"), 'the money has not moved').rejects.toThrow('not claimed')
  })
})

describe('of a quick deposit the database refuses', () => {
  const insert = (depositId: string, hash: string, browserHash = hash) =>
    run(
      `insert into pay_n_play (deposit_id, id_hash, browser_hash, language, opened_at, expires_at) values ($1, $2, $3, 'en', now(), now())`,
      [depositId, Buffer.from(hash), Buffer.from(browserHash)],
    )
  const hashOfLength = (length: number) => bed.deps.ids.newId().padEnd(length, '-').slice(-length)

  /** A nobody's deposit of which only its own row is there. */
  async function bare(): Promise<string> {
    const id = await quickDeposit()
    await run('delete from pay_n_play where deposit_id = $1', [id])
    return id
  }

  test('a secret that another one has', async () => {
    const hash = hashOfLength(32)
    await insert(await bare(), hash)
    await expect(insert(await bare(), hash)).rejects.toThrow('pay_n_play_id_shared')
  })

  test('a secret whose hash is none', async () => {
    await expect(insert(await bare(), hashOfLength(31), hashOfLength(32))).rejects.toThrow('pay_n_play_short_hash')
    await expect(insert(await bare(), hashOfLength(32), hashOfLength(31))).rejects.toThrow('pay_n_play_short_hash')
  })

  test.each([
    ["verdict = 'perhaps', decided_at = now()", 'pay_n_play_odd_verdict'],
    ["verdict = 'register'", 'pay_n_play_undated_verdict'],
    ['decided_at = now()', 'pay_n_play_undated_verdict'],
    ["verdict = 'refuse', decided_at = now()", 'pay_n_play_refused_without_reason'],
    ["verdict = 'register', refusal = 'underage', decided_at = now()", 'pay_n_play_refused_without_reason'],
    ["refusal = 'underage'", 'pay_n_play_refused_without_reason'],
    ["ending = 'lost', ended_at = now()", 'pay_n_play_odd_ending'],
    ["ending = 'refunded'", 'pay_n_play_undated_ending'],
    ['ended_at = now()', 'pay_n_play_undated_ending'],
    ["verdict = 'refuse', refusal = 'underage', decided_at = now(), ending = 'claimed', ended_at = now()", 'pay_n_play_claimed_by_refused'],
    ["ending = 'claimed', ended_at = now()", 'pay_n_play_claimed_by_refused'],
  ])('%s', async (change, rule) => {
    await expect(setSession(await quickDeposit(), change)).rejects.toThrow(rule)
  })

  test.each(["verdict = 'login'", "person = '{}'", 'verdict = null, decided_at = null'])('another decision: %s', async (change) => {
    await expect(setSession(await paid(), change)).rejects.toThrow('has been decided')
  })

  test.each(["verdict = 'register', refusal = null", "refusal = 'too_late'"])('that a refusal is taken back: %s', async (change) => {
    const id = await quickDeposit({ state: 'pending', person: somebody({ country: 'US' }) })
    await expect(setSession(id, change)).rejects.toThrow('has been decided')
  })

  test('that somebody who has registered is refused', async () => {
    const { depositId } = await claimed()
    await expect(setSession(depositId, "verdict = 'refuse', refusal = 'underage'")).rejects.toThrow('has been decided')
  })

  test.each(['delivered_at = null', "delivered_at = now() + interval '1 day'"])('that it is told again: %s', async (change) => {
    const { depositId } = await claimed()
    await expect(setSession(depositId, change)).rejects.toThrow('has been delivered')
  })

  test.each(["ending = 'refunded'", 'ending = null, ended_at = null'])('another end than it had: %s', async (change) => {
    const { depositId } = await claimed()
    await expect(setSession(depositId, change)).rejects.toThrow('has ended')
  })

  test.each(['id_hash = sha256(id_hash)', 'browser_hash = sha256(browser_hash)', "expires_at = expires_at + interval '1 second'"])(
    'another browser or a longer life: %s',
    async (change) => {
      await expect(setSession(await quickDeposit(), change)).rejects.toThrow('another one')
    },
  )
})

describe('of a refund the database refuses', () => {
  test.each([
    ['has not been paid', () => quickDeposit()],
    ['has failed', () => quickDeposit({ state: 'failed' })],
    ['is held', () => quickDeposit({ state: 'paid', currency: 'SEK' })],
    ['has an owner', async () => (await claimed()).depositId],
  ])('that it gives back what %s', async (_what, deposit) => {
    await expect(insertRefund(await deposit())).rejects.toThrow('nothing to give back')
  })

  test.each([{ amount: 5001n }, { amount: 4999n }, { currency: 'SEK' }, { provider: 'brite' }])(
    'that it is not what came in: %o',
    async (change) => {
      await expect(insertRefund(await paid(), change)).rejects.toThrow('nothing to give back')
    },
  )

  test('a second one', async () => {
    await expect(insertRefund(await refunded('due'))).rejects.toThrow('deposit_refund_pkey')
  })

  test.each(['amount = 1', "currency = 'SEK'", "provider_id = 'brite'"])('that it becomes another one: %s', async (change) => {
    await expect(setRefund(await refunded('due'), change)).rejects.toThrow('another one')
  })

  test.each(['due', 'sent', 'failed'])('%s, once it is paid', async (state) => {
    await expect(setRefund(await refunded('paid'), `state = '${state}'`)).rejects.toThrow('final')
  })

  test('that it is paid while the money is still in the books', async () => {
    await expect(setRefund(await refunded('due'), "state = 'paid', ask_at = null")).rejects.toThrow('has not left the books')
  })

  test('a state that is none, and questions after its end', async () => {
    await expect(setRefund(await refunded('due'), "state = 'lost', ask_at = null")).rejects.toThrow('deposit_refund_odd_state')
    await expect(setRefund(await refunded('due'), "state = 'failed'")).rejects.toThrow('deposit_refund_asked_after_its_end')
  })

  test('a payment of the provider that another refund is', async () => {
    const [one, two] = [await refunded('due'), await refunded('due')]
    await expect(setRefund(two, `provider_ref = (select provider_ref from deposit_refund where deposit_id = '${one}')`)).rejects.toThrow(
      'deposit_refund_provider_ref_shared',
    )
  })
})

test('the database refuses that a person is two players', async () => {
  const { person } = await claimed()
  const { depositId } = await claimed()
  const again = `insert into player_identity select 'cashier', $1, player_id, now() from deposit where id = $2`
  await expect(run(again, [person.subject, depositId])).rejects.toThrow('player_identity_pkey')
})

test('the database refuses a player who has joined by no way that there is', async () => {
  const { depositId } = await claimed()
  const change = run("update player set joined_by = 'post' where id = (select player_id from deposit where id = $1)", [depositId])
  await expect(change).rejects.toThrow('player_odd_joining')
})
