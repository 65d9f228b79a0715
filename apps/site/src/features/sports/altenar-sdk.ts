import { loadScript } from '../../lib/load-script.ts'
import type { BookPlace } from './book-address.ts'

/** The part of the vendor's script that the page uses, `window.altenarWSDK`. */
export interface AltenarSdk {
  init(options: { integration: string; culture: string; token: string; themeName: string }): void
  set(changed: Partial<BookPlace> & { culture?: string; token?: string }): void
  addSportsBook(place: { container: Element; props: AltenarProps }): { remove(): void } | undefined
  addWidget(place: {
    widget: 'WTopEventsCarousel'
    container: Element
    props: AltenarEventsProps
  }): { remove(): void } | undefined
}

export interface AltenarEventsProps {
  /** The script keeps the language that it was opened with until a book stands. */
  culture: string
  onEventSelect(event: { id: number; liveTime?: string }): void
  onOddSelect(odd: { id: number; eventId?: number }): void
  onChampionshipSelect(championship: { id: number }): void
}

export interface AltenarProps extends Partial<BookPlace> {
  routerType: 'memory'
  /** Height of what sticks at the top of our page, in pixels. */
  overlayOffset: number
  /** Height of what sticks at the bottom, in pixels. */
  betSlipOffsetBottom: number
  onRouteChange(place: Readonly<Record<string, unknown>>): void
  onSignInButtonClick(): void
  onUserTokenExpiration(): void
  onInsufficientBalance(): void
  onConnectionError(): void
}

export interface AltenarOpening {
  scriptUrl: string
  integration: string
  language: string
  token: string
}

/** Stands in for a script that did not come: the page goes on without a book. */
export const noBook: AltenarSdk = {
  init() {},
  set() {},
  addSportsBook: () => ({ remove() {} }),
  addWidget: () => undefined,
}

let opened: { scriptUrl: string; integration: string } | null = null

/**
 * Loads the vendor's script and opens it once for each script and integration. Returns what stands
 * in for it, after a line in the console, when the script does not come.
 */
export async function openAltenar({
  scriptUrl,
  integration,
  language,
  token,
}: AltenarOpening): Promise<AltenarSdk> {
  try {
    await loadScript(scriptUrl)
  } catch (error) {
    console.error('The script of the sportsbook could not be loaded', error)
    return noBook
  }
  const sdk = (window as { altenarWSDK?: AltenarSdk }).altenarWSDK
  if (!sdk) {
    console.error(`The script of the sportsbook at ${scriptUrl} brings no altenarWSDK`)
    return noBook
  }
  if (opened?.scriptUrl !== scriptUrl || opened.integration !== integration) {
    sdk.init({ integration, culture: language, token, themeName: 'dark' })
    opened = { scriptUrl, integration }
  }
  return sdk
}
