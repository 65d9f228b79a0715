import { graphql, type ResultOf } from '../../lib/graphql.ts'

export const LiveTableIdsQuery = graphql(`query LiveTableIds { liveTableIds }`)

export const LiveTablesSubscription = graphql(`
  subscription LiveTables {
    liveTables {
      id
      players
      freeSeats
      results
    }
  }
`)

export type LiveTable = ResultOf<typeof LiveTablesSubscription>['liveTables'][number]
