import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLog } from '../../kit/log.ts'
import { openMetrics } from '../jobs/metrics.ts'
import { openPort } from './open-port.ts'

const first = createServer()
afterEach(() => void first.close())

test('a port that is taken is reported in a sentence with its setting, of the casino and of the metrics alike', async () => {
  await openPort(first, 0, 'PORT')
  const { port } = first.address() as AddressInfo
  const sentence = (setting: string) =>
    `Port ${port} is taken: stop what uses it, or choose another ${setting}.`
  await expect(openPort(createServer(), port, 'PORT')).rejects.toMatchObject({
    name: 'ConfigError',
    message: sentence('PORT'),
  })
  await expect(
    openMetrics({
      port,
      host: '::',
      casino: first,
      listFrozen: async () => [],
      routes: [],
      queues: [],
      log: openLog('silent'),
    }),
  ).rejects.toMatchObject({
    name: 'ConfigError',
    message: sentence('METRICS_PORT'),
  })
})
