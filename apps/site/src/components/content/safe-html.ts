import DOMPurify from 'dompurify'
import { pathWithin } from '#rules/local-path.ts'

const TAGS =
  'p br hr h2 h3 h4 blockquote ul ol li dl dt dd strong b em i u s small sub sup code a table caption thead tbody tr th td'

if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', stayHere)

/**
 * HTML from the content system as this browser reads it, with nothing left but text, structure and
 * links (W4). Where there is no browser, the text comes straight from the server's own sanitiser.
 */
export function safeHtml(html: string): string {
  if (!DOMPurify.isSupported) return html
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: [
      'href',
      'title',
      'target',
      'rel',
      'scope',
      'colspan',
      'rowspan',
      'id',
      'data-column',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}

/**
 * The server knows one address of the casino; a visitor who has come by another one stays there
 * when they follow a link that names it.
 */
function stayHere(element: Element): void {
  const path =
    element.localName === 'a'
      ? pathWithin(element.getAttribute('href') ?? '', location.origin)
      : null
  if (path === null) return
  element.setAttribute('href', path)
  element.removeAttribute('target')
  element.removeAttribute('rel')
}
