import { SpanStatusCode, trace } from '@opentelemetry/api'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { traced } from './trace.ts'

const spans = new InMemorySpanExporter()

beforeEach(() => spans.reset())
afterAll(() => trace.disable())

test('without an SDK, work runs and no span is made', async () => {
  expect(await traced('job', {}, async () => 7)).toBe(7)
  expect(spans.getFinishedSpans()).toEqual([])
})

test('with an SDK, work is a span with its attributes, and failed work says so', async () => {
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
  )
  await traced('job', { job: 'send letters' }, async () => {})
  await expect(
    traced('call', { party: 'studio' }, () => Promise.reject(new Error('a test'))),
  ).rejects.toThrow('a test')
  const seen = spans
    .getFinishedSpans()
    .map(({ name, attributes, status }) => ({ name, attributes, status: status.code }))
  expect(seen).toEqual([
    { name: 'job', attributes: { job: 'send letters' }, status: SpanStatusCode.UNSET },
    { name: 'call', attributes: { party: 'studio' }, status: SpanStatusCode.ERROR },
  ])
})
