import { type BuiltPages, jsonInHtml, type PageParts } from './built-pages.ts'
import { STATE_ID } from './client/first-state.ts'
import { wordsIn } from './client/words/languages.ts'
import { WORDS_ID } from './client/words/words.ts'
import type { GameWords } from './families/game-words.ts'
import type { StudioGame } from './game-shelf.ts'
import { PAGE_OF_KIND, WITHOUT_GAME } from './page-of-kind.ts'
import type { PlayState } from './play-view.ts'
import type { Session } from './studio.store.ts'

/** Where a game is shown, and how it talks to the page around it. */
interface GamePlace {
  hostOrigin: string
  closeUrl: string
  words?: GameWords
}

/** Why there is no game. The codes are keys of the words' `problems`. */
const STATUS = { TOKEN_UNKNOWN: 404, SESSION_UNKNOWN: 404, GAME_UNKNOWN: 404, FAILED: 503 } as const

export interface NoGame {
  code: keyof typeof STATUS
  language: string
  /**
   * Null where nothing is known of a session: then any page may frame it, and there is no way out.
   */
  place: GamePlace | null
}

/**
 * The page of one game session. Only the casino that opened the session may frame it. `state` is
 * what the page would request first, where the studio knows it already.
 */
export function pageFor(
  pages: BuiltPages,
  session: Session,
  { kind, title }: Pick<StudioGame, 'kind' | 'title'>,
  state: PlayState | null,
): Response {
  return printPage(pages[PAGE_OF_KIND[kind]], {
    language: session.language,
    title,
    attributes: placeOf(session),
    ancestors: session.hostOrigin,
    opens: true,
    state,
  })
}

/**
 * The page that a player sees when a game cannot be opened: the reason, in the player's language.
 */
export function noGamePage(pages: BuiltPages, { code, language, place }: NoGame): Response {
  const attributes = `data-problem="${code}" ${place ? placeOf(place) : ''}`
  return printPage(pages[WITHOUT_GAME], {
    language,
    attributes,
    ancestors: place?.hostOrigin ?? '*',
    status: STATUS[code],
  })
}

/** The page on which every visitor can check a round. It is a page of its own, in no frame. */
export function checkPageFor(pages: BuiltPages, language: string): Response {
  return printPage(pages[WITHOUT_GAME], {
    language,
    attributes: 'data-page="check"',
    ancestors: "'none'",
  })
}

function placeOf({ hostOrigin, closeUrl, words = 'generic' }: GamePlace): string {
  return `data-host="${escapeHtml(hostOrigin)}" data-close="${escapeHtml(closeUrl)}" data-words="${words}"`
}

interface PrintedPage {
  language: string
  title?: string
  /** Attributes of the element in which the script draws. */
  attributes: string
  /** Pages that may frame this one. */
  ancestors: string
  /** Whether it opens the session of its address. */
  opens?: boolean
  state?: PlayState | null
  status?: number
}

function printPage(
  parts: PageParts,
  {
    language,
    title = '',
    attributes,
    ancestors,
    opens = false,
    state = null,
    status = 200,
  }: PrintedPage,
): Response {
  const rightToLeft = language.startsWith('ar')
  const fonts = opens ? parts.fonts : []
  // A page brings all that its first picture needs: on a slow network, a file would be waited for.
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${rightToLeft ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${fonts.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`).join('\n')}
${state ? dataBlock(STATE_ID, state) : ''}
${opens ? `<script>${parts.earlyOpen.text}</script>` : ''}
<style>${parts.style.text}</style>
<body><main id="game" ${attributes}></main>
${dataBlock(WORDS_ID, wordsIn(language))}
<script type="module">${parts.script.text}</script>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${parts.script.source}${opens ? ` ${parts.earlyOpen.source}` : ''}`,
        `style-src ${parts.style.source}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${ancestors}`,
      ].join('; '),
    },
  })
}

function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
