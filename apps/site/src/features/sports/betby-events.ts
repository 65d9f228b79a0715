import { loadBetby } from './betby-sdk.ts'
import type { EventsOpener } from './events-host.ts'
import { addressOfPath } from './path-address.ts'
import { BetByTokenQuery } from './sports-queries.ts'

/** Page of the vendor's script that is shown: the operator puts it together at the vendor. */
const PAGE = 'operator_page'

/** Betby's promo shows itself without a token. */
export const openBetbyEvents: EventsOpener = async (
  client,
  { container, go, openModal, isLeft },
) => {
  const { data, error } = await client
    .query(BetByTokenQuery, { input: { demo: true } }, { requestPolicy: 'network-only' })
    .toPromise()
  const opening = data?.betByGetToken
  if (!opening) throw error ?? new Error('There is no token for the sportsbook')
  if (isLeft()) return null
  const Script = await loadBetby(opening.scriptUrl)
  if (isLeft()) return null
  const open = (path: string | undefined) =>
    go(`/sports?${addressOfPath(path ?? '/', new URLSearchParams())}`)
  const promo = new Script()
  promo.initialize({
    brand_id: opening.brandId,
    themeName: opening.skin,
    lang: opening.language,
    target: container,
    url: '/',
    widgetName: 'promo',
    widgetParams: {
      placeholder: PAGE,
      onBannerClick: ({ url, customAction }: { url?: string; customAction?: string }) =>
        customAction === 'login' || customAction === 'register'
          ? openModal(customAction)
          : open(url),
      onOutcomeClick: ({ url }: { url?: string }) => open(url),
    },
    onLogin: () => openModal('login'),
    onRegister: () => openModal('register'),
  })
  return { remove: () => promo.kill() }
}
