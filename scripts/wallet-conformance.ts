import { generateKeyPairSync } from 'node:crypto'
import { ALL_CASES } from '#wallet-dialects/conformance/cases/all-cases.ts'
import type { Operator } from '#wallet-dialects/conformance/desk.ts'
import { openSender } from '#wallet-dialects/conformance/http-sender.ts'
import {
  asksForHelp,
  type Options,
  readOptions,
  USAGE,
} from '#wallet-dialects/conformance/options.ts'
import { countOf, tableOf } from '#wallet-dialects/conformance/report.ts'
import { runCases } from '#wallet-dialects/conformance/run-cases.ts'
import { openDialect } from '#wallet-dialects/open-dialect.ts'

/**
 * Checks of a wallet everything that a provider may rely on: docs/providers.md. Ends with 1 when a
 * case fails, with 2 when none could be run.
 */
try {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) console.log(USAGE)
  else await checkWallet(readOptions(args))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  process.exitCode = 2
}

async function checkWallet(options: Options): Promise<void> {
  const cases = ALL_CASES.filter(({ name }) => name.includes(options.only))
  const { operator, close } = options.operator
    ? operatorOf(options.dialect, options.stake, options.operator)
    : await openOwn(options)
  const onResult =
    options.asJson || !process.stderr.isTTY
      ? undefined
      : ({ name }: { name: string }) => process.stderr.write(`\r\u001b[K${name}`)
  const results = await runCases(cases, operator, onResult)
  if (onResult) process.stderr.write('\r\u001b[K')
  await close()
  const counts = countOf(results)
  console.log(
    options.asJson
      ? JSON.stringify({ dialect: options.dialect, ...counts, results }, null, 2)
      : tableOf(results),
  )
  if (!options.asJson)
    console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.leftOut} left out.`)
  process.exitCode = counts.failed > 0 ? 1 : 0
}

function operatorOf(
  name: Options['dialect'],
  stake: number,
  { url, credentials, ...seats }: NonNullable<Options['operator']>,
) {
  const forged = {
    ...credentials,
    secret: name === 'hub88' ? newPrivateKey() : `${credentials.secret}-not`,
  }
  const operator: Operator = {
    ...seats,
    dialect: openDialect(name, credentials),
    forger: openDialect(name, forged),
    send: openSender(url),
    stake,
  }
  return { operator, close: async () => {} }
}

function newPrivateKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
}

/** A wallet of our own, on an embedded database that is gone afterwards. */
async function openOwn({ dialect, stake }: Options) {
  const { openTestDatabase } = await import('#testkit/database.ts')
  const { openSeatedOperator } = await import('#testkit/seated-operator.ts')
  const db = await openTestDatabase()
  const own = await openSeatedOperator(db, dialect)
  const close = async () => {
    await own.close()
    await db.close()
  }
  return { operator: { ...own, stake }, close }
}
