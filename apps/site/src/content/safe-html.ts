import DOMPurify from 'dompurify'

const TAGS = 'p br hr h2 h3 h4 blockquote ul ol li dl dt dd strong b em i u s small sub sup code a table caption thead tbody tr th td'

/**
 * HTML from the content system as this browser reads it, with nothing left but text, structure and links (W4). Where there is no browser,
 * the text comes straight from the server's own sanitiser.
 */
export function safeHtml(html: string): string {
  if (!DOMPurify.isSupported) return html
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ['href', 'title', 'target', 'rel', 'scope', 'colspan', 'rowspan', 'id', 'data-column'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
