import { useQuery } from '../../lib/use-query.ts'
import { useViewer } from '../../session/viewer.ts'
import {
  methodsQuery,
  type QuickDepositMethod,
  quickDepositSettingsQuery,
} from './quick-deposit-methods-queries.ts'

export interface QuickDepositMethods {
  methods: readonly QuickDepositMethod[]
  /** The currency of the limits: the player's, or the market's for a visitor. */
  currency: string | null
  state: 'asking' | 'known' | 'failed'
  again: () => void
}

/** The quick-deposit methods of the player's or the visitor's affiliate. */
export function useQuickDepositMethods(): QuickDepositMethods {
  const { status, user } = useViewer()
  const [settings, settingsAgain] = useQuery({ query: quickDepositSettingsQuery })
  const market = settings.data?.settings
  const someone = status === 'visitor' || user !== null
  const affiliateCode = user?.btag ?? market?.btag ?? null
  const [methods, methodsAgain] = useQuery({
    query: methodsQuery,
    variables: { affiliateCode },
    pause: !market || !someone,
  })

  const failed = (settings.error && !market) || (methods.error && !methods.data)
  return {
    methods: methods.data?.payments ?? [],
    currency:
      user?.currency ??
      (status === 'visitor' ? (market?.currencies.currentCurrency ?? null) : null),
    state: methods.data ? 'known' : failed ? 'failed' : 'asking',
    again: () => {
      settingsAgain()
      if (market) methodsAgain()
    },
  }
}
