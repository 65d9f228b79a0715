import * as v from 'valibot'

/** A setting of the operator that cannot be meant; its message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))

export function readPort(env: NodeJS.ProcessEnv, name: string): number | null {
  const given = env[name]
  if (given === undefined || given === '') return null
  const parsed = v.safeParse(port, given)
  if (!parsed.success) throw new ConfigError(`${name} must be a port number, not "${given}".`)
  return parsed.output
}

/** An address of this machine, or a name of one. */
export function readHost(env: NodeJS.ProcessEnv, name: string): string | null {
  const given = env[name]
  if (!given) return null
  if (!/^[A-Za-z0-9.:-]{1,253}$/.test(given))
    throw new ConfigError(`${name} must be an address such as "127.0.0.1" or "::", not "${given}".`)
  return given
}

export function readCount(
  env: NodeJS.ProcessEnv,
  name: string,
  { of, least }: { of: string; least: number },
): number | null {
  const given = env[name]
  if (!given) return null
  if (!/^\d{1,6}$/.test(given) || Number(given) < least)
    throw new ConfigError(`${name} must be a number of ${of}, not "${given}".`)
  return Number(given)
}

export function readChoice<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const given = env[name]
  if (!given) return null
  const chosen = choices.find((choice) => choice === given)
  if (chosen) return chosen
  const wanted = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices)
  throw new ConfigError(`${name} must be ${wanted}, not "${given}".`)
}

export function readList(
  env: NodeJS.ProcessEnv,
  name: string,
  { of, such }: { of: RegExp; such: string },
): readonly string[] {
  const parts = env[name]?.split(/[\s,]+/).filter(Boolean) ?? []
  const odd = parts.find((part) => !of.test(part))
  if (odd) throw new ConfigError(`${name} must be ${such}, not "${odd}".`)
  return parts
}
