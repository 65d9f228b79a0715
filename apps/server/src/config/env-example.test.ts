import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

/** Read by the stand-ins, not by the casino. */
const STAND_INS = ['STUDIO_GAMES', 'BOOK_PANEL', 'ART_DIR', 'CASHIER_DOWN']

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
const shown = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)

/**
 * Returns the names that the configuration reads from the environment, as an operator with this
 * environment meets them.
 */
function namesRead(env: Record<string, string>): string[] {
  const names: string[] = []
  const recording = new Proxy(env, {
    get(values, name) {
      names.push(String(name))
      return Reflect.get(values, name)
    },
  })
  readConfig(recording)
  return names
}

const names = [
  ...namesRead({}),
  ...namesRead({ CHAT_TYPE: 'ZENDESK', LOCIZE_PROJECT_ID: 'a-project' }),
]
const settings = [...new Set(names)].filter((name) => !name.endsWith('_FILE'))

test('.env.example names every setting that the configuration reads, and no other one', () => {
  expect(shown.filter((name) => !STAND_INS.includes(name ?? '')).sort()).toEqual(settings.sort())
})

test('.env.example sets nothing by itself', () => {
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})
