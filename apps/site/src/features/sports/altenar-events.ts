import { openAltenar } from './altenar-sdk.ts'
import { writePlace } from './book-address.ts'
import type { EventsOpener } from './events-host.ts'
import { AltenarTokenQuery } from './sports-queries.ts'

/**
 * A visitor's token does for prices, and begins no play. The book gives the player's own to the
 * same script when it opens.
 */
export const openAltenarEvents: EventsOpener = async (client, { container, go, isLeft }) => {
  const { data, error } = await client
    .query(AltenarTokenQuery, { input: { demo: true } }, { requestPolicy: 'network-only' })
    .toPromise()
  const opening = data?.altenarV2GetToken
  if (!opening) throw error ?? new Error('There is no token for the sportsbook')
  if (isLeft()) return null
  const sdk = await openAltenar(opening)
  if (isLeft()) return null
  const open = (place: Readonly<Record<string, unknown>>) =>
    go(`/sports?${writePlace(place, new URLSearchParams())}`)
  const widget = sdk.addWidget({
    widget: 'WTopEventsCarousel',
    container,
    props: {
      culture: opening.language,
      onEventSelect: ({ id, liveTime }) =>
        open({ page: liveTime ? 'liveEvent' : 'event', eventId: id }),
      onOddSelect: ({ id, eventId }) =>
        open({ page: eventId ? 'event' : 'overview', eventId, oddIds: [id] }),
      onChampionshipSelect: ({ id }) => open({ page: 'championship', championshipIds: [id] }),
    },
  })
  if (!widget) throw new Error('The sportsbook draws no events')
  return widget
}
