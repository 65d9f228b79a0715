/**
 * Words behind which a reader has to find out who or what is meant, and old words that a reader of
 * English as a second language has to look up; docs/glossary.md has the terms.
 */
const UNCLEAR =
  /\b(anew|in vain|for want of|upon|lest|hence|thus|thereby|somebody|nobody|who(?:m)?ever|whence|strangers?|of (?:ours|theirs)|doors?|ears?|(?:our|the|this|whole) house)\b(?!\/)|^(?:of|the same|whom|whose)\b/i

/**
 * Text in which a word may stand because it is quoted: names in code, titles of tests, addresses of
 * links.
 */
const QUOTED = /`[^`]*`|(?<!\w)'[^']*'|"[^"]*"|\]\([^)]*\)/g

/**
 * Returns the unclear words in comments of TypeScript and CSS, in a schema or in a document, each
 * with its line, counted from 1.
 */
export function findUnclearWords(text: string, path: string): { line: number; word: string }[] {
  const read = path.endsWith('.md')
    ? readDocument
    : path.endsWith('.graphql')
      ? readSchema
      : readComments
  return read(text.split('\n')).flatMap(({ line, words }) => {
    const word = words.replace(QUOTED, 'x').trim().match(UNCLEAR)?.[0]
    return word ? [{ line, word }] : []
  })
}

interface Line {
  line: number
  words: string
}

function readDocument(lines: readonly string[]): Line[] {
  let isCode = false
  return lines.flatMap((words, at) => {
    if (words.startsWith('```')) isCode = !isCode
    // A document is a running text, in which a line may begin with any word.
    return isCode ? [] : [{ line: at + 1, words: `- ${words}` }]
  })
}

/** Descriptions stand in quotes, which are taken away; everything else in a schema is names. */
function readSchema(lines: readonly string[]): Line[] {
  return lines.map((words, at) => ({ line: at + 1, words: words.replaceAll('"', ' ') }))
}

/**
 * Comments begin a line, or follow code after two spaces or one. The later lines of a comment may
 * begin with any word.
 */
function readComments(lines: readonly string[]): Line[] {
  let isInside = false
  let wasComment = false
  return lines.flatMap((text, at) => {
    const begins =
      text.match(/^\s*\{?\/\*\*?(.*)/)?.[1] ??
      (wasComment ? undefined : text.match(/(?:^|\s)\/\/ (.*)/)?.[1])
    const goesOn = isInside
      ? text.replace(/^\s*\*/, '')
      : wasComment
        ? text.match(/^\s*\/\/ (.*)/)?.[1]
        : undefined
    if (/^\s*\{?\/\*/.test(text)) isInside = true
    if (isInside && text.includes('*/')) isInside = false
    wasComment = /^\s*\/\/ /.test(text)
    const words = begins ?? (goesOn === undefined ? undefined : `- ${goesOn}`)
    return words === undefined ? [] : [{ line: at + 1, words }]
  })
}
