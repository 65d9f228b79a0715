import { readFileSync } from 'node:fs'
import { ConfigError } from './setting.ts'

export interface Secrets {
  session: string
  studio: string
  cashier: string
  mail: string
  /** Of the operators' content API. */
  content: string
}

/** Good enough for a laptop; refused in production. */
export const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'

/** What the stand-ins must know as well, by name, wherever the casino has it from. */
export function readSharedSecrets(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = ['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET']
  return Object.fromEntries(names.map((name) => [name, secret(env, name, false)]))
}

/** `X`, or the content of the file that `X_FILE` names. */
export function readSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name] || undefined
  const content = contentOf(file, `${name}_FILE`).trim()
  if (!content) throw new ConfigError(`${name}_FILE names ${file}, which is empty.`)
  return content
}

function contentOf(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`${setting} names ${file}, which cannot be read.`)
  }
}

export function secret(env: NodeJS.ProcessEnv, name: string, production: boolean): string {
  const given = readSecret(env, name) ?? DEMO_SECRET
  if (production && (given === DEMO_SECRET || given.length < 32))
    throw new ConfigError(`Set ${name} to a random text of at least 32 characters.`)
  return given
}
