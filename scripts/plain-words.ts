/**
 * Words behind which a reader has to find out who or what is meant, and old words that a reader of
 * English as a second language has to look up, each with what to write instead; docs/glossary.md
 * has the terms.
 */
const UNCLEAR: Readonly<Record<string, string>> = {
  anew: 'again',
  'in vain': 'without success',
  'for want of': 'without',
  upon: 'on',
  lest: 'so that … not',
  hence: 'so',
  thus: 'so',
  thereby: 'by this',
  whence: 'from where',
  somebody: 'a player, a visitor or a caller',
  nobody: 'no player, no visitor or no caller',
  anybody: 'any player, visitor or caller',
  everybody: 'all players, visitors or callers',
  whoever: 'each player, visitor or caller who',
  whomever: 'each player, visitor or caller whom',
  stranger: 'a visitor',
  strangers: 'visitors',
  'of ours': 'our, before the noun',
  'of theirs': 'their, before the noun',
  door: 'an entry file',
  doors: 'entry files',
  ear: 'a listener',
  ears: 'listeners',
  'our house': 'the casino',
  'the house': 'the casino',
  'this house': 'the casino',
  'whole house': 'the casino',
}

/** Words that hide the subject when a comment begins with them. */
const NO_SUBJECT: Readonly<Record<string, string>> = {
  of: 'the thing or the function itself',
  'the same': 'the thing or the function itself',
  whom: 'the player, visitor or caller',
  whose: 'the owner',
}

const anyOf = (words: Readonly<Record<string, string>>) => Object.keys(words).join('|')
const FOUND = new RegExp(
  String.raw`\b(?:${anyOf(UNCLEAR)})\b(?!\/)|^(?:${anyOf(NO_SUBJECT)})\b`,
  'i',
)

/**
 * Text in which a word may stand because it is quoted: names in code, titles of tests, addresses of
 * links.
 */
const QUOTED = /`[^`]*`|(?<!\w)'[^']*'|"[^"]*"|\]\([^)]*\)/g

/**
 * Returns the unclear words in comments of TypeScript and CSS, in a schema or in a document, each
 * with its line, counted from 1, and with the words to use instead.
 */
export function findUnclearWords(
  text: string,
  path: string,
): { line: number; word: string; instead: string }[] {
  const read = path.endsWith('.md')
    ? readDocument
    : path.endsWith('.graphql')
      ? readSchema
      : readComments
  return read(text.split('\n')).flatMap(({ line, words }) => {
    const word = words.replace(QUOTED, 'x').trim().match(FOUND)?.[0]
    if (!word) return []
    const key = word.toLowerCase()
    return [{ line, word, instead: UNCLEAR[key] ?? NO_SUBJECT[key] ?? '' }]
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
