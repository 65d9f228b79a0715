import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailMessage } from '#contracts/mail-api.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { currentCaller, runForCaller } from '../../kit/caller.ts'
import { manualClock } from '../../kit/clock.ts'
import { openIds } from '../../kit/ids.ts'
import { openLog } from '../../kit/log.ts'
import { systemRandom } from '../../kit/random.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { letterLanguages } from './letter-texts.ts'
import { type Letter, writeLetter } from './letters.ts'
import { openMail } from './mail.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const links = {
  loginLink: 'https://casino.test/?modal=login',
  resetLink: 'https://casino.test/?modal=reset_password',
}
const letter: Letter = { kind: 'reset', link: 'https://casino.test/?token=secret' }
const reader = { email: 'ada@example.test', language: 'en' }

/** A mail server that works only while `isUp`. */
function openPost() {
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const server = {
    isUp: true,
    attempts: [] as string[],
    callers: new Set<string | null>(),
    letters: [] as MailMessage[],
  }
  const config = {
    mailFrom: 'Baize <hello@baize.test>',
    smtpUrl: null,
    sandboxUrl: '',
    secrets: { mail: [''] },
  }
  const mail = openMail(
    { db, clock, ids: openIds({ clock, random: systemRandom }), log: openLog('silent'), config },
    async (id, message) => {
      server.attempts.push(id)
      server.callers.add(currentCaller())
      if (!server.isUp) throw new ThirdPartyDown('mail', new Error('closed'))
      server.letters.push(message)
    },
  )
  return { clock, server, mail, send: () => db.transaction((tx) => mail.send(tx, reader, letter)) }
}

const kept = async () => (await db.sql.selectFrom('letter').select('id').execute()).length

describe('a letter', () => {
  test('leaves after the letters that were written before it', async () => {
    const { clock, server, mail, send } = openPost()
    for (let at = 0; at < 12; at++) {
      await send()
      clock.advance(1)
    }
    await mail.sendDue()
    expect(server.attempts).toHaveLength(12)
    expect(server.attempts).toEqual(server.attempts.toSorted())
  })

  test('waits in no caller’s line, though one has begun the round that it leaves in', async () => {
    const { server, mail, send } = openPost()
    await runForCaller(() => '192.0.2.1', send)
    await mail.sendDue()
    expect([...server.callers]).toEqual([null])
  })

  test('leaves after the commit and is kept no longer than that, because it holds a secret', async () => {
    const { server, mail, send } = openPost()
    await send()
    await mail.sendDue()
    expect(server.letters).toMatchObject([
      {
        to: 'ada@example.test',
        from: 'Baize <hello@baize.test>',
        subject: 'Choose a new password',
      },
    ])
    expect(await kept()).toBe(0)
  })

  test('of a transaction that is rolled back never leaves', async () => {
    const { server, mail } = openPost()
    const work = db.transaction(async (tx) => {
      await mail.send(tx, reader, letter)
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    await mail.sendDue()
    expect(server.attempts).toEqual([])
  })

  test('that was written earlier leaves earlier, in whatever order the database stored them', async () => {
    const { server, mail, clock } = openPost()
    await db.transaction(async (tx) => {
      for (const minute of [3, 1, 2]) {
        clock.advance(minute * 60_000)
        await mail.send(tx, { ...reader, email: `minute-${minute}@example.test` }, letter)
        clock.advance(-minute * 60_000)
      }
    })
    clock.advance(3_600_000)
    await mail.sendDue()
    expect(server.letters.map(({ to }) => to)).toEqual(
      [1, 2, 3].map((minute) => `minute-${minute}@example.test`),
    )
  })

  test('waits while the mail server is down, longer each time, and is tried under the same id', async () => {
    const { server, mail, send, clock } = openPost()
    server.isUp = false
    await send()
    await mail.sendDue()
    await mail.sendDue()
    expect(server.attempts).toHaveLength(1)
    clock.advance(5000)
    await mail.sendDue()
    clock.advance(5000)
    await mail.sendDue()
    expect(server.attempts).toHaveLength(2)
    clock.advance(5000)
    server.isUp = true
    await mail.sendDue()
    expect(server.letters).toHaveLength(1)
    expect(new Set(server.attempts).size).toBe(1)
    expect(await kept()).toBe(0)
  })

  test('is given up after a day', async () => {
    const { server, mail, send, clock } = openPost()
    server.isUp = false
    await send()
    for (let hours = 0; hours < 30; hours++) {
      await mail.sendDue()
      clock.advance(3_600_000)
    }
    expect(await kept()).toBe(0)
    expect(server.letters).toEqual([])
  })

  test('that another node is sending is left alone', async () => {
    const [here, there] = [openPost(), openPost()]
    here.server.isUp = false
    await here.send()
    await here.mail.sendDue()
    await there.mail.sendDue()
    expect(there.server.attempts).toEqual([])
    there.clock.advance(5000)
    await there.mail.sendDue()
    expect(there.server.letters).toHaveLength(1)
  })
})

describe('what is written', () => {
  const kinds: Letter[] = [
    letter,
    { kind: 'verify', link: letter.link },
    { kind: 'account_stays_closed', link: letter.link },
    ...(['already_registered', 'locked', 'password_changed', 'account_open'] as const).map(
      (kind) => ({ kind, ...links }),
    ),
  ]

  test.each(
    Object.keys(letterLanguages).flatMap((language) =>
      kinds.map((each) => [each.kind, language, each] as const),
    ),
  )(
    'of kind %s in %s has a subject, its link as text, and the link once more as a button',
    (_kind, language, each) => {
      const { subject, text, html } = writeLetter(each, language)
      expect(subject.length).toBeGreaterThan(5)
      expect(text).toContain('https://casino.test/?')
      expect(
        html.match(/<a href="https:&#47;|<a href="https:\/\/casino\.test\//g)?.length,
      ).toBeGreaterThanOrEqual(2)
      expect(html).toContain(`<html lang="${language}"`)
    },
  )

  test('in an unknown language is English, and nothing in it is markup that was not meant to be', () => {
    const { subject, html } = writeLetter(
      { kind: 'reset', link: 'https://casino.test/?a="><script>' },
      'tlh',
    )
    expect(subject).toBe('Choose a new password')
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).not.toContain('<script>')
  })
})
