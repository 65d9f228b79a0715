import { graphql, type ResultOf } from '../../lib/graphql.ts'
import { useQuery } from '../../lib/use-query.ts'

const FoundEventsQuery = graphql(`
  query FoundEvents($search: String!) {
    sportsEvents(input: { search: $search }) {
      id
      home
      away
      startsAt
      live
      path
    }
  }
`)

export type FoundEvent = ResultOf<typeof FoundEventsQuery>['sportsEvents'][number]

/** One letter fits everything. */
const LEAST_LETTERS = 2

/**
 * Matches of the sportsbook whose sides fit the text. Those of the text before stay until more is
 * known; there are none when the sportsbook does not answer.
 */
export function useFoundEvents(text: string): readonly FoundEvent[] {
  const search = text.trim()
  const pause = search.length < LEAST_LETTERS
  const [{ data }] = useQuery({ query: FoundEventsQuery, variables: { search }, pause })
  return pause ? noEvents : (data?.sportsEvents ?? noEvents)
}

const noEvents: readonly FoundEvent[] = []
