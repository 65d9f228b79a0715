import type { DatabaseSync } from 'node:sqlite'
import type { PlayRules, SessionRequest } from '#contracts/studio-api.ts'
import { inTransaction, openStore } from '../http/store.ts'
import type { FamilyId } from './families/family-ids.ts'
import type { GameWords } from './families/game-words.ts'

/** One launch of one game by one player. Amounts are minor units. */
export interface Session {
  id: string
  gameId: string
  mode: SessionRequest['mode']
  /** Family of the interface that opened it; the studio's own family when it is missing. */
  family?: FamilyId
  words?: GameWords
  /**
   * The casino's name for the player when it opened the session; null or missing where only the
   * token names it.
   */
  account?: string | null
  token: string
  /** The casino's id of the player; null for demos, and until the casino has answered. */
  playerId: string | null
  /** SHA-256 of the key of the one page that plays it; null until that page has opened it. */
  pageKeyHash: string | null
  /** True once its player has opened the game again. */
  isOver: boolean
  currency: string
  language: string
  closeUrl: string
  cashierUrl: string
  hostOrigin: string
  /** The rules of the player's licence; missing when the casino has sent none. */
  play?: PlayRules
  /** The studio's own books in demo mode; the wallet's last word in real mode. */
  balance: number
  staked: number
  won: number
  /** The seed of the next provable round, whose hash is on show, and what the player adds to it. */
  serverSeed: string
  clientSeed: string
  nonce: number
}

/**
 * `betting`: decided and written down, the wallet has not confirmed the bet. `open`: the player may
 * act. `paying`: over, the wallet has not confirmed the end. `voiding`: to be rolled back. The
 * other three are final.
 */
export type Phase = 'betting' | 'open' | 'paying' | 'voiding' | 'settled' | 'void' | 'refused'

export interface Round {
  id: string
  sessionId: string
  gameId: string
  /** The round of the live table that it was staked in. */
  tableRound?: string
  /** The casino's id of the free spins that it is one of: then nothing is staked. */
  freeSpinsId?: string
  phase: Phase
  stake: number
  /** Null while the player can still act. */
  win: number | null
  state: unknown
  /** The seeds it was drawn from, where the player can check them. */
  seeds: Seeds | null
  startedAt: number
  /**
   * When the bet was confirmed, in milliseconds since 1970; the clock of games that run by
   * themselves.
   */
  acceptedAt: number | null
  /** Time of the next call to the wallet, and the number of calls without success. */
  nextTryAt: number
  attempts: number
  /** Number of raises within the round, tried ones included; each has an id of its own. */
  raises?: number
  /**
   * More that was requested and not yet confirmed; while it stands, the round is as it was before.
   */
  raising?: number | null
  /** True once the player saw the whole of it. */
  seen: boolean
}

/** Spins that a casino gave a player: the studio takes no stake for them. */
export interface FreeSpins {
  /** The casino's id. */
  id: string
  family: FamilyId
  /** The casino's name for the player. */
  account: string
  gameIds: readonly string[]
  currency: string
  spins: number
  /** Minor units. */
  stake: number
  /** Milliseconds since 1970. */
  validUntil: number
  /** `over`: all wins have been reported to the casino. */
  state: 'open' | 'over' | 'cancelled'
  /** Rounds that have been played, with the ids that the casino gets. */
  rounds: readonly { id: string; roundId: string; won: number }[]
}

interface Seeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

export type StudioStore = ReturnType<typeof openStudioStore>

const SCHEMA = `
  create table if not exists session (id text primary key, used_at integer not null, data text not null);
  create table if not exists round (
    id text primary key,
    session_id text not null references session (id),
    phase text not null check (phase in ('betting', 'open', 'paying', 'voiding', 'settled', 'void', 'refused')),
    next_try_at integer not null,
    started_at integer not null,
    data text not null
  );
  create table if not exists free_spins (id text primary key, account text not null, state text not null, data text not null);
  create index if not exists free_spins_open on free_spins (account) where state = 'open';
  create index if not exists session_live on session (json_extract(data, '$.playerId'), json_extract(data, '$.gameId'))
    where json_extract(data, '$.isOver') = 0;
  create index if not exists session_of_player on session (json_extract(data, '$.playerId'), json_extract(data, '$.gameId'))
    where json_extract(data, '$.playerId') is not null;
  create index if not exists round_of_session on round (session_id, started_at);
  create index if not exists round_at_table on round (json_extract(data, '$.tableRound'))
    where json_extract(data, '$.tableRound') is not null and phase in ('betting', 'open');
  create index if not exists session_trial on session (used_at) where json_extract(data, '$.mode') = 'demo';
  create index if not exists round_unfinished on round (next_try_at) where phase in ('betting', 'open', 'paying', 'voiding');
`
/**
 * Leaves the key of its page as it is: work on a session may have begun before a page claimed it, and
 * end after that.
 */
const SAVE_SESSION = `insert into session (id, used_at, data) values (?, ?, ?)
  on conflict (id) do update set used_at = excluded.used_at,
    data = json_set(excluded.data, '$.pageKeyHash', json_extract(session.data, '$.pageKeyHash'))`
const CLAIM_SESSION = `update session set data = json_set(data, '$.pageKeyHash', ?)
  where id = ? and json_extract(data, '$.pageKeyHash') is null`
const LIVE = `select data from session
  where json_extract(data, '$.playerId') = ? and json_extract(data, '$.gameId') = ? and json_extract(data, '$.isOver') = 0`
const OF_PLAYER = `select round.data from session join round on round.session_id = session.id
  where json_extract(session.data, '$.playerId') = ? and json_extract(session.data, '$.gameId') = ?
    and json_extract(session.data, '$.playerId') is not null
  order by round.started_at desc limit ?`
const AT_TABLE = `select data from round
  where json_extract(data, '$.tableRound') = ? and json_extract(data, '$.tableRound') is not null and phase in ('betting', 'open')`
const OLD_TRIALS = `select id from session where json_extract(data, '$.mode') = 'demo' order by used_at desc, rowid desc limit -1 offset ?`
const OLD_ROUNDS = `select id from round where session_id = ? order by started_at desc limit -1 offset ?`
const UNFINISHED = `phase in ('betting', 'open', 'paying', 'voiding')`

/**
 * Trials that are kept, and rounds of each: any visitor can begin both. Rounds for money are never
 * forgotten.
 */
const KEPT = { trials: 20_000, roundsOfTrial: 20 }

/** Sessions and rounds of the studio, on disk before any money moves. */
export function openStudioStore(file: string, kept = KEPT) {
  const store = openStore(file, SCHEMA)
  const saveSession = store.prepare(SAVE_SESSION)
  const claim = store.prepare(CLAIM_SESSION)
  const saveRound = store.prepare(
    `insert into round (id, session_id, phase, next_try_at, started_at, data) values (?, ?, ?, ?, ?, ?)
     on conflict (id) do update set session_id = excluded.session_id, phase = excluded.phase, next_try_at = excluded.next_try_at, data = excluded.data`,
  )
  const saveFreeSpins = store.prepare(
    `insert into free_spins (id, account, state, data) values (?, ?, ?, ?)
     on conflict (id) do update set state = excluded.state, data = excluded.data`,
  )
  const forgetTrial = store.prepare('delete from session where id = ?')
  const forgetRounds = store.prepare(`delete from round where id in (${OLD_ROUNDS})`)
  return {
    /** Saves a new session. */
    addSession(session: Session): void {
      inTransaction(store, () => {
        this.saveSession(session)
        if (session.mode !== 'demo') return
        for (const { id } of store.prepare(OLD_TRIALS).all(kept.trials)) {
          forgetRounds.run(String(id), 0)
          forgetTrial.run(String(id))
        }
      })
    },
    saveFreeSpins(given: FreeSpins): void {
      saveFreeSpins.run(given.id, given.account, given.state, JSON.stringify(given))
    },
    /** All of it or nothing: a round of free spins, and that it was played. */
    saveFreeRound(session: Session, round: Round, given: FreeSpins): void {
      inTransaction(store, () => {
        this.saveSession(session)
        this.saveRound(round)
        this.saveFreeSpins(given)
      })
    },
    findFreeSpins: (id: string) =>
      find<FreeSpins>(store, 'select data from free_spins where id = ?', id),
    /** Open ones of a player, the oldest first. */
    listOpenFreeSpins: (account: string) =>
      list<FreeSpins>(
        store,
        `select data from free_spins where account = ? and state = 'open' order by rowid`,
        account,
      ),
    /** Open ones whose time was over before `now`. */
    listOverdueFreeSpins: (now: number) =>
      list<FreeSpins>(
        store,
        `select data from free_spins where state = 'open' and json_extract(data, '$.validUntil') < ? limit 100`,
        now,
      ),
    saveSession(session: Session): void {
      saveSession.run(session.id, Date.now(), JSON.stringify(session))
    },
    saveRound(round: Round): void {
      saveRound.run(
        round.id,
        round.sessionId,
        round.phase,
        round.nextTryAt,
        round.startedAt,
        JSON.stringify(round),
      )
    },
    /** Gives a session the key of its page. Returns false for one that has a key already. */
    claimSession: (id: string, pageKeyHash: string): boolean =>
      claim.run(pageKeyHash, id).changes === 1,
    /** Both or neither: a demo balance and its round, or a round and the seed it used up. */
    saveBoth(session: Session, round: Round): void {
      inTransaction(store, () => {
        this.saveSession(session)
        this.saveRound(round)
        if (session.mode === 'demo') forgetRounds.run(session.id, kept.roundsOfTrial)
      })
    },
    /**
     * All of it or nothing: a launch that is over, the one that follows it, and the round that goes
     * on there.
     */
    saveHandover(before: Session | null, after: Session, round: Round | null): void {
      inTransaction(store, () => {
        if (before) this.saveSession(before)
        this.saveSession(after)
        if (round) this.saveRound(round)
      })
    },
    findSession: (id: string) => find<Session>(store, 'select data from session where id = ?', id),
    /** The launch of this game that the player has open. */
    findLiveSession: (playerId: string, gameId: string) =>
      find<Session>(store, LIVE, playerId, gameId),
    findRound: (id: string) => find<Round>(store, 'select data from round where id = ?', id),
    findUnfinishedRound: (sessionId: string) =>
      find<Round>(
        store,
        `select data from round where session_id = ? and ${UNFINISHED}`,
        sessionId,
      ),
    listRounds: (sessionId: string, most: number) =>
      list<Round>(
        store,
        'select data from round where session_id = ? order by started_at desc limit ?',
        sessionId,
        most,
      ),
    /** The newest rounds of this game by this player, of whichever launches. */
    listRoundsOfPlayer: (playerId: string, gameId: string, most: number) =>
      list<Round>(store, OF_PLAYER, playerId, gameId, most),
    /** The bets at a live table's round that still wait for its outcome. */
    listRoundsAt: (tableRound: string) => list<Round>(store, AT_TABLE, tableRound),
    listDueRounds: (now: number) =>
      list<Round>(
        store,
        `select data from round where ${UNFINISHED} and next_try_at <= ? order by next_try_at limit 100`,
        now,
      ),
    close: () => store.close(),
  }
}

function find<T>(store: DatabaseSync, sql: string, ...values: (string | number)[]): T | null {
  const row = store.prepare(sql).get(...values)
  return row ? (JSON.parse(String(row.data)) as T) : null
}

function list<T>(store: DatabaseSync, sql: string, ...values: (string | number)[]): T[] {
  return store
    .prepare(sql)
    .all(...values)
    .map((row) => JSON.parse(String(row.data)) as T)
}
