import { pino } from 'pino'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { openFieldRules } from '../../apps/server/src/edge/graphql/field-rules.ts'
import { openRunner, type Runner } from '../../apps/server/src/edge/graphql/graphql-run.ts'
import { takeSnapshot } from '../../apps/server/src/games/catalogue/snapshot.ts'
import { gamesFields } from '../../apps/server/src/games/games.fields.ts'
import {
  type GamesResolversDeps,
  gamesResolvers,
} from '../../apps/server/src/games/games.resolvers.ts'
import type { RequestContext } from '../../apps/server/src/kit/request-context.ts'
import { makeSchema } from '../../apps/server/src/schema/schema.ts'
import { queryOfSite } from '../http/http.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

const GAMES = 300
const ROUNDS = 25
const WARM_UP = 10
const PER_ROUND = 100
const VARIABLES = { collection: { categories: ['SLOT_GAMES'] }, paging: { page: 0, records: 60 } }

/**
 * Measures a page of sixty games without HTTP and caches: by the site's own query, which is
 * compiled, and by another query, which is not.
 */
export async function benchCompiled(): Promise<BenchRow[]> {
  const runner = openCatalogue()
  const own = queryOfSite('Games')
  const strange = own.replace('query Games', 'query Bench')
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const took = [await timeOf(runner, own), await timeOf(runner, strange)] as const
    if (round < 0) continue
    ours.push(took[0])
    theirs.push(took[1])
  }
  const [value, yardstick] = [median(theirs), median(ours)]
  const names = { name: 'a page of 60 games by a query that is not compiled, CPU', unit: 'ms' }
  return [
    {
      ...names,
      value,
      yardstick: { name: 'ms the same of the site, compiled', value: yardstick },
      ratio: value / yardstick,
    },
  ]
}

function openCatalogue(): Runner {
  const log = pino({ level: 'silent' })
  const games = Array.from({ length: GAMES }, (_, at) =>
    listedGame(`game-${at}`, { name: `Game ${at}` }),
  )
  const snapshot = takeSnapshot(listing(games), new Map())
  const catalogue = { current: () => snapshot, refresh: async () => {} }
  const schema = makeSchema([gamesResolvers({ catalogue, log } as unknown as GamesResolversDeps)])
  return openRunner({
    schema,
    rules: openFieldRules(schema, [gamesFields(catalogue)]),
    production: true,
    log,
  })
}

/**
 * Milliseconds that the processor takes for one answer, as text: they do not depend on what else
 * runs on the machine.
 */
async function timeOf(runner: Runner, query: string): Promise<number> {
  const context = { viewer: null, language: 'en', requestId: '' } as RequestContext
  const began = process.cpuUsage()
  for (let at = 0; at < PER_ROUND; at++) {
    const { result } = await runner.run(
      { query, operationName: null, variables: VARIABLES },
      context,
    )
    if (JSON.stringify(result).length < 1000) throw new Error('There are no games.')
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / PER_ROUND
}
