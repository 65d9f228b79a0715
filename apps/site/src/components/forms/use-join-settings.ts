import { graphql, type ResultOf } from '../../lib/graphql.ts'
import { useQuery } from '../../lib/use-query.ts'

const joinSettingsQuery = graphql(`
  query UseJoinSettings {
    settings {
      currencies { allowedCurrencies currentCurrency }
      countries { currentCountry blockedCountries }
      btag
      hideAcceptNewsLetter
      licence { autoCountry autoCurrency passwordRule shortestName }
      enforcedCountries
    }
  }
`)

export type JoinSettings = ResultOf<typeof joinSettingsQuery>['settings']

/** What the market allows: null until it is known. */
export function useJoinSettings(): { settings: JoinSettings | null; failed: boolean } {
  const [{ data, error }] = useQuery({ query: joinSettingsQuery })
  return { settings: data?.settings ?? null, failed: error !== undefined && !data }
}
