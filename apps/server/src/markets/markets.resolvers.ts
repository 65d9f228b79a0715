import { legalPages } from '#rules/licences.ts'
import { passwordRuleCodes } from '#rules/password.ts'
import type { RequestContext } from '../kit/request-context.ts'
import type {
  ChatSettings,
  Licence,
  RegistrationResult,
  Resolvers,
  Settings,
} from '../schema/resolvers.generated.ts'
import type { Licences } from './licences.ts'
import { currencyOfCountry } from './market.ts'
import { sealScriptOf } from './seals.ts'

/** Where a player is at home, from their registration. */
interface HomeMarket {
  country: string
  currency: string
  btag: string | null
}

export interface MarketsDeps {
  config: {
    registrationResult: RegistrationResult
    sealScriptUrl: string
    chat: ChatSettings | null
  }
  licences: Licences
  /** The languages with enough words, each with its name in itself. */
  supportedLanguages(): readonly { code: string; name: string }[]
  /** Returns null when no player has this id. */
  findHome(playerId: string): Promise<HomeMarket | null>
}

/** Shape of affiliates' tags; any other text is no tag. */
const BTAG = /^[\w.:-]{1,64}$/

/** Cookie in which the site keeps the affiliate's tag of the link that led the visitor here. */
const BTAG_COOKIE = 'btag'

export function marketsResolvers(deps: MarketsDeps): Resolvers {
  return {
    Query: { settings: (_root, { input }, context) => settingsOf(deps, context, input?.btag) },
  }
}

async function settingsOf(
  deps: MarketsDeps,
  { viewer, cookies }: RequestContext,
  given: string | null | undefined,
): Promise<Settings> {
  const home = viewer && (await deps.findHome(viewer.playerId))
  const { market } = deps.licences
  const country = home?.country ?? market.defaultCountry
  const { name, legalName, registrationNumber, address, demonstration } = deps.licences.operator
  return {
    supportedLanguages: [...deps.supportedLanguages()],
    currencies: {
      allowedCurrencies: [...market.allowedCurrencies],
      currentCurrency: home?.currency ?? currencyOfCountry(country, market),
    },
    countries: { currentCountry: country, blockedCountries: [...market.blockedCountries] },
    btag: tagIn(given) ?? (home ? home.btag : tagIn(cookies.get(BTAG_COOKIE))),
    hideAcceptNewsLetter: market.hideAcceptNewsLetter,
    // Looked up for each question: a country without a licence is refused that answer, and keeps
    // all others.
    get licence() {
      return licenceIn(country, deps)
    },
    operator: { name, legalName, registrationNumber, address, demonstration },
    enforcedCountries: [...market.enforcedCountries],
    sportsProvider: market.sportsProvider,
    chat: chatIn(deps.config.chat),
    get templates() {
      return legalPages(deps.licences.licenceOf(country).type)
    },
    registrationResult: deps.config.registrationResult,
  }
}

function licenceIn(country: string, { config, licences }: MarketsDeps): Licence {
  const { type, number, sealId, autoCountry, autoCurrency } = licences.licenceOf(country)
  const { regulator, passwordRule, shortestName } = licences.policyOf(country)
  const sealScriptUrl = sealScriptOf(config.sealScriptUrl, sealId)
  return {
    type,
    number,
    regulator,
    sealId,
    sealScriptUrl,
    autoCountry,
    autoCurrency,
    pages: legalPages(type),
    passwordRule: passwordRuleCodes[passwordRule],
    shortestName,
  }
}

/** Returns the facts of the chat that a page needs, without those that only the casino may know. */
function chatIn(chat: ChatSettings | null): ChatSettings | null {
  if (!chat) return null
  const { type, id, scriptUrl, scriptId, buttonId } = chat
  return { type, id, scriptUrl, scriptId, buttonId }
}

function tagIn(text: string | null | undefined): string | null {
  return text && BTAG.test(text) ? text : null
}
