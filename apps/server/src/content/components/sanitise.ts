import sanitizeHtml from 'sanitize-html'
import { asOwnPath, isSafeLink } from './addresses.ts'

/** Tags within each other; deeper ones are dropped and their text stays. */
const DEEPEST = 60

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: DEEPEST,
}

/**
 * A link to another site opens beside it and learns nothing about where it was pressed; one to
 * nowhere good is just text.
 */
function addressed(href: string): sanitizeHtml.Attributes {
  // Text between double braces is checked when it has been filled in.
  if (!isSafeLink(href) && !href.includes('{{')) return {}
  return /^https:/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href }
}

/**
 * Returns HTML with nothing left in it but text, its structure and links: no scripts, styles,
 * frames, forms, images, ids or classes (W4). A link below `publicUrl` becomes a path of the
 * casino.
 */
export function sanitiseHtml(html: string, publicUrl?: string): string {
  const a: sanitizeHtml.Transformer = (tagName, { href = '', title }) => ({
    tagName,
    attribs: { ...addressed(asOwnPath(href.trim(), publicUrl)), ...(title ? { title } : {}) },
  })
  return sanitizeHtml(html, { ...options, transformTags: { a } })
}
