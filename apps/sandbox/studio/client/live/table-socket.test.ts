import { afterEach, expect, test, vi } from 'vitest'
import type { PlayAnswer } from '../../play-view.ts'
import { listenToTable } from './table-socket.ts'

afterEach(() => {
  vi.useRealTimers()
})

class FakeSocket {
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  onclose = (_event: { code: number }) => {}
  isClosed = false
  close() {
    this.isClosed = true
    this.onclose({ code: 1005 })
  }
  send() {}
}

function listen() {
  vi.useFakeTimers()
  const sockets: FakeSocket[] = []
  vi.stubGlobal('location', { href: 'https://studio.example/studio/play/s1' })
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  let [isOver, requests] = [false, 0]
  const said: string[] = []
  const balance = async () => {
    requests += 1
    return {} as PlayAnswer
  }
  listenToTable(
    { hello: { join: 's1', key: 'k' }, isOver: () => isOver, balance },
    {
      onTable: () => said.push('table'),
      onMe: () => {},
      onYou: () => {},
      onLost: () => said.push('lost'),
      onBack: () => said.push('back'),
    },
  )
  return {
    sockets,
    said,
    requests: () => requests,
    end: () => {
      isOver = true
    },
  }
}

test('a table that does not know the session asks whether it is over, and gives up when it is', () => {
  const { sockets, requests, said, end } = listen()
  sockets[0]?.onclose({ code: 1008 })
  expect([requests(), said]).toEqual([1, ['lost']])
  end()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})

test('a connection that is lost is tried again without a question', () => {
  const { sockets, requests } = listen()
  sockets[0]?.onclose({ code: 1006 })
  vi.advanceTimersByTime(600)
  expect([requests(), sockets.length]).toEqual([0, 2])
})

test('a session that is over hears no more of its table', () => {
  const { sockets, said, end } = listen()
  sockets[0]?.onmessage({ data: '{"table":{}}' })
  end()
  sockets[0]?.onmessage({ data: '{"table":{}}' })
  expect([said, sockets[0]?.isClosed]).toEqual([['table'], true])
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})
