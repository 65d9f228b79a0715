import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openOnSmallDisk } from '#testkit/full-disk.ts'
import { trialBalance } from '../../src/ledger/trial-balance.ts'
import { callerOf, newRef, type Reply } from './wallet-caller.ts'
import { addPlayer, GAME, openWalletNode, SECRET, seated } from './wallet-node.ts'

const OPENING = 100_000
const STAKE = 10
const MOST_BETS = 2000

it('a bet on a full disk is put off with a line in the log, takes nothing, and counts once when it comes again', async () => {
  const disk = await openOnSmallDisk()
  const { db } = disk
  const lines: { requestId: string; err?: { message: string } }[] = []
  const node = await openWalletNode(
    db,
    pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  )
  try {
    const token = await node.sessions.open({
      ...seated,
      playerId: await addPlayer(db, { real: OPENING }),
    })
    const call = callerOf({ url: node.url, secret: SECRET })
    const bet = (id: string): Promise<Reply> =>
      call('play', {
        token,
        gameId: GAME,
        roundId: id,
        actions: [{ action: 'bet', id, amount: STAKE }],
        roundClosed: true,
      })
    const balance = async () => (await call('balance', { token })).balance
    expect(await bet(newRef())).toMatchObject({ status: 200, balance: OPENING - STAKE })

    await disk.fill()
    let taken = 1
    let refused: { id: string; answer: Reply } | null = null
    for (let at = 0; at < MOST_BETS && !refused; at++) {
      const id = newRef()
      const answer = await bet(id)
      if (answer.status === 200) taken++
      else refused = { id, answer }
    }
    expect(refused?.answer).toMatchObject({
      status: 503,
      code: 'BUSY',
      requestId: expect.any(String),
    })
    const line = lines.find(({ requestId }) => requestId === refused?.answer.requestId)
    expect(line?.err?.message).toMatch(/^The disk of the database is (almost )?full: nothing/)
    expect(await balance(), 'reading goes on, and nothing was taken').toBe(OPENING - taken * STAKE)

    await disk.empty()
    await expect
      .poll(async () => (await bet(refused?.id ?? '')).status, { timeout: 20_000 })
      .toBe(200)
    expect((await bet(refused?.id ?? '')).status).toBe(200)
    expect(await balance()).toBe(OPENING - (taken + 1) * STAKE)
    expect((await trialBalance(db)).differences).toEqual([])
  } finally {
    await node.close()
    await disk.close()
  }
})
