import type { LocaleLanguage } from '#contracts/locales-api.ts'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { textsOf, type Words } from './words.ts'

/** A locize project, for an operator who keeps their words there. */
export interface LocizeProject {
  /** Address of locize, without a slash at the end. */
  url: string
  projectId: string
  version: string
  /** Lets missing words be written; without it they stay in our own list. */
  apiKey: string | null
}

export interface Locize {
  /** All texts of the project: language → namespace → texts. Throws ThirdPartyDown. */
  fetchTexts(namespaces: readonly string[]): Promise<Map<string, Map<string, Map<string, string>>>>
  addMissing(
    language: string,
    namespace: string,
    words: Readonly<Record<string, string>>,
  ): Promise<void>
}

const TIMEOUT_MS = 5000
/** Most bytes of one namespace in one language. */
const MOST_BYTES = 2_000_000
const MOST_LANGUAGES = 100
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

/**
 * Speaks the public interface of locize: /languages/{project}, /{project}/{version}/{lng}/{ns},
 * /missing/{project}/…
 */
export function openLocize({ url, projectId, version, apiKey }: LocizeProject): Locize {
  async function get<Answer>(path: string): Promise<Answer> {
    try {
      const answer = await callOutside(url + path, {
        party: 'locize',
        timeoutMs: TIMEOUT_MS,
        mostBytes: MOST_BYTES,
      })
      if (answer.status === 404) return {} as Answer
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
      return JSON.parse(answer.text) as Answer
    } catch (error) {
      throw new ThirdPartyDown('locize', error)
    }
  }

  return {
    async fetchTexts(namespaces) {
      const languages = Object.keys(
        await get<Record<string, LocaleLanguage>>(`/languages/${projectId}`),
      )
        .filter((language) => LANGUAGE.test(language))
        .slice(0, MOST_LANGUAGES)
      const read = async (language: string) => {
        const texts = new Map<string, Map<string, string>>()
        for (const namespace of namespaces)
          texts.set(
            namespace,
            textsOf(await get<Words>(`/${projectId}/${version}/${language}/${namespace}`)),
          )
        return [language, texts] as const
      }
      return new Map(await Promise.all(languages.map(read)))
    },

    async addMissing(language, namespace, words) {
      if (!apiKey) return
      const answer = await callOutside(
        `${url}/missing/${projectId}/${version}/${language}/${namespace}`,
        {
          party: 'locize',
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: apiKey },
          body: JSON.stringify(words),
          timeoutMs: TIMEOUT_MS,
          mostBytes: MOST_BYTES,
        },
      ).catch((error: unknown) => {
        throw new ThirdPartyDown('locize', error)
      })
      if (!answer.ok) throw new ThirdPartyDown('locize', `It answered ${answer.status}.`)
    },
  }
}
