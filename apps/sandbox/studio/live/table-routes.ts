import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Shelf } from '../game-shelf.ts'
import { type Answers, gameOf } from '../play-answer.ts'
import { readBody } from '../read-body.ts'
import { PlayRefusal } from '../rounds/play-refusal.ts'
import type { Rounds } from '../rounds/rounds.ts'
import type { Session } from '../studio.store.ts'
import type { Tables } from './tables.ts'

export interface TableRoutesOptions {
  shelf: Shelf
  rounds: Rounds
  tables: Tables
  answer: Answers
  /** The session of the page that sends the request. Throws `PlayRefusal` for any other page. */
  sessionIn(context: Context): Session
}

const betsBody = v.object({ choice: v.unknown() })
const seatBody = v.object({ seat: v.pipe(v.number(), v.integer()) })
const moveBody = v.object({ move: v.pipe(v.string(), v.maxLength(20)) })

/** Routes for the page of a live table: to stake, to sit down, and to decide. */
export function tableRoutes({
  shelf,
  rounds,
  tables,
  answer,
  sessionIn,
}: TableRoutesOptions): Hono {
  const app = new Hono()
  const { atTables } = rounds
  const placeOf = (context: Context) => {
    const session = sessionIn(context)
    if (!gameOf(shelf, session).table) throw new PlayRefusal('BAD_CHOICE')
    return { id: session.id, table: tables.get(session.gameId) }
  }

  app.post('/:session/table/bets', async (context) => {
    const { id, table } = placeOf(context)
    const { choice } = await readBody(context, betsBody)
    return context.json(answer(id, await atTables.place(id, choice, table)))
  })

  app.post('/:session/table/seat', async (context) => {
    const { id, table } = placeOf(context)
    const { seat } = await readBody(context, seatBody)
    await atTables.sit(id, seat, table)
    return context.json(answer(id, null))
  })

  app.post('/:session/table/moves', async (context) => {
    const { id, table } = placeOf(context)
    const { move } = await readBody(context, moveBody)
    return context.json(answer(id, await atTables.move(id, move, table)))
  })
  return app
}
