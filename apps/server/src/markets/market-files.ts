import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { isCountry } from '#rules/countries.ts'
import { isEmail } from '#rules/email.ts'
import { type LicenceType, licenceTypes } from '#rules/licences.ts'
import { isSeen } from '#rules/seen-text.ts'
import { sentenceOf } from '../kit/issue-sentence.ts'
import { type Market, marketFile } from './market.ts'
import { countryPlayRules, type LicencePolicy, policyFile } from './policy.ts'

/**
 * Thrown for a file of the operator that cannot be used; the message names the file, the place and
 * the reason.
 */
export class BadMarketFile extends Error {
  override readonly name = 'BadMarketFile'
}

const name = v.pipe(v.string('must be a text'), v.trim(), v.check(isSeen, 'must not be empty'))
const email = v.pipe(name, v.check(isEmail, 'must be an e-mail address'))
const flag = v.optional(v.boolean('must be true or false'), false)

const licence = v.strictObject({
  type: v.picklist(licenceTypes, `must be one of ${licenceTypes.join(', ')}`),
  number: v.optional(v.nullable(name), null),
  sealId: v.optional(
    v.nullable(
      v.pipe(name, v.regex(/^[A-Za-z0-9-]{1,64}$/, 'may have letters, digits and dashes')),
    ),
    null,
  ),
  autoCountry: flag,
  autoCurrency: flag,
  play: countryPlayRules,
})

const countryLicence = v.pipe(
  licence,
  v.forward(
    v.check(({ type, sealId }) => sealId === null || type === 'ANJOUAN', 'is for ANJOUAN only'),
    ['sealId'],
  ),
)

const licencesFile = v.record(
  v.pipe(
    v.string(),
    v.check(
      (country) => country === '*' || isCountry(country),
      "must be a country's two letters, or '*'",
    ),
  ),
  countryLicence,
)

const operatorFile = v.strictObject({
  name,
  legalName: name,
  registrationNumber: name,
  address: name,
  governingLaw: name,
  supportEmail: email,
  complaintsEmail: email,
  privacyEmail: email,
  saferPlayEmail: email,
  demonstration: flag,
})

/** Under which licence a country's players are served. */
export type CountryLicence = v.InferOutput<typeof countryLicence>
export type Operator = v.InferOutput<typeof operatorFile>

export interface MarketFiles {
  market: Market
  operator: Operator
  /** Licences by country; '*' is for all others. */
  licences: Readonly<Record<string, CountryLicence>>
  policies: Readonly<Record<LicenceType, LicencePolicy>>
}

const OURS = fileURLToPath(new URL('./files/', import.meta.url))

/**
 * Reads the operator's files in `folder`, and ours where the operator has none. Throws
 * BadMarketFile with one sentence.
 */
export function readMarketFiles(folder: string | null): MarketFiles {
  if (folder !== null && !existsSync(folder))
    throw new BadMarketFile(`MARKETS_DIR names ${folder}, which is not there.`)
  const policies = licenceTypes.map(
    (type) =>
      [type, readMarketFile(folder, `policies/${type.toLowerCase()}.yaml`, policyFile)] as const,
  )
  return {
    market: readMarketFile(folder, 'market.yaml', marketFile),
    operator: readMarketFile(folder, 'operator.yaml', operatorFile),
    licences: readMarketFile(folder, 'licences.yaml', licencesFile),
    policies: Object.fromEntries(policies) as Record<LicenceType, LicencePolicy>,
  }
}

/** Returns true where the operator has a file of their own under this name. */
export function hasOwnFile(folder: string | null, file: string): boolean {
  return folder !== null && existsSync(join(folder, file))
}

/**
 * Reads one file: the operator's, or ours where there is none. Throws BadMarketFile with one
 * sentence.
 */
export function readMarketFile<Schema extends v.GenericSchema>(
  folder: string | null,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const path = folder !== null && hasOwnFile(folder, file) ? join(folder, file) : join(OURS, file)
  let content: unknown
  try {
    content = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BadMarketFile(
      `${path} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  }
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  throw new BadMarketFile(`${path}: ${sentenceOf(result.issues[0])}.`)
}
