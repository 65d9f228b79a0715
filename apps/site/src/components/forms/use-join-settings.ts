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

/** Returns the rules of the market for registrations: null until they are known. */
export function useJoinSettings(): { settings: JoinSettings | null; failed: boolean } {
  const [{ data, error }] = useQuery({ query: joinSettingsQuery })
  return { settings: data?.settings ?? null, failed: error !== undefined && !data }
}
