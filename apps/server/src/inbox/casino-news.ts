import { formatAmount } from '#rules/money.ts'
import { type CasinoNewsKind, casinoWords, englishWords } from './casino-words.ts'

/**
 * News of the casino to a player. `key` is made from the business fact: a player gets each key
 * once.
 */
export interface CasinoNews {
  kind: CasinoNewsKind
  key: string
  /** The player's first name. */
  name?: string
  /** Minor units of `currency`. */
  amount?: bigint
  currency?: string
  /** The name of a jackpot's pool. */
  jackpot?: string
  /** A bonus's titles, by language; there is always English. */
  texts?: Readonly<Record<string, { title: string }>> & { en: { title: string } }
}

export interface WrittenMessage {
  language: string
  title: string
  /** HTML. Whatever came from people is escaped. */
  body: string
}

const LINKS: Partial<Record<CasinoNewsKind, string>> = {
  welcome: '/templates/responsible_gaming',
  withdrawal_paid: '/account/financials/pending_withdraws',
  withdrawal_declined: '/account/financials/pending_withdraws',
  jackpot_won: '/account/history/account_statement',
  bonus_offered: '/account/promotions/active',
  free_bet_given: '/account/promotions/active',
  bonus_granted: '/account/promotions/active',
  bonus_completed: '/account/promotions/active',
  bonus_expired: '/account/promotions/active',
  cashback_paid: '/account/history/account_statement',
  free_spins_offered: '/account/promotions/active',
  free_spins_ready: '/account/promotions/active',
  free_spins_won: '/account/history/account_statement',
}

/** The news in the player's language, as it stays in their inbox. */
export function writeNews(news: CasinoNews, playersLanguage: string): WrittenMessage {
  const language = playersLanguage in casinoWords ? playersLanguage : 'en'
  const { title, body, action } = (casinoWords[language] ?? englishWords)[news.kind]
  const values: Record<string, string> = {
    name: news.name ?? '',
    amount:
      news.amount === undefined || !news.currency
        ? ''
        : showAmount(news.amount, news.currency, language),
    jackpot: news.jackpot ?? '',
    bonus: (news.texts?.[language] ?? news.texts?.en)?.title ?? '',
  }
  const link = LINKS[news.kind]
  const paragraphs = body.map(
    (text) =>
      `<p>${fill(escapeHtml(text), values, (value) => `<bdi>${escapeHtml(value)}</bdi>`)}</p>`,
  )
  if (action && link) paragraphs.push(`<p><a href="${link}">${escapeHtml(action)}</a></p>`)
  return {
    language,
    title: fill(title, values, (value) => value).slice(0, 200),
    body: paragraphs.join(''),
  }
}

function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  show: (value: string) => string,
): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => show(values[name] ?? ''))
}

function showAmount(minor: bigint, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  return format.format(formatAmount(minor, currency) as Intl.StringNumericLiteral)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
