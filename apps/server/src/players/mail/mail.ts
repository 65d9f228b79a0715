import type { MailMessage } from '#contracts/mail-api.ts'
import type { Database, Tx } from '../../db/database.ts'
import { runForCaller } from '../../kit/caller.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import type { Job, Queue } from '../../kit/module.ts'
import { type Letter, writeLetter } from './letters.ts'
import {
  addLetter,
  claimLetters,
  countLetters,
  type DueLetter,
  deleteLetter,
  postponeLetter,
} from './mail.store.ts'
import { type Note, writeNote } from './note.ts'
import { openTransport, type Transport } from './transport.ts'

interface Reader {
  email: string
  language: string
}

export interface Mail {
  /**
   * Writes a letter within the transaction; it leaves after the commit. A letter without a reader
   * costs the same work and is not sent.
   */
  send(tx: Tx, to: Reader | null, letter: Letter): Promise<void>
  /**
   * Queues a visitor's or player's message to one of the casino's own addresses, within the
   * transaction.
   */
  forward(tx: Tx, to: string, note: Note): Promise<void>
  /** Sends what is due and answers when nothing more is. */
  sendDue(): Promise<void>
  jobs: Job[]
  queues: Queue[]
}

export interface MailDeps {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  config: {
    mailFrom: string
    smtpUrl: string | null
    sandboxUrl: string
    secrets: { mail: readonly string[] }
  }
}

const LEASE_MS = 60_000
const BATCH = 20
const GIVE_UP_AFTER_MS = 24 * 3_600_000

/**
 * The way out for letters: a table in the database, so that none is lost when the mail server or we
 * are down.
 */
export function openMail(
  deps: MailDeps,
  transport: Transport = openTransport({
    ...deps,
    ...deps.config,
    secrets: deps.config.secrets.mail,
  }),
): Mail {
  const { db, clock, ids, log, config } = deps
  let running: Promise<void> | null = null
  let isRequestedAgain = false

  /**
   * One round at a time. A call during a round is served by the next one. Letters of all leave in
   * it: it does not wait in the line of the caller whose letter has begun it.
   */
  function sendDue(): Promise<void> {
    isRequestedAgain = true
    running ??= runForCaller(null, sendRounds).finally(() => {
      running = null
    })
    return running
  }

  async function sendRounds(): Promise<void> {
    while (isRequestedAgain) {
      isRequestedAgain = false
      await sendAll()
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const letters = await claimLetters(db, clock.now(), new Date(clock.nowMs() + LEASE_MS), BATCH)
      // Ids sort by age: a reader gets letters in the order in which they were written.
      for (const letter of letters.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        await sendOne(letter)
      if (letters.length < BATCH) return
    }
  }

  async function sendOne({ id, message, createdAt, attempts }: DueLetter): Promise<void> {
    try {
      if (message) await transport(id, message)
      await deleteLetter(db, id)
    } catch (error) {
      const isHopeless = clock.nowMs() - createdAt.getTime() > GIVE_UP_AFTER_MS
      log.warn(
        { err: error, letter: id, attempts },
        isHopeless ? 'a letter is given up' : 'a letter has to wait',
      )
      if (isHopeless) await deleteLetter(db, id)
      else await postponeLetter(db, id, new Date(clock.nowMs() + retryDelayMs(attempts)))
    }
  }

  async function post(tx: Tx, message: MailMessage | null): Promise<void> {
    await addLetter(tx, ids.newId(), message, clock.now())
    tx.afterCommit(() => {
      sendDue().catch((error: unknown) => log.error({ err: error }, 'letters could not be sent'))
    })
  }

  return {
    sendDue,
    send(tx, to, letter) {
      const message = {
        to: to?.email ?? '',
        from: config.mailFrom,
        ...writeLetter(letter, to?.language ?? 'en'),
      }
      return post(tx, to ? message : null)
    },
    forward: (tx, to, note) =>
      post(tx, { to, from: config.mailFrom, replyTo: note.replyTo, ...writeNote(note) }),
    jobs: [{ name: 'send letters', everyMs: 5000, run: sendDue }],
    queues: [{ name: 'mail', look: () => countLetters(db, clock.now()) }],
  }
}

/** 5 s, 10 s, 20 s … up to half an hour. */
function retryDelayMs(attempts: number): number {
  return Math.min(1_800_000, 5000 * 2 ** (attempts - 1))
}
