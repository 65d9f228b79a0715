import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { verify } from '#contracts/signature.ts'
import { systemClock as clock } from '../../kit/clock.ts'
import { openTransport } from './transport.ts'

const secret = 'mail secret'
const message = {
  to: 'ada@example.test',
  from: 'Baize <hello@baize.test>',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
}
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('the outbox', () => {
  async function outbox(status: number) {
    const taken: { id: unknown; isSigned: boolean; body: string }[] = []
    const server = createHttpServer(async (request: IncomingMessage, response) => {
      const body = await buffer(request)
      const isSigned =
        verify([secret], request.headers, body, clock.nowMs() / 1000) &&
        request.url === '/mail/messages'
      taken.push({ id: request.headers['webhook-id'], isSigned, body: body.toString() })
      response.writeHead(status).end()
    })
    return { taken, sandboxUrl: `http://127.0.0.1:${await listen(server)}` }
  }

  test('gets each letter signed, under its own id', async () => {
    const { taken, sandboxUrl } = await outbox(204)
    await openTransport({ smtpUrl: null, sandboxUrl, secrets: [secret], clock })(
      'letter-1',
      message,
    )
    expect(taken).toEqual([{ id: 'letter-1', isSigned: true, body: JSON.stringify(message) }])
  })

  test('that refuses or is not there is a third party that is down', async () => {
    const { sandboxUrl } = await outbox(503)
    await expect(
      openTransport({ smtpUrl: null, sandboxUrl, secrets: [secret], clock })('1', message),
    ).rejects.toMatchObject({
      name: 'ThirdPartyDown',
    })
    const nowhere = openTransport({
      smtpUrl: null,
      sandboxUrl: 'http://127.0.0.1:9',
      secrets: [secret],
      clock,
    })
    await expect(nowhere('1', message)).rejects.toMatchObject({ name: 'ThirdPartyDown' })
  })
})

describe('a mail server', () => {
  /** Speaks as much SMTP as one letter needs. */
  async function mailServer(answerToData: string) {
    const received: string[] = []
    const server = createTcpServer((socket) => {
      let isLetter = false
      socket.write('220 ready\r\n')
      socket.on('error', () => {})
      socket.on('data', (bytes) => {
        const text = bytes.toString()
        received.push(text)
        if (isLetter) isLetter = !text.endsWith('\r\n.\r\n')
        else isLetter = text.startsWith('DATA')
        if (text.startsWith('DATA')) socket.write('354 go on\r\n')
        else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
        else if (text.endsWith('\r\n.\r\n')) socket.write(`${answerToData}\r\n`)
        else if (!isLetter) socket.write('250 ok\r\n')
      })
    })
    return { received, smtpUrl: `smtp://127.0.0.1:${await listen(server)}?ignoreTLS=true` }
  }

  test('gets the letter as text and as HTML, with an id that stays the same when it is tried again', async () => {
    const { received, smtpUrl } = await mailServer('250 queued')
    await openTransport({ smtpUrl, sandboxUrl: '', secrets: [secret], clock })('letter-1', message)
    const whole = received.join('')
    expect(whole).toContain('RCPT TO:<ada@example.test>')
    expect(whole).toContain('Message-ID: <letter-1@baize.test>')
    expect(whole).toMatch(/text\/plain[\s\S]*text\/html/)
  })

  test('on another machine that offers no encryption gets no letter', async () => {
    const { received, smtpUrl } = await mailServer('250 queued')
    // This address reaches this machine, but is not one of its own names.
    const elsewhere = smtpUrl.replace('127.0.0.1', '0.0.0.0').replace('?ignoreTLS=true', '')
    const send = openTransport({ smtpUrl: elsewhere, sandboxUrl: '', secrets: [secret], clock })
    await expect(send('letter-1', message)).rejects.toMatchObject({ name: 'ThirdPartyDown' })
    expect(received.join('')).toContain('STARTTLS')
    expect(received.join('')).not.toMatch(/RCPT|DATA/)
  })

  test('that refuses is a third party that is down', async () => {
    const { smtpUrl } = await mailServer('451 try later')
    await expect(
      openTransport({ smtpUrl, sandboxUrl: '', secrets: [secret], clock })('1', message),
    ).rejects.toMatchObject({
      name: 'ThirdPartyDown',
    })
  })
})
