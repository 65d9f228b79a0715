import { isDateFormat } from './day-text.ts'
import type { Route } from './route.ts'

/** The look and behaviour of the book for one visitor. */
export interface BookSettings {
  /** Where the book's answers come from, `https://…/book/api`. */
  api: string
  /** `de-DE` and the like. */
  culture: string
  /** Empty for a visitor. */
  token: string
  /** 0 decimal, 1 fractional, 2 American, 3 Hong Kong, 4 Indonesian, 5 Malaysian. */
  oddsFormat: number
  themeName: string
  /** 0 ask, 1 take higher prices, 2 take any, 3 try the first price. */
  oddsChangeAction: number
  /** Height of what the host keeps at the top, in pixels. */
  stickyTop: number
  /** Height of what the host keeps at the bottom, in pixels. */
  stickyBottom: number
  /** Order of the parts of a date; empty for the language's own. */
  dateFormat: string
  /** The day with which a week begins; 0 is a Sunday. */
  startDayWeek: number
  /** The part of the slip that opens: 0 singles, 1 a multiple, 2 systems; null for the usual one. */
  betSlipType: number | null
  /** Height that the host keeps above the slip; null for as much as at the top of the page. */
  slipTop: number | null
  /** Width that the host keeps at the right of the slip, in pixels. */
  slipRight: number
  /** How high the slip lies over the host's page; null for the book's own. */
  slipLayer: number | null
  /** Families of fonts, as style sheets write them; empty for the book's own. */
  fonts: string
  /**
   * Stake that a new slip begins with, in whole units of the player's currency, as decimal text.
   */
  defaultStake: string
  predefinedStakes: readonly string[]
}

/** The events that the host gets. Each face gives them its own names. */
export interface BookCallbacks {
  onRouterLoad?(): void
  onRouteChange?(route: Route): void
  onEventSelect?(event: {
    id: number
    liveTime?: string
    sportId: number
    catId: number
    champId: number
  }): void
  onOddSelect?(odd: { id: number; eventId: number; champId: number }): void
  onChampionshipSelect?(championship: { id: number }): void
  onTopSportClick?(sport: { id: number; typeId: number }): void
  onHorseRaceSelect?(race: { horseRaceId: number; horseRaceName: string }): void
  onSignIn?(): void
  onRegister?(): void
  onTokenExpired?(): unknown
  /**
   * The slip costs more than the player has: `totalStake` in whole units of the currency, 12.5 for
   * €12.50, as the vendor's other stakes (`defaultStake`, `predefinedStakes`) are. The vendor does
   * not document the unit.
   */
  onInsufficientBalance?(facts: { totalStake: number }): void
  onBetPlacement?(ids: readonly number[]): void
  /** Words in the player's language; null where the book knows no reason. */
  onBetPlacementError?(text: string | null): void
  onSelectionCountChange?(count: number): void
  onCashOut?(): void
  onConnectionError?(): void
  /** The host's address of a place in the book, where the host leads the book. */
  hrefOf?(route: Route): string
  /** An address that opens the slip of a code, where the host has one. */
  linkOfCode?(code: string): string
}

export const DEFAULTS: Omit<BookSettings, 'api'> = {
  culture: 'en-GB',
  token: '',
  oddsFormat: 0,
  themeName: 'dark',
  oddsChangeAction: 0,
  stickyTop: 0,
  stickyBottom: 0,
  dateFormat: '',
  startDayWeek: 1,
  betSlipType: null,
  slipTop: null,
  slipRight: 0,
  slipLayer: null,
  fonts: '',
  defaultStake: '',
  predefinedStakes: ['5', '10', '25', '50'],
}

/** Where a language is written in several ways, the way of a host that names no country. */
const CULTURES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  ar: 'ar-SA',
  pt: 'pt-BR',
  et: 'et-EE',
}
const FORMATS = 6
const ACTIONS = 4
const DAYS = 7
/** The vendor's fourth type, a teaser, is not offered. */
const SLIP_TYPES = 3
const HIGHEST_LAYER = 2_147_483_647
const MOST_FONTS = 10

/** Takes over what fits; what does not parse is ignored, as the vendors do. */
export function withSettings(
  settings: BookSettings,
  given: Readonly<Record<string, unknown>>,
): BookSettings {
  const next = { ...settings }
  if (typeof given.culture === 'string' && /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(given.culture))
    next.culture = CULTURES[given.culture] ?? given.culture
  if (typeof given.token === 'string') next.token = given.token
  if (typeof given.themeName === 'string') next.themeName = given.themeName
  next.oddsFormat = choiceOf(given.oddsFormat ?? given.oddsformat, FORMATS) ?? settings.oddsFormat
  next.oddsChangeAction = choiceOf(given.oddsChangeAction, ACTIONS) ?? settings.oddsChangeAction
  next.stickyTop = pixelsOf(given.overlayOffset ?? given.stickyTop) ?? settings.stickyTop
  next.stickyBottom = pixelsOf(given.betSlipOffsetBottom) ?? settings.stickyBottom
  if (isDateFormat(given.dateFormat)) next.dateFormat = given.dateFormat
  next.startDayWeek = choiceOf(given.startDayWeek, DAYS) ?? settings.startDayWeek
  next.betSlipType = choiceOf(given.betSlipType, SLIP_TYPES) ?? settings.betSlipType
  next.slipTop = pixelsOf(given.betSlipOffsetTop) ?? settings.slipTop
  next.slipRight = pixelsOf(given.betSlipOffsetRight) ?? settings.slipRight
  next.slipLayer = choiceOf(given.betslipZIndex, HIGHEST_LAYER) ?? settings.slipLayer
  next.fonts = fontsOf(given.fontFamilies) ?? settings.fonts
  if (isStake(given.defaultStake)) next.defaultStake = String(given.defaultStake)
  if (
    Array.isArray(given.predefinedStakes) &&
    given.predefinedStakes.every(isStake) &&
    given.predefinedStakes.length > 0
  )
    next.predefinedStakes = given.predefinedStakes.slice(0, 6).map(String)
  return next
}

function choiceOf(value: unknown, count: number): number | null {
  const number = Number(value ?? Number.NaN)
  return Number.isInteger(number) && number >= 0 && number < count ? number : null
}

function pixelsOf(value: unknown): number | null {
  const number = Number(value ?? Number.NaN)
  return number >= 0 && number < 1_000 ? number : null
}

/** Names of fonts, or whole lists of them; null where one is not such. */
function fontsOf(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_FONTS) return null
  return value.every((each) => typeof each === 'string' && /^[\p{L}\d ,"'_-]{1,200}$/u.test(each))
    ? value.join(', ')
    : null
}

function isStake(value: unknown): boolean {
  return /^\d{1,8}(\.\d{1,2})?$/.test(String(value ?? ''))
}
