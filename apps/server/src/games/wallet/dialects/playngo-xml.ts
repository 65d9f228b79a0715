import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { hasFewParts } from '../../../kit/few-parts.ts'

const MOST_ELEMENTS = 60
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** An element of which each child is a name and its text. */
export interface XmlCall {
  name: string
  values: Record<string, string>
}

/**
 * Returns undefined for text that is not well-formed, declares a document type, nests deeper, has
 * many parts, or has one element twice.
 */
export function readXmlCall(raw: Buffer): XmlCall | undefined {
  if (!hasFewParts(raw, '<&=')) return undefined
  const text = raw.toString('utf8')
  // A document type declares entities and names other files: these calls need neither.
  if (text.includes('<!')) return undefined
  try {
    const { root } = parseXml(text)
    if (!root) return undefined
    const children = root.children.filter(
      (child) => !(child instanceof XmlText && child.text.trim() === ''),
    )
    if (children.length > MOST_ELEMENTS) return undefined
    const entries = children.map((child) => {
      if (
        !(child instanceof XmlElement) ||
        !child.children.every((inner) => inner instanceof XmlText)
      )
        throw new Error('not one text')
      return [child.name, child.text.trim()] as const
    })
    const values = Object.fromEntries(entries)
    return Object.keys(values).length === entries.length ? { name: root.name, values } : undefined
  } catch {
    return undefined
  }
}

export function writeXml(name: string, values: Readonly<Record<string, string>>): string {
  const inner = Object.entries(values).map(
    ([key, text]) => `<${key}>${text.replace(/[&<>]/g, (each) => ESCAPES[each] ?? each)}</${key}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner.join('')}</${name}>`
}
