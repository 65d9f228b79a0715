import { inTransaction, openStore } from '../../http/store.ts'
import type { Bet, BetPhase } from './bet.ts'

const SCHEMA = `
  create table if not exists bet (
    id text primary key,
    player_id text not null,
    key text not null,
    phase text not null check (
      phase in ('making', 'committing', 'discarding', 'open', 'settling', 'settled', 'discarded', 'refused')),
    next_try_at integer not null default 0,
    attempts integer not null default 0,
    placed_at integer not null,
    data text not null,
    unique (player_id, key)
  );
  create index if not exists bet_by_phase on bet (phase, next_try_at);
  create index if not exists bet_by_player on bet (player_id, placed_at desc);
`

export type BetStore = ReturnType<typeof openBetStore>

/** The book's own record of bets: a commit is on the disk before it returns. */
export function openBetStore(file: string) {
  const store = openStore(file, SCHEMA)
  const insert = store.prepare(
    'insert into bet (id, player_id, key, phase, placed_at, data) values (?, ?, ?, ?, ?, ?)',
  )
  const update = store.prepare(
    'update bet set phase = ?, next_try_at = ?, attempts = ?, data = ? where id = ?',
  )
  const byId = store.prepare('select data from bet where id = ?')
  const byKey = store.prepare('select data from bet where player_id = ? and key = ?')
  const byPhase = store.prepare(
    'select data, attempts from bet where phase = ? and next_try_at <= ? order by next_try_at, placed_at limit ?',
  )
  const byPlayer = store.prepare(
    'select data from bet where player_id = ? order by placed_at desc limit ?',
  )
  const popular = store.prepare(`
    select json_extract(leg.value, '$.id') as id, count(distinct player_id) as players
    from bet, json_each(bet.data, '$.legs') as leg
    where phase in ('committing', 'open')
    group by 1 order by players desc, id limit ?`)
  const read = (row: unknown): Bet | null =>
    row ? (JSON.parse((row as { data: string }).data) as Bet) : null
  return {
    add(bet: Bet): void {
      insert.run(bet.id, bet.playerId, bet.key, bet.phase, bet.placedAt, JSON.stringify(bet))
    },
    /** `nextTryAt` is the time of the next call to the casino, in milliseconds since 1970. */
    put(bet: Bet, { nextTryAt = 0, attempts = 0 } = {}): void {
      update.run(bet.phase, nextTryAt, attempts, JSON.stringify(bet), bet.id)
    },
    /** Writes all of `work`, or nothing of it. */
    together: (work: () => void) => inTransaction(store, work),
    find: (id: string): Bet | null => read(byId.get(id)),
    findByKey: (playerId: string, key: string): Bet | null => read(byKey.get(playerId, key)),
    /** Lists the bets of a phase whose turn has come, oldest first. */
    listDue: (phase: BetPhase, now: number, limit: number): { bet: Bet; attempts: number }[] =>
      byPhase.all(phase, now, limit).map((row) => ({
        bet: read(row) as Bet,
        attempts: Number((row as { attempts: number }).attempts),
      })),
    listOf: (playerId: string, limit: number): Bet[] =>
      byPlayer.all(playerId, limit).map((row) => read(row) as Bet),
    /** The selections of open bets, those of the most players first. */
    countPlayers: (limit: number): { id: number; players: number }[] =>
      popular.all(limit).map((row) => {
        const { id, players } = row as { id: number; players: number }
        return { id: Number(id), players: Number(players) }
      }),
    close: () => store.close(),
  }
}
