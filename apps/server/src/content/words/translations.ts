import { MOST_KEYS_A_WRITE, REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import type { Topics } from '../../kit/topics.ts'
import { oneTopic } from '../../kit/topics.ts'
import type { BuiltInWords } from './built-in-words.ts'
import { type Layer, type Lexicon, makeLexicon } from './lexicon.ts'
import type { Locize } from './locize.ts'
import {
  type ChangedText,
  deleteMissing,
  deleteMissingBefore,
  deleteTexts,
  insertMissing,
  listChangedTexts,
  listMissing,
  type MissingWord,
  upsertTexts,
} from './translations.store.ts'
import { baseOf, gapsOf } from './words.ts'

export interface TranslationsDeps {
  db: Database
  clock: Clock
  log: Log
  topics: Topics
  builtIn: BuiltInWords
  offered: readonly string[] | null
  /** Null when the operator keeps no words there. */
  locize: Locize | null
}

/** A write that was refused, with a sentence that gives the reason. */
export interface Refused {
  status: 400 | 404
  sentence: string
}

/** New texts by key; null takes the operator's text away again. */
export type TextChanges = Readonly<Record<string, string | null>>

export interface Translations {
  lexicon(): Lexicon
  changeTexts(language: string, namespace: string, changes: TextChanges): Promise<Refused | null>
  addMissing(
    language: string,
    namespace: string,
    words: Readonly<Record<string, string>>,
  ): Promise<Refused | null>
  listMissing(): Promise<MissingWord[]>
  /** Reads the words again: other nodes and locize may have changed them. */
  reload(): Promise<void>
  forgetOldMissing(): Promise<void>
  close(): void
}

const TOPIC = oneTopic('translations')
const MOST_MISSING = 5000
/** A key that was not requested in a week is no longer missing, or never was. */
const MISSING_KEPT_MS = 7 * 86_400_000
const LONGEST_KEY = 200
const LONGEST_TEXT = 10_000
const LONGEST_SHOWN = 1000
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/**
 * The words of the casino: those of the release, over them locize's, over them the operator's own.
 */
export async function openTranslations(deps: TranslationsDeps): Promise<Translations> {
  const { db, clock, log, topics, builtIn, offered, locize } = deps
  let fromLocize: Layer = new Map()
  let lexicon = makeLexicon({ builtIn, layers: [], offered })
  let reading = Promise.resolve()

  async function readLocize(): Promise<void> {
    if (!locize) return
    try {
      fromLocize = await locize.fetchTexts(lexicon.namespaces)
    } catch (error) {
      log.warn({ err: error }, 'locize did not answer; the words stay as they are')
    }
  }

  async function readChanges(): Promise<void> {
    lexicon = makeLexicon({
      builtIn,
      layers: [fromLocize, layerOf(await listChangedTexts(db))],
      offered,
    })
  }

  /** One after the other, so that an older reading never stands over a newer one. */
  function inTurn(read: () => Promise<void>): Promise<void> {
    reading = reading.then(read, read)
    return reading
  }

  await readLocize()
  await readChanges()
  const stop = topics.listen(TOPIC, () => {
    void inTurn(readChanges).catch((error: unknown) =>
      log.error({ err: error }, 'changed words could not be read'),
    )
  })

  return {
    lexicon: () => lexicon,

    async changeTexts(language, namespace, changes) {
      const refused = LANGUAGE.test(language)
        ? whyNotChange(lexicon, namespace, { language, changes })
        : unknown(`language ${language}`)
      if (refused) return refused
      await saveTexts(deps, { language, namespace, changes })
      await inTurn(readChanges)
      topics.publish(TOPIC, language)
      return null
    },

    async addMissing(language, namespace, words) {
      const refused = whyNotMissing(lexicon, namespace, { language, words })
      if (refused) return refused
      const known = lexicon.referenceTexts(namespace)
      const entries = Object.entries(words).filter(
        ([key]) => !known?.has(key) && !known?.has(`${key}_other`),
      )
      if (entries.length === 0) return null
      await db.transaction((tx) =>
        insertMissing(tx, { namespace, entries, seenAt: clock.now(), most: MOST_MISSING }),
      )
      log.warn(
        { namespace, keys: entries.slice(0, 20).map(([key]) => key), count: entries.length },
        'words are missing',
      )
      await locize
        ?.addMissing(language, namespace, Object.fromEntries(entries))
        .catch((error: unknown) =>
          log.warn({ err: error }, 'locize did not take the missing words'),
        )
      return null
    },

    listMissing: () => listMissing(db),
    reload: () => inTurn(async () => readLocize().then(readChanges)),
    forgetOldMissing: () => deleteMissingBefore(db, new Date(clock.nowMs() - MISSING_KEPT_MS)),
    close: stop,
  }
}

/** Saves texts, whose keys are then no longer among the missing ones. */
async function saveTexts(
  { db, clock }: TranslationsDeps,
  { language, namespace, changes }: { language: string; namespace: string; changes: TextChanges },
): Promise<void> {
  const texts = Object.entries(changes).flatMap(([key, value]) =>
    value === null ? [] : [{ language, namespace, key, value }],
  )
  const removed = Object.keys(changes).filter((key) => changes[key] === null)
  await db.transaction(async (tx) => {
    await upsertTexts(tx, texts, clock.now())
    await deleteTexts(tx, { language, namespace, keys: removed })
    await deleteMissing(
      tx,
      namespace,
      texts.map(({ key }) => key),
    )
  })
}

function layerOf(texts: readonly ChangedText[]): Layer {
  const layer = new Map<string, Map<string, Map<string, string>>>()
  for (const { language, namespace, key, value } of texts) {
    const namespaces = layer.get(language) ?? new Map<string, Map<string, string>>()
    const words = namespaces.get(namespace) ?? new Map<string, string>()
    layer.set(language, namespaces.set(namespace, words.set(key, value)))
  }
  return layer
}

function whyNotChange(
  lexicon: Lexicon,
  namespace: string,
  given: { language: string; changes: TextChanges },
): Refused | null {
  const reference = lexicon.referenceTexts(namespace)
  if (!reference) return unknown(`namespace ${namespace}`)
  const keys = Object.keys(given.changes)
  const odd = tooMany(keys) ?? tooLong(given.changes, LONGEST_TEXT)
  if (odd) return odd
  const written = keys.filter((key) => given.changes[key] !== null)
  const unknownKeys = written.filter(
    (key) => given.language !== REFERENCE_LANGUAGE && !isKnown(key),
  )
  if (unknownKeys.length > 0)
    return bad(`${REFERENCE_LANGUAGE} has no words for ${unknownKeys.slice(0, 10).join(', ')}.`)
  const broken = written.filter((key) => !keepsGaps(key, given.changes[key] ?? ''))
  return broken.length > 0
    ? bad(`The placeholders differ from ${REFERENCE_LANGUAGE}: ${broken.slice(0, 10).join(', ')}.`)
    : null

  function originalOf(key: string): string | undefined {
    return (
      reference?.get(key) ?? reference?.get(`${key.replace(/_(zero|one|two|few|many)$/, '')}_other`)
    )
  }

  function isKnown(key: string): boolean {
    return originalOf(key) !== undefined
  }

  /** A plural form may have its number in words: 'one game'. */
  function keepsGaps(key: string, text: string): boolean {
    const original = originalOf(key)
    if (original === undefined) return true
    const isPlural = reference !== null && baseOf(key, reference) !== key
    const [wanted, found] = [gapsOf(original), gapsOf(text)]
    return isPlural ? found.every((gap) => wanted.includes(gap)) : wanted.join() === found.join()
  }
}

function whyNotMissing(
  lexicon: Lexicon,
  namespace: string,
  { language, words }: { language: string; words: Readonly<Record<string, string>> },
): Refused | null {
  if (language !== REFERENCE_LANGUAGE)
    return bad(
      `Missing words are kept for the reference language only, which is ${REFERENCE_LANGUAGE}.`,
    )
  if (!lexicon.referenceTexts(namespace)) return unknown(`namespace ${namespace}`)
  return tooMany(Object.keys(words)) ?? tooLong(words, LONGEST_SHOWN)
}

function tooMany(keys: readonly string[]): Refused | null {
  return keys.length > MOST_KEYS_A_WRITE
    ? bad(`At most ${MOST_KEYS_A_WRITE} keys in one write; these are ${keys.length}.`)
    : null
}

function tooLong(words: TextChanges, longest: number): Refused | null {
  const odd = Object.entries(words).find(
    ([key, text]) => key === '' || key.length > LONGEST_KEY || (text?.length ?? 0) > longest,
  )
  return odd
    ? bad(
        `A key has 1 to ${LONGEST_KEY} characters and a text at most ${longest}: ${odd[0].slice(0, 40)}.`,
      )
    : null
}

function bad(sentence: string): Refused {
  return { status: 400, sentence }
}

function unknown(what: string): Refused {
  return { status: 404, sentence: `There is no ${what}.` }
}
