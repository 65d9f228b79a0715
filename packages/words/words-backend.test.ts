import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWordsNew } from './keep-words-new.ts'
import { loadLanguage } from './load-language.ts'
import { waitForOwnWords } from './load-namespaces.ts'
import { wordsBackend } from './words-backend.ts'

/** Answers of the casino by path; a missing path is an outage. */
let answers: Record<string, () => Response | Promise<Response>>
let requested: string[]
let missed: string[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = {}
  requested = []
  missed = []
})
afterEach(() => vi.useRealTimers())

const words = (given: object) => () => Response.json(given)

function open(namespaces = ['shell']) {
  const instance = createInstance()
  const backend = wordsBackend({
    fetch: async (path) => {
      requested.push(path)
      const answer = answers[path]
      if (!answer) throw new TypeError('fetch failed')
      return answer()
    },
    revision: { language: 'en', hash: 'r1' },
    loadMissing: async () => ({ add: (namespace, key) => missed.push(`${namespace}:${key}`) }),
  })
  instance.use(backend).init({
    lng: 'en',
    ns: namespaces,
    resources: { en: { first: {} } },
    partialBundledLanguages: true,
    fallbackLng: false,
    load: 'currentOnly',
    saveMissing: true,
    saveMissingTo: 'current',
    initAsync: false,
  })
  waitForOwnWords(instance)
  return instance
}

test('words are requested under the revision that the page names, and later without it', async () => {
  answers['/locales/latest/en/shell?h=r1'] = words({ login: 'Log in' })
  answers['/locales/latest/en/shell'] = words({ login: 'Sign in' })
  const instance = open()
  await vi.runAllTimersAsync()
  expect(instance.t('login', { ns: 'shell' })).toBe('Log in')
  let hour = () => {}
  const every = (ms: number, then: () => void) => {
    if (ms === 3_600_000) hour = then
  }
  keepWordsNew(instance, { every, onOnline: () => {} })
  let drawn = 0
  instance.on('languageChanged', () => drawn++)
  hour()
  await vi.runAllTimersAsync()
  expect(requested).toEqual(['/locales/latest/en/shell?h=r1', '/locales/latest/en/shell'])
  expect(instance.t('login', { ns: 'shell' })).toBe('Sign in')
  hour()
  await vi.runAllTimersAsync()
  expect(drawn).toBe(1)
})

test('a failed reading is tried five times more: after 350 ms, and then twice as long each time', async () => {
  open()
  const times: number[] = []
  for (let ms = 0; ms <= 12_000; ms += 50) {
    while (times.length < requested.length) times.push(ms)
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(requested).toHaveLength(6)
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  for (const [index, wait] of waits.entries())
    expect(Math.abs(wait - 350 * 2 ** index)).toBeLessThanOrEqual(100)
})

test('words that do not exist are not requested again', async () => {
  answers['/locales/latest/en/shell?h=r1'] = () => new Response('', { status: 404 })
  open()
  await vi.runAllTimersAsync()
  expect(requested).toHaveLength(1)
})

test('at most ten readings run at once', async () => {
  const waiting: (() => void)[] = []
  const namespaces = Array.from({ length: 15 }, (_, at) => `n${at}`)
  for (const namespace of namespaces)
    answers[`/locales/latest/en/${namespace}?h=r1`] = () =>
      new Promise((done) => waiting.push(() => done(Response.json({}))))
  open(namespaces)
  await vi.advanceTimersByTimeAsync(0)
  expect(requested).toHaveLength(10)
  waiting[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(requested).toHaveLength(11)
})

test('a language that does not come leaves the page as it is, and can be tried again', async () => {
  answers['/locales/latest/en/shell?h=r1'] = words({ login: 'Log in' })
  const instance = open()
  await vi.runAllTimersAsync()
  const failing = expect(loadLanguage(instance, 'de')).rejects.toThrow(
    'There are no words in de for shell.',
  )
  await vi.runAllTimersAsync()
  await failing
  expect(instance.language).toBe('en')
  answers['/locales/latest/de/shell'] = words({ login: 'Anmelden' })
  const loading = loadLanguage(instance, 'de')
  await vi.runAllTimersAsync()
  await loading
  expect(instance.getResource('de', 'shell', 'login')).toBe('Anmelden')
})

test('words that the page comes to need while a language is on its way are read with it', async () => {
  for (const namespace of ['shell', 'payments']) {
    answers[`/locales/latest/en/${namespace}?h=r1`] = words({ title: 'Title' })
    answers[`/locales/latest/de/${namespace}`] = words({ title: 'Titel' })
  }
  const instance = open()
  await vi.runAllTimersAsync()
  const loading = loadLanguage(instance, 'de')
  void instance.loadNamespaces('payments')
  await vi.runAllTimersAsync()
  await loading
  expect(instance.getResource('de', 'payments', 'title')).toBe('Titel')
})

test('a request for words does not wait for those of another request', async () => {
  for (const namespace of ['shell', 'sign-in'])
    answers[`/locales/latest/en/${namespace}?h=r1`] = words({ title: 'Title' })
  answers['/locales/latest/en/promotions?h=r1'] = () => new Promise(() => {})
  const instance = open()
  const there: string[] = []
  for (const namespace of ['promotions', 'sign-in'])
    void instance.loadNamespaces(namespace, () => there.push(namespace))
  await vi.advanceTimersByTimeAsync(0)
  expect(there).toEqual(['sign-in'])
  expect(instance.getResource('en', 'sign-in', 'title')).toBe('Title')
})

test('a request for words that cannot be read is answered once trying again is over, and not before', async () => {
  answers['/locales/latest/en/shell?h=r1'] = words({ title: 'Title' })
  const instance = open()
  let answered = false
  void instance.loadNamespaces(['shell', 'payments']).then(() => {
    answered = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(answered).toBe(false)
  await vi.runAllTimersAsync()
  expect(answered).toBe(true)
})

test('words that could not be read are read when the line is back', async () => {
  const instance = open()
  let lineIsBack = () => {}
  const onOnline = (then: () => void) => {
    lineIsBack = then
  }
  keepWordsNew(instance, { every: () => {}, onOnline })
  await vi.runAllTimersAsync()
  answers['/locales/latest/en/shell?h=r1'] = words({ login: 'Log in' })
  lineIsBack()
  await vi.runAllTimersAsync()
  expect(instance.t('login', { ns: 'shell' })).toBe('Log in')
})

test('a key without words is reported', async () => {
  answers['/locales/latest/en/shell?h=r1'] = words({ login: 'Log in' })
  const instance = open()
  await vi.runAllTimersAsync()
  instance.t('nothing', { ns: 'shell' })
  instance.t('login', { ns: 'shell' })
  await vi.runAllTimersAsync()
  expect(missed).toEqual(['shell:nothing'])
})
