import type { TFunction } from 'i18next'
import type { Client } from 'urql'
import { GamesQuery } from '../../components/games/casino-queries.ts'
import type { PageQuery } from '../../components/page/lazy-page.ts'
import { ShellQuery } from '../../components/settings/shell-queries.ts'
import { escapeJson } from './escape.ts'
import { addressIn, type ShownContent } from './share.ts'

interface NamedGame {
  id: string
  name: string
  logo: string
  brand: { name: string }
}

interface StructuredParts {
  path: string
  /** The game of the page. */
  game: ShownContent['game']
  /** The games that the page lists. */
  games: readonly NamedGame[]
  legalName: string | undefined
  language: string
  publicUrl: string
  t: TFunction
}

/** A list of games is sent with its first rows only: the whole would make every page larger. */
const MOST_LISTED = 20

/**
 * Draws the subject of a page in the words of schema.org, as JSON-LD: the casino on its home page,
 * a game on its own, and the games of a list. A block of data is no script, so the content security
 * policy has nothing to allow. Empty where there is nothing to describe.
 */
export function drawStructuredData(parts: StructuredParts): string {
  const facts = [...(parts.path === '/' ? house(parts) : []), ...gameOf(parts), ...listOf(parts)]
  if (facts.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts })
  return `<script type="application/ld+json">${escapeJson(json)}</script>`
}

function house({ publicUrl, language, legalName, t }: StructuredParts): object[] {
  const url = addressIn(publicUrl, '/', null)
  const name = t('site_name', { ns: 'share' })
  const organisation = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    ...(legalName ? { legalName } : {}),
    url,
    logo: addressIn(publicUrl, '/icons/icon-512.png', null),
  }
  const site = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: language,
    publisher: { '@id': organisation['@id'] },
  }
  return [organisation, site]
}

function gameOf({ game, path, publicUrl }: StructuredParts): object[] {
  return game ? [describe({ ...game, url: addressIn(publicUrl, path, null) })] : []
}

function listOf({ games, publicUrl }: StructuredParts): object[] {
  const items = games.slice(0, MOST_LISTED).map((game, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: describe({
      ...game,
      url: addressIn(publicUrl, `/play/demo/${encodeURIComponent(game.id)}`, null),
    }),
  }))
  return items.length > 0 ? [{ '@type': 'ItemList', itemListElement: items }] : []
}

function describe({ name, logo, brand, url }: Omit<NamedGame, 'id'> & { url: string }): object {
  return {
    '@type': 'VideoGame',
    name,
    url,
    image: logo,
    author: { '@type': 'Organization', name: brand.name },
    applicationCategory: 'Game',
    gamePlatform: 'Web browser',
  }
}

/**
 * The games that a page lists, and the name that the operator has in law, out of the answers that
 * the page is drawn with.
 */
export function structuredFacts(client: Client, queries: readonly PageQuery[], mobile: boolean) {
  const query = queries.find(({ document }) => document === GamesQuery)
  const list = query && client.readQuery(GamesQuery, query.variables as never)?.data
  return {
    games: list?.collection.games.edges.results ?? [],
    legalName: client.readQuery(ShellQuery, { mobile })?.data?.settings.operator?.legalName,
  }
}
