import { readFileSync } from 'node:fs'

/** The languages that most stories run in: one that is written from each side. */
export type Language = 'en' | 'ar'

/** The words on the screens of each part, in one language, so that a story can run in any. */
export interface Words {
  language: string
  site(namespace: string, key: string, values?: Record<string, string>): string
  account(key: string, values?: Record<string, string>): string
  cashier(key: string): string
}

export function wordsOf(language: string): Words {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const account = read(`apps/account/locales/${language}.json`)
  const cashier = read(`apps/sandbox/cashier/words/${language}.json`)
  return {
    language,
    site: (namespace, key, values) =>
      pick(read(`apps/site/src/locales/${language}/${namespace}.json`), key, values),
    account: (key, values) => pick(account, key, values),
    cashier: (key) => pick(cashier, key),
  }
}

function pick(
  texts: Record<string, unknown>,
  key: string,
  values: Record<string, string> = {},
): string {
  const text = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)
  if (typeof text !== 'string') throw new Error(`There is no text ${key}.`)
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')
}

/** The text up to its first placeholder, for finding it whatever stands there. */
export function before(text: string): RegExp {
  return new RegExp(`^${(text.split(/{+/)[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&').trim()}`)
}
