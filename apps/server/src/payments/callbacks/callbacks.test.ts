import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testsOnPostgres } from '#testkit/database.ts'
import { type Bed, openBed } from '#testkit/payments.ts'
import { signedRequest } from '#testkit/signed-request.ts'
import { currentCaller } from '../../kit/caller.ts'
import { handleReport } from '../deposits/deposit-inquiry.ts'
import { openHostedPage } from '../providers/hosted-page.ts'
import { takeCallback } from './callback.store.ts'
import { callbackRoutes } from './callbacks.ts'
import { sweepCallbacks } from './sweep.ts'

const NEW_KEY = 'the-key-that-is-in-use-now'
const OLD_KEY = 'the-key-that-is-being-replaced'
let bed: Bed
beforeAll(async () => {
  bed = await openBed()
  const { clock, ids } = bed.deps
  const real = openHostedPage({
    id: 'cashier',
    url: 'http://127.0.0.1:9',
    secrets: [NEW_KEY, OLD_KEY],
    clock,
    ids,
  })
  bed.provider.readCallback = real.readCallback
})
afterAll(() => bed.db.close())

let count = 0
const nowS = () => Math.floor(bed.deps.clock.nowMs() / 1000)

function bodyFor(reference: string, change: object = {}): string {
  const payment = {
    id: `pay_${reference}`,
    reference,
    kind: 'deposit',
    state: 'paid',
    amount: 5000,
    currency: 'EUR',
    ...change,
  }
  return JSON.stringify({ type: 'payment.updated', at: '2026-03-01T12:00:00Z', payment })
}

interface Sent {
  key?: string
  id?: string
  at?: number
  /** Body that arrives, when it is not the one that was signed. */
  arriving?: string
}

async function send(
  body: string,
  { key = NEW_KEY, id = `msg_${++count}`, at = nowS(), arriving = body }: Sent = {},
) {
  const [route] = callbackRoutes(bed.deps)
  const answer = await route?.handle(
    signedRequest({ secret: key, messageId: id, at, body, arriving }),
  )
  return { status: answer?.status, body: answer?.body }
}

async function openDeposit() {
  const player = await bed.newPlayer()
  return { player, ...(await bed.deposit(player)) }
}

describe('P1 a callback', () => {
  test('that the provider signed is settled', async () => {
    const { id, player } = await openDeposit()
    expect(await send(bodyFor(id))).toEqual({ status: 200, body: undefined })
    expect((await bed.purses(player)).real).toBe(5000n)
  })

  test('under the key that is being replaced is settled as well', async () => {
    const { id, player } = await openDeposit()
    expect((await send(bodyFor(id), { key: OLD_KEY })).status).toBe(200)
    expect((await bed.purses(player)).real).toBe(5000n)
  })

  test.each([
    ['with one byte altered', (body: string) => ({ arriving: body.replace('5000', '5001') })],
    ['five minutes and a second old', () => ({ at: nowS() - 301 })],
    ['from five minutes and a second ahead', () => ({ at: nowS() + 301 })],
    ["under another endpoint's key", () => ({ key: 'the-key-of-the-studio' })],
    ['under an id of more than 128 characters', () => ({ id: 'x'.repeat(129) })],
  ])('%s gets 403 and an empty body, and moves nothing', async (_what, how) => {
    const { id, player } = await openDeposit()
    const body = bodyFor(id)
    expect(await send(body, how(body))).toEqual({ status: 403, body: undefined })
    expect((await bed.purses(player)).real).toBe(0n)
  })

  test('that is signed but is no payment gets 403', async () => {
    expect((await send('{"type":"payment.updated"}')).status).toBe(403)
    expect((await send('not json')).status).toBe(403)
  })

  test('that comes again, as it is or with a new id, gets 200 and moves nothing', async () => {
    const { id, player } = await openDeposit()
    const body = bodyFor(id)
    const answers = await Promise.all([
      send(body, { id: 'same' }),
      send(body, { id: 'same' }),
      send(body),
      send(body, { id: 'same' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await bed.purses(player)).real).toBe(5000n)
  })
})

test('P2 a callback for a payout does not settle the deposit of that reference', async () => {
  const { id, player } = await openDeposit()
  expect((await send(bodyFor(id, { kind: 'payout' }))).status).toBe(200)
  expect(await bed.purses(player)).toEqual({ real: 0n, held: 0n })
})

test('P4 a callback about an unknown payment is kept and settled once the payment is known', async () => {
  const { id, player } = await openDeposit()
  await bed.db.run('', 'update deposit set ask_at = null where id = $1', [id])
  await bed.db.transaction((tx) =>
    tx.script(
      `create table hidden as select * from deposit where id = '${id}'; delete from deposit where id = '${id}'`,
    ),
  )
  expect((await send(bodyFor(id))).status).toBe(200)
  await sweepCallbacks(bed.deps)
  expect((await bed.purses(player)).real).toBe(0n)
  await bed.db.transaction((tx) =>
    tx.script('insert into deposit select * from hidden; drop table hidden'),
  )
  await sweepCallbacks(bed.deps)
  await sweepCallbacks(bed.deps)
  expect((await bed.purses(player)).real).toBe(5000n)
})

/** A callback that was kept because its payment was not known. */
async function keep(reference: string, messageId: string): Promise<void> {
  const report = {
    ...bed.provider.setReport(reference, {
      reference,
      kind: 'deposit',
      state: 'paid',
      person: null,
    }),
    amount: '5000',
  }
  await bed.db.run(
    '',
    `insert into payment_callback (provider_id, message_id, reference, report, received_at) values ('cashier', $1, $2, $3, $4)`,
    [...[messageId, reference], JSON.stringify(report), bed.deps.clock.now()],
  )
}

test('P4 many callbacks about unknown payments, and one that cannot be settled, keep no other waiting', async () => {
  const rich = await bed.newPlayer('SEK')
  const frozen = await bed.deposit(rich)
  const { id, player } = await openDeposit()
  await bed.db.run('', "insert into ledger_freeze values ('SEK', 'a test', now())", [])
  for (let each = 0; each < 40; each++)
    await keep(`unknown-${each}`, `before-${String(each).padStart(2, '0')}`)
  await keep(frozen.id, 'before-99')
  await keep(id, 'known')
  let after: Awaited<ReturnType<typeof sweepCallbacks>> = null
  for (let turn = 0; turn < 3; turn++) after = await sweepCallbacks(bed.deps, after)
  expect((await bed.purses(player)).real).toBe(5000n)
  await bed.db.run('', 'delete from ledger_freeze', [])
  await sweepCallbacks(bed.deps, await sweepCallbacks(bed.deps, await sweepCallbacks(bed.deps)))
  expect((await bed.purses(rich)).real).toBe(5000n)
})

test.runIf(testsOnPostgres)(
  'P4 two nodes share kept callbacks: what one is at, the other leaves, and each is settled once',
  async () => {
    const all = [await openDeposit(), await openDeposit(), await openDeposit()]
    await bed.db.run(
      '',
      'update payment_callback set handled_at = received_at where handled_at is null',
      [],
    )
    for (const [at, { id }] of all.entries()) await keep(id, `shared-${at}`)
    const handled = async () => {
      const text =
        "select payment_id from payment_event where source = 'callback' and payment_id = any ($1)"
      return (await bed.db.run<{ payment_id: string }>('', text, [all.map(({ id }) => id)]))
        .map((row) => row.payment_id)
        .sort()
    }
    const taken = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const other = bed.db.transaction(async (tx) => {
      expect(await takeCallback(tx, 'cashier', 'shared-0')).toBe(true)
      taken.resolve()
      await goOn.promise
    })
    await taken.promise
    await Promise.all([sweepCallbacks(bed.deps), sweepCallbacks(bed.deps)])
    expect(await handled()).toEqual(
      all
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    goOn.resolve()
    await other
    await Promise.all([sweepCallbacks(bed.deps), sweepCallbacks(bed.deps)])
    expect(await handled()).toEqual(all.map(({ id }) => id).sort())
  },
)

test('the payer of a settled callback is not kept', async () => {
  const { id } = await openDeposit()
  const person = {
    ...{
      subject: 'subject-1',
      nationalId: '123',
      firstName: 'Lena',
      lastName: 'Quist',
      dateOfBirth: '1990-05-05',
      country: 'DE',
    },
    ...{
      city: null,
      houseNumberAndStreetName: null,
      postCode: null,
      mobileNumber: null,
      email: null,
      gender: null,
    },
  }
  expect((await send(bodyFor(id, { person }))).status).toBe(200)
  const kept = await bed.db.run(
    '',
    `select report::text as text from payment_callback where reference = $1
    union all select report::text from payment_event where payment_id = $1`,
    [id],
  )
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toContain('Quist')
})

test('hints, which any caller can send, make the server request the provider no more than ten times a second', async () => {
  const { id, player } = await openDeposit()
  bed.provider.setReport(id, { state: 'paid' })
  const read = bed.provider.readCallback
  bed.provider.readCallback = () => ({ lookUp: `pay_${id}` })
  try {
    const answers = new Map<number | undefined, number>()
    for (let count = 0; count < 610; count++) {
      const { status } = await send('')
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({ 200: 600, 429: 10 })
  } finally {
    bed.provider.readCallback = read
  }
  expect(await bed.purses(player)).toMatchObject({ real: 5000n })
})

test('hints are counted in the line of their caller, and wallet calls go first', async () => {
  const callers = new Map<string, string | null>()
  const db: typeof bed.db = {
    ...bed.db,
    run(name, text, values) {
      callers.set(name, currentCaller())
      return bed.db.run(name, text, values)
    },
  }
  const hinting = { ...bed.provider, readCallback: () => ({ lookUp: 'pay_none' }) }
  const [route] = callbackRoutes({ ...bed.deps, db, providers: [hinting] })
  const request = signedRequest({ secret: '', messageId: '', at: nowS(), body: '' })
  await route?.handle(request)
  expect(callers.get('rate_limit_take_all')).toBe(request.ip)
})

test('G3 money of a player who has been excluded since the payment began is not taken', async () => {
  const answers: string[] = []
  bed.provider.answer = async (_ref, verdict) => void answers.push(verdict)
  const { id, player } = await openDeposit()
  const report = bed.provider.setReport(id, { awaitsApproval: true })
  await handleReport(bed.deps, report, 'callback')
  bed.become(player, 'excluded')
  await handleReport(bed.deps, report, 'callback')
  expect(answers).toEqual(['approve', 'reject'])
})

test('a callback that cannot be settled now is requested again', async () => {
  const { id, player } = await openDeposit()
  await bed.db.run('', "insert into ledger_freeze values ('EUR', 'a test', now())", [])
  expect((await send(bodyFor(id), { id: 'frozen' })).status).toBe(503)
  await bed.db.run('', 'delete from ledger_freeze', [])
  expect((await send(bodyFor(id), { id: 'frozen' })).status).toBe(200)
  expect((await bed.purses(player)).real).toBe(5000n)
})
